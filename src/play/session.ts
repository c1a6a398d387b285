import { simpleAnswer } from '../engine/bots/simple';
import { answererOf, type Answer, type Decision, type LegalAction } from '../engine/decision';
import { answer, concede, decisionOf, fork } from '../engine/game';
import type { Game } from '../engine/world';
import { isManaAbility } from '../engine/mana/abilities';
import { abilityAt } from '../vm/pool';
import type { PlayerId } from '../vm/entity';
import { boardOf, detailsOf, findByName } from './board';
import { newsSince } from './log';
import { parseAnswer } from './parse';
import { promptOf } from './prompt';
import { playerName } from './words';

/** How people play: where lines come from and go to, and which players the computer plays. */
export interface Table {
  /** The next line that somebody typed; null when there are no more. */
  readonly read: (prompt: string) => Promise<string | null>;
  readonly write: (text: string) => void;
  readonly bots: ReadonlySet<PlayerId>;
}

interface Session {
  game: Game;
  /** The game as it was before each answer of a person. */
  readonly before: Game[];
  told: number;
  /** Who was shown the table last, and at which of the person's decisions. */
  shown: PlayerId | null;
  /** The turn for whose rest priority is passed. */
  resting: number | null;
}

const help = `  a line answers the question, in the way that stands behind it
  board       shows the table again
  look NAME   shows what a card or permanent says
  hint        what the computer would do
  rest        passes for the rest of the turn, as long as nobody does anything
  undo        takes back your last answer, and all that came of it
  concede     gives up
  quit        leaves the game
`;

/** Plays a game to its end, or until somebody quits. True when it came to its end. */
export async function playAtTable(start: Game, table: Table): Promise<'over' | 'quit'> {
  const session: Session = { game: start, before: [], told: 0, shown: null, resting: null };
  for (;;) {
    tell(session, table);
    const decision = decisionOf(session.game);
    if (decision === null) {
      table.write(`${outcomeOf(session.game)}\n`);
      return 'over';
    }
    if (table.bots.has(answererOf(decision))) give(session, decision, simpleAnswer(session.game, decision), table);
    else if (isIdle(session, decision)) give(session, decision, { kind: 'priority', action: 0 }, table);
    else if ((await ask(session, decision, table)) === 'quit') return 'quit';
  }
}

function tell(session: Session, { write }: Table): void {
  const { lines, last } = newsSince(session.game, session.told);
  session.told = last;
  for (const line of lines) write(`  ${line}\n`);
}

function give(session: Session, decision: Decision, given: Answer, { write }: Table): boolean {
  const result = answer(session.game, answererOf(decision), given);
  if (!result.ok) write(`  not possible: ${result.reason}\n`);
  return result.ok;
}

/** Nothing but passing could be meant: there is nothing to do but tap for mana, or the player rests. */
function isIdle({ game, resting }: Session, decision: Decision): boolean {
  if (decision.kind !== 'priority') return false;
  if (resting === game.state.turn.number && game.state.stack.length === 0) return true;
  return decision.actions.every((action) => action.kind === 'pass' || isForMana(game, action));
}

function isForMana(game: Game, action: LegalAction): boolean {
  return action.kind === 'activate' && isManaAbility(abilityAt(game.pool, action.ability));
}

/** Puts the question until it is answered, taken back, or the player leaves. */
async function ask(session: Session, decision: Decision, table: Table): Promise<'answered' | 'quit'> {
  const { game } = session;
  const { player } = decision;
  const { question, options, how } = promptOf(game, decision);
  if (decision.kind === 'priority' || session.shown !== player) table.write(boardOf(game, player));
  session.shown = player;
  const first = decision.kind === 'priority' ? 0 : 1;
  const list = options.map((option, at) => `  ${String(at + first).padStart(2)} ${option}\n`).join('');
  table.write(`${question}\n${list}`);
  for (;;) {
    const line = await table.read(`[${how}] > `);
    if (line === null) return 'quit';
    const [command = '', ...rest] = line.trim().split(/\s+/);
    switch (command.toLowerCase()) {
      case 'quit':
      case 'exit':
        return 'quit';
      case 'help':
      case '?':
        table.write(help);
        continue;
      case 'board':
        table.write(boardOf(game, player));
        continue;
      case 'look':
        table.write(lookAt(game, player, rest.join(' ')));
        continue;
      case 'hint':
        table.write(`  ${hintOf(game, decision)}\n`);
        continue;
      case 'undo':
        if (undo(session, table)) return 'answered';
        continue;
      case 'concede': {
        const result = concede(game, player);
        if (result.ok) return 'answered';
        table.write(`  not possible: ${result.reason}\n`);
        continue;
      }
      case 'rest':
        if (decision.kind === 'priority') {
          session.resting = game.state.turn.number;
          return 'answered';
        }
    }
    const parsed = parseAnswer(decision, line);
    if ('problem' in parsed) {
      table.write(`  ${parsed.problem}\n`);
      continue;
    }
    const kept = fork(game);
    if (!give(session, decision, parsed.answer, table)) continue;
    session.before.push(kept);
    return 'answered';
  }
}

function undo(session: Session, { write }: Table): boolean {
  const before = session.before.pop();
  if (before === undefined) {
    write('  there is nothing to take back\n');
    return false;
  }
  session.game = before;
  session.told = before.state.nextEvent;
  session.shown = null;
  session.resting = null;
  write('  taken back\n');
  return true;
}

function lookAt(game: Game, player: PlayerId, name: string): string {
  const [found] = name === '' ? [] : findByName(game, player, name);
  return found === undefined ? `  there is no "${name}" to be seen\n` : detailsOf(game, found);
}

function hintOf(game: Game, decision: Decision): string {
  const given = simpleAnswer(game, decision);
  const { options } = promptOf(game, decision);
  switch (given.kind) {
    case 'priority':
      return `${given.action}: ${options[given.action] ?? ''}`;
    case 'choose':
    case 'targets': {
      const all: readonly string[] = 'options' in decision && Array.isArray(decision.options) ? decision.options : [];
      return given.chosen.map((entity) => `${all.indexOf(entity) + 1}`).join(' ') || 'none';
    }
    case 'attackers':
      return `attack with ${given.attacks.length} of ${options.length}`;
    case 'blockers':
      return `block with ${given.blocks.length} of ${options.length}`;
    case 'yesNo':
      return given.value;
    case 'number':
      return `${given.value}`;
    default:
      return 'what you like';
  }
}

function outcomeOf(game: Game): string {
  const { outcome, turn } = game.state;
  const winners = outcome?.winners.map((player) => playerName(game, player)) ?? [];
  const how = `in turn ${turn.number} (${outcome?.reason ?? ''})`;
  return winners.length === 0 ? `The game is a draw ${how}.` : `${winners.join(' and ')} won ${how}.`;
}
