import type { Task } from '../engine/agenda/task';
import { decisionOf } from '../engine/game';
import type { GameEvent, Happened } from '../engine/events/event';
import type { Game } from '../engine/world';
import { rowOf } from '../bytecode/table';
import type { Term } from '../bytecode/term';
import type { Frame } from '../vm/frame';
import { faceOf, findNode, type AbilityPath, type CodePath } from '../vm/pool';
import { nameOf } from './names';
import { abilityText, faceAt } from './words';
import type { Input, Watch } from './watch';

/** What made events happen: words of a card and the instruction they became, or a rule of the game. */
interface Cause {
  readonly words: string | null;
  readonly instruction: string | null;
  readonly rule: string;
}

/**
 * Follows a game event by event. Each line is what happened; below it stand the words of the card that caused it, the
 * instruction that these words became, and the rule.
 */
export function tracer(write: (line: string) => void): Watch {
  let last = 0;
  let cause: Cause = { words: null, instruction: null, rule: 'CR 103.1' };
  let moment = '';
  const tell = (game: Game): void => {
    const { turn, history } = game.state;
    for (const happened of history.filter(({ id }) => id > last)) {
      last = happened.id;
      const now = `turn ${turn.number}, ${turn.step}, ${game.state.players[turn.active]?.name ?? ''} active`;
      if (now !== moment) write(now);
      moment = now;
      write(`  ${describe(game, happened)}`);
      write(`      ${causeText(cause.words === null ? { ...cause, ...ruleOfEvent(happened.event) } : cause)}`);
    }
  };
  return {
    task: (task, game) => {
      tell(game);
      cause = causeOf(game, task) ?? cause;
    },
    input: (input, game) => {
      tell(game);
      const text = inputText(game, input);
      if (text !== null) write(`  ${text}`);
    },
    end: tell,
  };
}

function causeText({ words, instruction, rule }: Cause): string {
  const said = words === null ? [] : [JSON.stringify(words)];
  return [...said, ...(instruction === null ? [] : [instruction]), rule].join(' · ');
}

/** The rule of an event that no card causes, where one says more than the procedure in which it happens. */
function ruleOfEvent(event: GameEvent): Pick<Cause, 'rule'> | null {
  switch (event.kind) {
    case 'loseGame':
      return { rule: event.reason };
    case 'move':
      if (event.cause === 'setup') return { rule: 'as the scenario says' };
      return event.cause === 'countered' ? { rule: 'CR 608.2b' } : null;
    case 'damage':
      return { rule: event.combat === 'combat' ? 'CR 510.2' : 'CR 120.3' };
    case 'loseLife':
      return event.cause === 'damage' ? { rule: 'CR 120.3a' } : null;
    case 'tap':
      return event.cause === 'attack' ? { rule: 'CR 508.1f' } : null;
    default: {
      const rule = eventRules[event.kind];
      return rule === undefined ? null : { rule };
    }
  }
}

const eventRules: Readonly<Partial<Record<GameEvent['kind'], string>>> = {
  beginTurn: 'CR 500.1',
  beginStep: 'CR 500.1',
  untap: 'CR 502.3',
  cast: 'CR 601.2i',
  becomeTarget: 'CR 115.1',
  attack: 'CR 508.1k',
  block: 'CR 509.1g',
  becomeBlocked: 'CR 509.1h',
  markDamage: 'CR 120.3e',
};

/** The answers of players that are more than passing. */
function inputText(game: Game, input: Input): string | null {
  if (input.kind === 'interject') return null;
  const { player, answer } = input;
  if (answer.kind === 'priority' && answer.action === 0) return null;
  const name = game.state.players[player]?.name ?? player;
  if (answer.kind !== 'priority') return `${name} answers ${said(game, { ...answer, kind: undefined })}`;
  const decision = decisionOf(game);
  const action = decision?.kind === 'priority' ? decision.actions[answer.action] : undefined;
  return `${name}: ${action === undefined ? '' : `${action.kind} ${said(game, { ...action, kind: undefined })}`}`;
}

/** What happened: the kind of event and its participants, objects by their name. */
function describe(game: Game, { event, amount }: Happened): string {
  const { kind, ...facts } = event as GameEvent & Readonly<Record<string, unknown>>;
  const shown = 'amount' in facts || 'count' in facts || amount === 1 ? facts : { ...facts, amount };
  return `${kind} ${said(game, shown)}`.trimEnd();
}

/** Facts as `name=value`, without those that say nothing. */
function said(game: Game, facts: Readonly<Record<string, unknown>>): string {
  return Object.entries(facts)
    .filter(([name, value]) => value !== null && value !== undefined && !quiet.has(name))
    .map(([name, value]) => `${name}=${valueText(game, value)}`)
    .join(' ');
}

/** Facts that are about how events are worked out. */
const quiet: ReadonlySet<string> = new Set(['entry', 'link', 'values', 'scope', 'roles', 'only']);

function valueText(game: Game, value: unknown): string {
  if (typeof value === 'string') return entityText(game, value);
  if (Array.isArray(value)) return `[${value.map((each) => valueText(game, each)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if ('zone' in value) return String(value.zone);
  return `{${said(game, value as Readonly<Record<string, unknown>>)}}`;
}

function entityText(game: Game, text: string): string {
  if (/^o\d+$/.test(text)) return `${nameOf(game, text as `o${number}`)}(${text})`;
  return /^p\d+$/.test(text) ? (game.state.players[text as `p${number}`]?.name ?? text) : text;
}

/** The innermost cause among a task and those that wait for it. */
function causeOf(game: Game, task: Task): Cause | null {
  for (const each of [task, ...game.state.agenda.slice(0, -1).toReversed()]) {
    if (each.kind === 'frame' || each.kind === 'replaceBody') return causeOfFrame(game, each.frame);
    const rule = rules[each.kind];
    if (rule !== undefined) return { words: null, instruction: null, rule };
  }
  return null;
}

/** Procedures of the rules that make events happen by themselves. */
const rules: Readonly<Partial<Record<Task['kind'], string>>> = {
  mulligans: 'CR 103.5',
  turn: 'CR 500.1',
  step: 'CR 703.4',
  cleanup: 'CR 514.1',
  declareAttackers: 'CR 508.1',
  declareBlockers: 'CR 509.1',
  combatDamage: 'CR 510.2',
  cast: 'CR 601.2',
  activate: 'CR 602.2',
  activateMana: 'CR 605.3b',
  playLand: 'CR 305.1',
  special: 'CR 116.2',
  stateBased: 'CR 704.3',
  putTriggers: 'CR 603.3',
  putTrigger: 'CR 603.3',
  resolve: 'CR 608.2',
};

function causeOfFrame(game: Game, { control, scope }: Frame): Cause {
  const codes = control.flatMap((each) => (each.kind === 'statement' ? [each.code] : [])).toReversed();
  const terms = codes.flatMap((code) => termsAt(game, code));
  const [term] = terms;
  const words = terms.map((each) => wordsOf(game, scope.ability, each)).find((each) => each !== null);
  return {
    words: words ?? textOf(game, scope.ability),
    instruction: term?.op ?? null,
    rule: term === undefined ? 'CR 608.2' : rowOf(term.op).rule,
  };
}

/** The piece of code at a path and those around it, from the inside out, as far as they are instructions. */
function termsAt(game: Game, code: CodePath): readonly Term[] {
  const parts = code.split('.');
  return parts.flatMap((_, at) => {
    const node = findNode(game.pool, parts.slice(0, parts.length - at).join('.'));
    return node !== undefined && 'op' in node ? [node] : [];
  });
}

function wordsOf(game: Game, path: AbilityPath, { span }: Term): string | null {
  const place = faceAt(path);
  const text = place === null ? undefined : faceOf(game.pool, place.card, place.face).text;
  return span === undefined || text === undefined || span.end <= span.start ? null : text.slice(span.start, span.end);
}

function textOf(game: Game, path: AbilityPath): string | null {
  if (findNode(game.pool, path) === undefined) return null;
  const text = abilityText(game, path);
  return text === '' ? null : text;
}
