import { stepNames, type StepName } from '../engine/state/turn';
import type { Action, Moment, PlayerName, Reference } from './schema';
import { expectationsOf } from './written-expect';
import { writtenPlayers, type Entry, type Reply } from './written-schema';

/** Where a written scenario cannot be understood. */
export class WrittenProblem extends Error {}

/** `1 main1`; a turn alone leaves the step open. */
export function momentOf(text: string | number): { readonly turn: number; readonly step: StepName | null } {
  const [turn, step, ...rest] = String(text).split(' ');
  const known = stepNames.find((name) => name === step);
  if (turn === undefined || !/^\d+$/.test(turn) || rest.length > 0 || (step !== undefined && known === undefined))
    throw new WrittenProblem(`expected a turn and a step, for example "1 main1", not "${text}"`);
  return { turn: Number(turn), step: known ?? null };
}

/** A turn and a step, both needed. */
export function endOf(text: string): Moment {
  const { turn, step } = momentOf(text);
  if (step === null) throw new WrittenProblem(`expected a step after the turn in "${text}"`);
  return { turn, step };
}

/** The actions and answers that an entry of the script stands for, in order. */
export function actionsOf(entry: Entry, order: readonly PlayerName[]): readonly Action[] {
  const { turn, step } = momentOf(entry.at);
  const active = order[(turn - 1) % order.length] ?? 'A';
  const acting = writtenPlayers.filter((name) => entry[name] !== undefined);
  const player = entry.by ?? acting[0] ?? active;
  const at = { turn, step: step ?? 'main1' } as const;
  return [
    ...acting.flatMap((name) => commandsOf(entry, name, turn, step)),
    ...blocksOf(entry, turn, acting[0] ?? active, order),
    ...(entry.answers ?? []).map((reply) => replyOf(reply, player)),
    ...(entry.resolve === undefined ? [] : [{ op: 'resolve', ...at, ...resolving(entry) } as const]),
    ...(entry.check === undefined ? [] : expectationsOf(entry.check)).map(
      (expect) => ({ op: 'check', ...at, player, expect }) as const,
    ),
  ];
}

/** How much is to resolve, and in whose script it stands, if not in that of all. */
function resolving({ resolve, by }: Entry): Pick<Action, 'n' | 'player'> {
  return {
    ...(typeof resolve === 'number' ? { n: resolve } : {}),
    ...(by === undefined ? {} : { player: by }),
  };
}

function commandsOf(entry: Entry, player: PlayerName, turn: number, step: StepName | null): readonly Action[] {
  const said = entry[player] ?? [];
  return (typeof said === 'string' ? [said] : said).map((text) => commandOf(entry, player, turn, step, text));
}

/** One command: a verb, and what it is about. */
function commandOf(entry: Entry, player: PlayerName, turn: number, step: StepName | null, text: string): Action {
  const [verb, ...words] = text.split(' ');
  const about = words.join(' ');
  const { way, source, targets, times, defender } = entry;
  const common = { turn, step: step ?? 'main1', player, ...(entry.if === undefined ? {} : { if: entry.if }) } as const;
  const aims = targets === undefined ? {} : { targets };
  switch (verb) {
    case 'cast':
      return { op: 'cast', ...common, card: about, ...(way === undefined ? {} : { way }), ...aims };
    case 'play':
      return { op: 'play', ...common, card: about };
    case 'activate':
      return { op: 'activate', ...common, ability: about, ...(source === undefined ? {} : { source }), ...aims };
    case 'mana':
      return { op: 'mana', ...common, ability: about, ...(times === undefined ? {} : { times }) };
    case 'attack': {
      const card = words.slice(1).join(' ');
      const attack = { op: 'attack', turn, step: 'declareAttackers', player } as const;
      if (card === 'nothing') return { ...attack, none: true };
      return { ...attack, card, ...(defender === undefined ? {} : { defender }) };
    }
    case 'block': {
      const at = words.lastIndexOf('with');
      if (at < 1) throw new WrittenProblem(`expected "block … with …", not "${text}"`);
      return blockOf(turn, player, words.slice(0, at).join(' '), words.slice(at + 1).join(' '));
    }
    case 'add': {
      const [count, counter, , , ...card] = words;
      return { op: 'addCounters', ...common, card: card.join(' '), counter: counter ?? '', n: Number(count) };
    }
    case 'concede':
      return { op: 'concede', ...common };
    default:
      throw new WrittenProblem(`no command "${verb ?? ''}" in "${text}"`);
  }
}

function blockOf(turn: number, player: PlayerName, attacker: string, card: string): Action {
  return { op: 'block', turn, step: 'declareBlockers', player, card, attacker };
}

/** Blocks written beside an attack: by the defending player, the next one in turn order. */
function blocksOf(entry: Entry, turn: number, attacking: PlayerName, order: readonly PlayerName[]): readonly Action[] {
  const next = order[(order.indexOf(attacking) + 1) % order.length] ?? 'B';
  return Object.entries(entry.blocks ?? {}).map(([blocker, attacker]) => blockOf(turn, next, attacker, blocker));
}

/** What a reference is called in the canonical form: a single letter is a player. */
function referenceOf(reference: Reference): Reference {
  const player = writtenPlayers.find((name) => name === reference);
  return player === undefined ? reference : { player };
}

function listOf(references: Reference | readonly Reference[]): Reference[] {
  const list: readonly Reference[] = Array.isArray(references) ? references : [references as Reference];
  return list.map(referenceOf);
}

function replyOf(reply: Reply, acting: PlayerName): Action {
  if (typeof reply === 'boolean') return { op: 'choose', player: acting, yes: reply };
  if (typeof reply === 'string') return { op: 'choose', player: acting, ...textOf(reply) };
  const { by, pick, target, mode, skip, altCost, ...rest } = reply;
  const player = by ?? acting;
  if (target !== undefined) return { op: 'target', player, targets: listOf(target) };
  if (mode !== undefined) return { op: 'mode', player, mode };
  if (skip !== undefined) return { op: skip === 'choice' ? 'choose' : skip, player, skip: true };
  if (pick !== undefined) return { op: 'choose', player, pick: listOf(pick) };
  if (altCost !== undefined)
    return { op: 'choose', player, altCost: typeof altCost === 'boolean' ? altCost : { way: altCost } };
  return { op: 'choose', player, ...rest };
}

/** YAML reads `yes` as a text. */
function textOf(text: string): Pick<Action, 'yes' | 'pick'> {
  return text === 'yes' || text === 'no' ? { yes: text === 'yes' } : { pick: [text] };
}

/** Targets beside a command, with players by their letter. */
export function withPlayers(action: Action): Action {
  const { targets, defender } = action;
  return {
    ...action,
    ...(targets === undefined ? {} : { targets: targets.map(referenceOf) }),
    ...(defender === undefined ? {} : { defender: referenceOf(defender) }),
  };
}
