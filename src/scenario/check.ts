import type { Library } from './cards';
import { SCENARIO_PROBLEMS, type Place, type ScenarioDiagnostic } from './read';
import type { Action, Scenario } from './schema';

/** What a scenario speaks of that is not there: cards, decks and players. It cannot be played. */
export function findUnknown(scenario: Scenario, place: Place, library: Library): readonly ScenarioDiagnostic[] {
  const problem = (kind: 'unknownCard' | 'wrongShape', path: string, reason: string): ScenarioDiagnostic => ({
    ...SCENARIO_PROBLEMS[kind],
    severity: 'error',
    ...place,
    scenario: scenario.id,
    path,
    reason,
  });
  const players = scenario.players.map(({ id }) => id);
  const stages = [...(scenario.earlier ?? []).map(({ actions }, at) => ({ actions, path: `$.earlier[${at}]` }))];
  const actions = [...stages, { actions: scenario.actions, path: '$' }].flatMap(({ actions: list, path }) =>
    list.map((action, at) => ({ action, path: `${path}.actions[${at}].player` })),
  );
  return [
    ...scenario.setup.flatMap(({ card }, at) =>
      card === undefined || library.find(card) !== undefined
        ? []
        : [problem('unknownCard', `$.setup[${at}].card`, `no card "${card}" is given`)],
    ),
    ...scenario.players.flatMap(({ deck }, at) =>
      deck === undefined || deck === 'none' || Object.hasOwn(library.decks, deck)
        ? []
        : [problem('unknownCard', `$.players[${at}].deck`, `no deck "${deck}" is given`)],
    ),
    ...actions
      .filter(({ action }) => !plays(players, action))
      .map(({ action, path }) => problem('wrongShape', path, `${action.player ?? ''} does not play`)),
  ];
}

function plays(players: readonly string[], { player }: Action): boolean {
  return player === undefined || players.includes(player);
}
