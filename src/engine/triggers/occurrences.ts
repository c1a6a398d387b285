import { flatMapped } from '../../source/flat-mapped';
import { isTerm, type Term } from '../../bytecode/term';
import { boolOf, optionalNum, optionalWord, termOf, termsOf, wordOf } from '../../vm/evaluate';
import { isPlayer } from '../../vm/entity';
import { rowOf } from '../../bytecode/table';
import type { Binding } from '../../vm/scope';
import { compare } from '../handlers/compare';
import { isOneOfThem } from '../handlers/enough';
import { looksBack, matchEvent } from '../handlers/events/compound';
import { isSoMuch, saysHowMuch } from '../handlers/events/damage';
import { knowing } from '../handlers/events/fit';
import type { Happened } from '../events/event';
import type { GameContext, Roles } from '../world';

/** One occurrence of a trigger event in a batch: the participants of all its parts together. */
export interface Occurrence {
  readonly roles: Roles;
  readonly events: readonly number[];
}

/** Which of the abilities are looked at: those that exist after the events, or those that existed before (CR 603.10). */
export type When = 'before' | 'after';

interface Fitting {
  readonly happened: Happened;
  readonly roles: Roles;
}

/** The same by whatever abilities, those that existed before the events and those that exist after them. */
export function allOccurrences(context: GameContext, term: Term, batch: readonly Happened[]): readonly Occurrence[] {
  return [...occurrences(context, term, batch, 'before'), ...occurrences(context, term, batch, 'after')];
}

/**
 * How often a pattern occurs in a batch of events that happened at once, and with whom (CR 603.2c): once for each event
 * that fits, or once for all, when the pattern asks for "one or more".
 */
export function occurrences(
  context: GameContext,
  term: Term,
  batch: readonly Happened[],
  when: When,
): readonly Occurrence[] {
  if (term.op === 'anyOfEvents')
    return distinct(flatMapped(termsOf(term, 'events'), (each) => occurrences(context, each, batch, when)));
  if (term.op === 'whileTrue')
    return occurrences(context, termOf(context, term, 'event'), batch, when).filter(({ roles }) =>
      boolOf(knowing(context, term, roles), term, 'condition'),
    );
  if (term.op === 'causes') {
    const caused = batch.flatMap((happened) => {
      const roles = matchEvent(context, term, { event: happened.event, happened });
      return roles === null ? [] : [{ happened, cause: roles['cause'] }];
    });
    const cause = caused.find((each) => each.cause !== undefined)?.cause;
    const found = occurrences(
      context,
      termOf(context, term, 'event'),
      caused.map(({ happened }) => happened),
      when,
    );
    return cause === undefined ? found : found.map((each) => ({ ...each, roles: { ...each.roles, cause } }));
  }
  if (term.op === 'nthTime') {
    const inner = occurrences(context, termOf(context, term, 'event'), batch, when);
    return inner
      .slice(0, 1)
      .filter(() => batch.some((happened) => matchEvent(context, term, { event: happened.event, happened }) !== null));
  }
  const fitting = flatMapped(batch, (happened): readonly Fitting[] => {
    const occasion = { event: happened.event, happened };
    const roles = matchEvent(context, term, occasion);
    if (roles === null || looksBack(context, term, occasion) !== (when === 'before')) return [];
    return [{ happened, roles }];
  });
  if (term.op === 'losesLife' && saysHowMuch(term)) return groups(context, term, eachSoMuch(context, term, fitting));
  const all = groups(context, term, fitting);
  return saysHowMuch(term) ? all.filter(({ roles }) => isSoMuch(context, term, roles['amount']?.num ?? 0)) : all;
}

/** "One or more opponents each lose exactly 1 life": what each player loses at once counts by itself. */
function eachSoMuch(context: GameContext, term: Term, fitting: readonly Fitting[]): readonly Fitting[] {
  const who = ({ roles }: Fitting): string => roles['who']?.entities.join() ?? '';
  const lost = (player: string): number =>
    fitting.reduce((sum, each) => (who(each) === player ? sum + (each.roles['amount']?.num ?? 0) : sum), 0);
  return fitting.filter((each) => isSoMuch(context, term, lost(who(each))));
}

/** "Enters or attacks": an event that fits both ways is one occurrence. */
function distinct(all: readonly Occurrence[]): readonly Occurrence[] {
  const seen = new Set<string>();
  return all.filter(({ events }) => {
    const key = events.join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Puts together the events that are one occurrence. */
function groups(context: GameContext, term: Term, fitting: readonly Fitting[]): readonly Occurrence[] {
  if (fitting.length === 0) return [];
  const plural = pluralRoles(term);
  const once = onceFor(term) ?? (isByPlayer(fitting[0]) ? ['what'] : null);
  if (plural.length === 0 && once === null) return fitting.flatMap((each) => repeated(context, term, each));
  const byKey = new Map<string, Fitting[]>();
  for (const each of fitting) {
    const names = (once ?? roleNames(term)).filter((name) => !plural.includes(name));
    const key = [...names.map((name) => each.roles[name]?.entities.join() ?? ''), causeOf(each)].join('|');
    byKey.set(key, [...(byKey.get(key) ?? []), each]);
  }
  return [...byKey.values()]
    .map(together)
    .filter((each) => plural.every((name) => isEnough(context, term, name, each)));
}

/** Parameters that ask for several things at once: "one or more creatures", "three or more cards". */
function pluralRoles(term: Term): readonly string[] {
  return roleNames(term).filter((name) => {
    switch (quantityOf(patternOf(term, name))) {
      case 'oneOrMore':
      case 'atLeast':
      case 'atMost':
      case 'exactly':
        return true;
      // "An opponent attacks with creatures": all of them are one attack (CR 508.3d).
      case 'bare':
        return term.op === 'attacksWith' && name === 'what';
      default:
        return false;
    }
  });
}

function roleNames(term: Term): readonly string[] {
  return Object.keys(rowOf(term.op).params).filter((name) => patternOf(term, name) !== null);
}

function patternOf(term: Term, name: string): Term | null {
  const position = Object.keys(rowOf(term.op).params).indexOf(name);
  const arg = term.args[position];
  return isTerm(arg) ? arg : null;
}

function quantityOf(pattern: Term | null): string | null {
  // "~ and/or one or more other creatures": all of them together.
  if (pattern?.op === 'either' && optionalWord(pattern, 'how') === 'andOr')
    return termsOf(pattern, 'parts').map(quantityOf).includes('oneOrMore') ? 'oneOrMore' : null;
  if (pattern?.op !== 'some') return null;
  const quantity = optionalWord(pattern, 'quantity');
  return isOneOfThem(pattern) ? 'a' : quantity;
}

/**
 * Events that are one however many parts they have: a permanent dealt damage by several sources at once is dealt damage
 * once, a player who loses life to several sources at once loses it once, and a source that deals damage to several things at once deals damage once. The roles that tell occurrences apart; null when every event is one.
 */
function onceFor(term: Term): readonly string[] | null {
  switch (term.op) {
    case 'isDealtDamage':
      return patternOf(term, 'by') === null ? ['what'] : ['what', 'by'];
    case 'dealsDamage':
      return patternOf(term, 'to') === null ? ['what'] : null;
    case 'commitsCrime':
    case 'gainsLife':
    case 'losesLife':
    case 'rollsDice':
      return ['who'];
    default:
      return null;
  }
}

/** Life is gained once for each source that causes it (CR 119.9). */
function causeOf({ happened: { event } }: Fitting): string {
  return event.kind === 'gainLife' ? (event.source ?? '') : '';
}

/** A player attacks once, with however many creatures (CR 508.3d). */
function isByPlayer(fitting: Fitting | undefined): boolean {
  const [what] = fitting?.roles['what']?.entities ?? [];
  return fitting?.happened.event.kind === 'attack' && what !== undefined && isPlayer(what);
}

/** "Whenever a +1/+1 counter is put": once for each counter. */
function repeated(context: GameContext, term: Term, { happened, roles }: Fitting): readonly Occurrence[] {
  const each = term.op === 'chapter' || (term.op === 'countersPut' && wordOf(context, term, 'quantity') === 'a');
  const times = each ? (roles['amount']?.num ?? 1) : 1;
  return Array.from({ length: times }, () => ({ roles, events: [happened.id] }));
}

function together(fitting: readonly Fitting[]): Occurrence {
  const merged: Record<string, Binding> = {};
  for (const { roles } of fitting)
    for (const [name, binding] of Object.entries(roles)) {
      const before = merged[name];
      const entities = [...new Set([...(before?.entities ?? []), ...binding.entities])];
      merged[name] = {
        ...binding,
        entities,
        num: name === 'amount' ? (before?.num ?? 0) + binding.num : entities.length,
      };
    }
  return { roles: merged, events: fitting.map(({ happened }) => happened.id) };
}

function isEnough(context: GameContext, term: Term, name: string, { roles }: Occurrence): boolean {
  const pattern = patternOf(term, name);
  const quantity = quantityOf(pattern);
  if (pattern === null || quantity === null || quantity === 'oneOrMore' || quantity === 'bare') return true;
  const how = quantity === 'exactly' ? 'equal' : quantity;
  return compare(roles[name]?.entities.length ?? 0, how, optionalNum(context, pattern, 'count') ?? 1);
}
