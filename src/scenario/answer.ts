import type { Answer, Decision } from '../engine/decision';
import type { Game } from '../engine/world';
import { reaching } from '../engine/stack/total';
import type { Entity } from '../vm/entity';
import { nameOf, pick } from './match';
import { preferred } from './prefer';
import type { Action, Reference } from './schema';
import { queuesOf, take, type Script } from './script';
import { abilityText, fit } from './words';

type DecisionOf<K extends Decision['kind']> = Extract<Decision, { readonly kind: K }>;

/** The answer of the script to a decision other than priority and combat, or what its player would choose; null: it cannot. */
export function answerOf(game: Game, script: Script, decision: Decision): Answer | null {
  switch (decision.kind) {
    case 'targets':
      return targets(game, script, decision);
    case 'choose':
      return choose(game, script, decision);
    case 'modes':
      return modes(script, decision);
    case 'number':
      return number(script, decision);
    case 'yesNo':
      return yesNo(script, decision);
    case 'word':
      return word(script, decision);
    case 'option':
      return option(game, script, decision);
    case 'order':
      return order(game, script, decision);
    case 'divide':
      return divide(script, decision);
    case 'arrange':
      return arrange(game, script, decision);
    case 'pay':
      return { kind: 'pay', option: decision.options.findIndex(({ kind }) => kind === 'automatic') };
    case 'priority':
    case 'attackers':
    case 'blockers':
      throw new Error(`${decision.kind} is decided elsewhere`);
  }
}

/** What came of looking for an answer in a queue. */
type Found =
  | { readonly kind: 'chosen'; readonly entities: readonly Entity[] }
  /** The script says to take no more. */
  | { readonly kind: 'ended'; readonly entities: readonly Entity[] }
  | { readonly kind: 'nothing' };

/** Players who are told nothing are not asked where there is no choice. */
function isForced(script: Script, { options, min }: DecisionOf<'targets' | 'choose'>): boolean {
  return !script.strict && script.inline.length === 0 && options.length === min;
}

function targets(game: Game, script: Script, decision: DecisionOf<'targets'>): Answer | null {
  if (isForced(script, decision)) return { kind: 'targets', chosen: decision.options };
  const inline = inlineTargets(game, script, decision);
  if (inline === null) return null;
  const missing = decision.min - inline.length;
  const left = decision.options.filter((entity) => !inline.includes(entity));
  const more = inline.length >= decision.max ? [] : fromQueues(game, script, decision, left, inline.length, 'targets');
  const chosen = [...inline, ...more];
  if (chosen.length >= decision.min && (missing <= 0 || more.length > 0)) return { kind: 'targets', chosen };
  const rest = left.filter((entity) => !more.includes(entity));
  return { kind: 'targets', chosen: [...chosen, ...preferred(game, decision, rest, decision.min - chosen.length)] };
}

/** Targets written beside the command: in order, up to what the slot takes. Null when one of them is illegal. */
function inlineTargets(game: Game, script: Script, decision: DecisionOf<'targets'>): readonly Entity[] | null {
  const chosen: Entity[] = [];
  while (script.inline.length > 0 && chosen.length < decision.max) {
    const [reference] = script.inline;
    if (reference === undefined) break;
    const options = decision.options.filter((entity) => !chosen.includes(entity));
    const entity = pick(game, script, reference, options);
    if (entity === null) {
      // It may be meant for the next slot.
      if (chosen.length >= decision.min) break;
      return null;
    }
    remember(script, reference, entity);
    chosen.push(entity);
    script.inline = script.inline.slice(1);
  }
  return chosen;
}

function remember(script: Script, reference: Reference, entity: Entity): void {
  if (typeof reference === 'object' && 'amount' in reference && reference.amount !== undefined)
    script.amounts.set(entity, reference.amount);
}

interface Wanted {
  readonly player: Decision['player'];
  readonly min: number;
  readonly max: number;
}

/** Takes answers from a player's queues while they fit: one's own queue first, then the other. */
function fromQueues(
  game: Game,
  script: Script,
  decision: Wanted,
  options: readonly Entity[],
  already: number,
  first: 'targets' | 'choices',
): readonly Entity[] {
  const chosen: Entity[] = [];
  for (;;) {
    if (already + chosen.length >= decision.max) return chosen;
    const left = options.filter((entity) => !chosen.includes(entity));
    const room = decision.max - already - chosen.length;
    const found = nextEntities(game, script, decision, left, room, first);
    if (found.kind === 'nothing') return chosen;
    chosen.push(...found.entities);
    if (found.kind === 'ended') return chosen;
  }
}

function nextEntities(
  game: Game,
  script: Script,
  { player }: Wanted,
  options: readonly Entity[],
  room: number,
  first: 'targets' | 'choices',
): Found {
  const { choices, targets } = queuesOf(script, player);
  const fromTargets = (): Found => {
    for (const entry of targets) {
      const found = entry.skip === true ? ended : chosenBy(game, script, entry.targets ?? [], options, room);
      if (found.kind === 'nothing') continue;
      take(targets, entry);
      return found;
    }
    return { kind: 'nothing' };
  };
  const fromChoices = (): Found => {
    const [head] = choices;
    if (head === undefined) return { kind: 'nothing' };
    const found = head.skip === true ? ended : chosenBy(game, script, head.pick ?? [], options, room);
    if (found.kind !== 'nothing') take(choices, head);
    return found;
  };
  const found = first === 'targets' ? fromTargets() : fromChoices();
  return found.kind === 'nothing' ? (first === 'targets' ? fromChoices() : fromTargets()) : found;
}

const ended: Found = { kind: 'ended', entities: [] };

function chosenBy(
  game: Game,
  script: Script,
  references: readonly Reference[],
  options: readonly Entity[],
  room: number,
): Found {
  const chosen: Entity[] = [];
  for (const reference of references) {
    const entity = pick(
      game,
      script,
      reference,
      options.filter((option) => !chosen.includes(option)),
    );
    if (entity === null) return { kind: 'nothing' };
    remember(script, reference, entity);
    chosen.push(entity);
  }
  return chosen.length === 0 || chosen.length > room ? { kind: 'nothing' } : { kind: 'chosen', entities: chosen };
}

function choose(game: Game, script: Script, decision: DecisionOf<'choose'>): Answer {
  if (isForced(script, decision)) return { kind: 'choose', chosen: decision.options };
  const chosen = fromQueues(game, script, decision, decision.options, 0, 'choices');
  if (chosen.length >= decision.min && (chosen.length > 0 || script.strict)) return { kind: 'choose', chosen };
  if (decision.total !== undefined && chosen.length === 0)
    return { kind: 'choose', chosen: reaching(decision.options, decision.total) };
  const rest = decision.options.filter((entity) => !chosen.includes(entity));
  // Whoever searches wants to find.
  const least = decision.purpose === 'search' ? decision.max : decision.min;
  const more = preferred(game, decision, rest, least - chosen.length);
  return { kind: 'choose', chosen: [...chosen, ...more] };
}

function modes(script: Script, decision: DecisionOf<'modes'>): Answer {
  const { modes: queue } = queuesOf(script, decision.player);
  const chosen: number[] = [];
  while (chosen.length < decision.max) {
    const [head] = queue;
    if (head === undefined) break;
    take(queue, head);
    if (head.mode === undefined) break;
    chosen.push(head.mode - 1);
  }
  for (const mode of decision.options) if (chosen.length < decision.min && !chosen.includes(mode)) chosen.push(mode);
  return { kind: 'modes', chosen };
}

/** Takes the head of the choices when it answers what is asked. */
function head<T>(script: Script, player: Decision['player'], read: (entry: Action) => T | undefined): T | undefined {
  const { choices } = queuesOf(script, player);
  const [entry] = choices;
  const value = entry === undefined ? undefined : read(entry);
  if (entry !== undefined && value !== undefined) take(choices, entry);
  return value;
}

function number(script: Script, decision: DecisionOf<'number'>): Answer {
  const value = head(script, decision.player, ({ x }) => x);
  return { kind: 'number', value: value ?? (script.strict ? decision.min : decision.max) };
}

function yesNo(script: Script, decision: DecisionOf<'yesNo'>): Answer {
  const value = head(script, decision.player, ({ yes }) => yes);
  return { kind: 'yesNo', value: (value ?? true) ? 'yes' : 'no' };
}

function firstText(entry: Action): string | undefined {
  return entry.pick?.find((reference) => typeof reference === 'string');
}

/** Kinds of mana as scenarios call them. */
const symbolNames: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
};

function word(script: Script, decision: DecisionOf<'word'>): Answer {
  const { options } = decision;
  if (decision.what === 'mana' && options !== 'anyName') {
    const symbol = options.find((kind) => script.current?.activate?.includes(`{${kind}}`) === true);
    if (symbol !== undefined) return { kind: 'word', value: symbol };
  }
  const value = head(script, decision.player, (entry) => {
    const text = firstText(entry);
    if (text === undefined || options === 'anyName') return text;
    const wanted = text.toLowerCase();
    return options.find((known) => known.toLowerCase() === wanted || symbolNames[known] === wanted);
  });
  return { kind: 'word', value: value ?? (options === 'anyName' ? '' : (options[0] ?? '')) };
}

type Labels = DecisionOf<'option'>['options'];

function option(game: Game, script: Script, decision: DecisionOf<'option'>): Answer {
  const { options } = decision;
  const index = head(script, decision.player, (entry) => {
    if (entry.yes !== undefined && options.length === 2) return entry.yes ? 0 : 1;
    const text = firstText(entry);
    return text === undefined ? undefined : labelled(game, options, text);
  });
  return { kind: 'option', index: index ?? 0 };
}

/** The alternative that a text means: by the name of its object, its label or its words. */
function labelled(game: Game, options: Labels, text: string): number | undefined {
  const at = options.findIndex(({ entity, code, label }) => {
    if (label !== '' && label.toLowerCase().startsWith(text.toLowerCase())) return true;
    if (entity === null || entity.startsWith('p')) return false;
    const object = entity as `o${number}`;
    if (nameOf(game, object) === text) return true;
    const words = code === null ? '' : abilityText(game, code);
    return words !== '' && fit(game, object, words, text) > 0.6;
  });
  return at < 0 ? undefined : at;
}

/** The order of things: each answer of the script names the next one. */
function order(game: Game, script: Script, decision: DecisionOf<'order'>): Answer {
  const left = decision.options.map((_, at) => at);
  const chosen: number[] = [];
  while (left.length > 1) {
    const labels = left.flatMap((at) => decision.options[at] ?? []);
    const found = head(script, decision.player, (entry) => {
      const text = firstText(entry);
      return text === undefined ? undefined : labelled(game, labels, text);
    });
    if (found === undefined) break;
    chosen.push(...left.splice(found, 1));
  }
  return { kind: 'order', order: [...chosen, ...left] };
}

/** Amounts written beside the targets; else numbers of the script, one for each; else all on the first but one each. */
function divide(script: Script, decision: DecisionOf<'divide'>): Answer {
  head(script, decision.player, ({ skip }) => skip);
  const written = decision.among.map((entity) => script.amounts.get(entity));
  if (written.every((amount) => amount !== undefined)) return { kind: 'divide', amounts: written };
  const amounts: number[] = [];
  for (const _ of decision.among) {
    const value = head(script, decision.player, ({ x }) => x);
    if (value === undefined) break;
    amounts.push(value);
  }
  if (amounts.length === decision.among.length) return { kind: 'divide', amounts };
  if (decision.lethal !== undefined) return { kind: 'divide', amounts: lethalFirst(decision.total, decision.lethal) };
  const others = decision.among.length - 1;
  const first = decision.total - others * decision.least;
  return { kind: 'divide', amounts: decision.among.map((_, at) => (at === 0 ? first : decision.least)) };
}

/** Lethal damage to each in order, what is left to the last. */
function lethalFirst(total: number, lethal: readonly (number | null)[]): readonly number[] {
  let left = total;
  const amounts = lethal.map((needed) => {
    const amount = Math.min(needed ?? left, left);
    left -= amount;
    return amount;
  });
  return amounts.map((amount, at) => (at === amounts.length - 1 ? amount + left : amount));
}

/** Cards that the script names go to the last pile (the bottom, the graveyard), the others stay on top. */
function arrange(game: Game, script: Script, decision: DecisionOf<'arrange'>): Answer {
  const wanted = { player: decision.player, min: 0, max: decision.cards.length };
  const away = fromQueues(game, script, wanted, decision.cards, 0, 'choices').filter((id) => id.startsWith('o'));
  const stay = decision.cards.filter((id) => !away.includes(id));
  const last = decision.piles.length - 1;
  const piles = decision.piles.map((_, at) =>
    at === 0 ? stay : at === last ? decision.cards.filter((id) => away.includes(id)) : [],
  );
  return { kind: 'arrange', piles };
}
