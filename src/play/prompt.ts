import type { Decision, LegalAction } from '../engine/decision';
import { characteristicsOf } from '../engine/characteristics/characteristics';
import type { Game } from '../engine/world';
import { faceOf } from '../vm/pool';
import type { PlayerId } from '../vm/entity';
import { objectOf } from '../engine/write';
import { abilityWords, nameOf, optionWords, playerName } from './words';

/** What a player is asked: a question, numbered options, and how to answer. */
export interface Prompt {
  readonly question: string;
  readonly options: readonly string[];
  /** How an answer is typed. */
  readonly how: string;
}

/** The question that a decision puts to its player. */
export function promptOf(game: Game, decision: Decision): Prompt {
  const { player, reason, by } = decision;
  const who = by === undefined ? playerName(game, player) : `${playerName(game, by)} for ${playerName(game, player)}`;
  const about =
    reason.source === null || game.state.objects[reason.source] === undefined
      ? ''
      : ` (${nameOf(game, reason.source)})`;
  const words = (entity: Parameters<typeof optionWords>[1]): string => optionWords(game, entity, player);
  const ask: Ask = (question, options, how) => ({
    question: `${who}${about}: ${question}`,
    options,
    how,
  });
  switch (decision.kind) {
    case 'priority':
      return ask(
        'what do you do?',
        decision.actions.map((action) => actionWords(game, player, action)),
        'a number; an empty line passes',
      );
    case 'choose':
    case 'targets': {
      const what = decision.kind === 'targets' ? 'targets' : purposeWords[decision.purpose];
      return ask(`choose ${between(decision)} ${what}`, decision.options.map(words), 'numbers, or none');
    }
    case 'modes':
      return ask(
        `choose ${between(decision)} of the modes`,
        decision.options.map((mode) => modeWords(game, decision, mode)),
        'numbers',
      );
    case 'number':
      return ask(
        `${decision.what === 'x' ? 'X' : 'how many'}, from ${decision.min} to ${decision.max}?`,
        [],
        'a number',
      );
    case 'yesNo':
      return ask(yesNoWords(decision), [], 'yes or no');
    case 'word':
      return decision.options === 'anyName'
        ? ask(`${decision.what}?`, [], 'a name')
        : ask(`${decision.what}?`, decision.options, 'a number or the word');
    case 'option':
      return ask(
        'choose one',
        decision.options.map(({ label, entity }) => labelled(game, label, entity)),
        'a number',
      );
    case 'order':
      return ask(
        'in which order? The first is done first.',
        decision.options.map(({ label, entity }) => labelled(game, label, entity)),
        'all numbers in order; an empty line leaves them so',
      );
    case 'divide':
      return ask(
        `divide ${decision.total}, at least ${decision.least} each`,
        decision.among.map(words),
        'an amount for each',
      );
    case 'arrange':
    case 'pay':
    case 'attackers':
    case 'blockers':
      return arranging(game, decision, ask);
  }
}

type Ask = (question: string, options: readonly string[], how: string) => Prompt;

/** Questions about many things at once. */
function arranging(game: Game, decision: DecisionOf<'arrange' | 'pay' | 'attackers' | 'blockers'>, ask: Ask): Prompt {
  switch (decision.kind) {
    case 'arrange':
      return ask(
        `put these on ${decision.piles.join(' / ')}`,
        decision.cards.map((card) => optionWords(game, card, decision.player)),
        `numbers in order, with / between ${decision.piles.join(' and ')}`,
      );
    case 'pay':
      return ask(
        `pay ${decision.cost}`,
        decision.options.map((option) => (option.kind === 'manaAbility' ? nameOf(game, option.object) : option.kind)),
        'a number, or cancel',
      );
    case 'attackers':
      return ask(
        'which creatures attack?',
        attackWords(game, decision),
        'numbers, or all; 1>2 attacks the second that 1 could attack; an empty line is none',
      );
    case 'blockers':
      return ask(
        'which creatures block?',
        blockWords(game, decision),
        'numbers; 1>2 blocks the second that 1 could block; an empty line is none',
      );
  }
}

type DecisionOf<K extends Decision['kind']> = Extract<Decision, { readonly kind: K }>;

function between({
  min,
  max,
  options,
}: {
  readonly min: number;
  readonly max: number;
  readonly options: readonly unknown[];
}): string {
  const most = Math.min(max, options.length);
  return min === most ? `${min}` : min === 0 ? `up to ${most}` : `from ${min} to ${most}`;
}

const purposeWords: Readonly<Record<DecisionOf<'choose'>['purpose'], string>> = {
  target: 'targets',
  sacrifice: 'to sacrifice',
  discard: 'to discard',
  search: 'among the cards found',
  legendRule: 'to keep',
  cost: 'to pay with',
  effect: 'of these',
  mulliganBottom: 'to put on the bottom of your library',
  handSize: 'to discard, since your hand is too large',
  attachment: 'to attach it to',
  copy: 'to copy',
  top: 'to put on top',
  bottom: 'to put on the bottom',
  graveyard: 'to put into the graveyard',
};

function yesNoWords({ what, label }: DecisionOf<'yesNo'>): string {
  switch (what) {
    case 'mulligan':
      return 'do you take a mulligan?';
    case 'may':
      return 'do you do it?';
    case 'pay':
      return 'do you pay?';
    case 'optionalCost':
      return `do you pay ${label ?? 'the additional cost'}?`;
    case 'replacement':
      return 'does it apply?';
  }
}

function actionWords(game: Game, player: PlayerId, action: LegalAction): string {
  switch (action.kind) {
    case 'pass':
      return 'pass';
    case 'playLand':
      return `play ${faceName(game, action.object, action.face)}`;
    case 'cast': {
      const { manaCost } = characteristicsOf(game, action.object);
      const cost = action.way === 'normal' && manaCost !== null ? ` ${manaCost}` : '';
      const way = action.way === 'normal' ? '' : ` (${action.way})`;
      const { zone, owner } = objectOf(game, action.object);
      const from = zone === 'hand' && owner === player ? '' : ` from ${zone}`;
      return `cast ${faceName(game, action.object, action.face)}${cost}${way}${from}`;
    }
    case 'activate':
      return `${nameOf(game, action.object)}: ${abilityWords(game, action.ability)}`;
    case 'special':
      return `${action.action} ${nameOf(game, action.object)}`;
  }
}

function faceName(game: Game, id: Parameters<typeof objectOf>[1], face: number): string {
  const { printed } = objectOf(game, id);
  return printed.kind === 'card' && face > 0 ? faceOf(game.pool, printed.card, face).name : nameOf(game, id);
}

function modeWords(game: Game, { reason }: DecisionOf<'modes'>, mode: number): string {
  const text = reason.ability === null ? '' : abilityWords(game, reason.ability);
  const [, ...modes] = text.split(' • ');
  return modes[mode] ?? `mode ${mode + 1}`;
}

function labelled(game: Game, label: string, entity: DecisionOf<'option'>['options'][number]['entity']): string {
  return entity === null ? label : label === '' ? nameOf(game, entity) : `${nameOf(game, entity)}: ${label}`;
}

function attackWords(game: Game, { options, player }: DecisionOf<'attackers'>): readonly string[] {
  return options.map(({ attacker, defenders, required }) => {
    const whom = defenders.map((defender) => optionWords(game, defender, player)).join(' | ');
    return `${optionWords(game, attacker, player)} → ${whom}${required === 'yes' ? ' (must attack)' : ''}`;
  });
}

function blockWords(game: Game, { options, player }: DecisionOf<'blockers'>): readonly string[] {
  return options.map(({ blocker, attackers, required }) => {
    const whom = attackers.map((attacker) => optionWords(game, attacker, player)).join(' | ');
    return `${optionWords(game, blocker, player)} → ${whom}${required === 'yes' ? ' (must block)' : ''}`;
  });
}
