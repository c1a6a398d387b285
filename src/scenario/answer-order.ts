import { termsIn } from '../bytecode/term';
import type { Answer, Decision } from '../engine/decision';
import type { Game } from '../engine/world';
import { isPlayer, type ObjectId } from '../vm/entity';
import { findNode } from '../vm/pool';
import { pick } from './match';
import { nameOf } from './names';
import { firstText, fromQueues, head } from './queue';
import type { Script } from './script';
import { abilityTexts, fit, statementText } from './words';

type DecisionOf<K extends Decision['kind']> = Extract<Decision, { readonly kind: K }>;
type Labels = DecisionOf<'option'>['options'];

/** Which of the alternatives a text means: one whose source has this name, else the one whose words fit best. */
export function labelled(game: Game, options: Labels, text: string): number | undefined {
  // "Name*part of the text" tells abilities of equal sources apart.
  const [named, part] = text.includes('*') ? text.split('*') : [text, ''];
  const own = options.map(({ entity }) => entity !== null && !isPlayer(entity) && nameOf(game, entity) === named);
  const scores = options.map(({ entity, code, label }, at) => {
    if (own[at] === true && (part === undefined || part === '')) return 1;
    if (label !== '' && label.toLowerCase().startsWith(text.toLowerCase())) return 1;
    if (code !== null && saysWord(game, code, text)) return 1;
    if (code !== null && entity === null) return inCommon(text, statementText(game, code));
    if (code === null || entity === null || isPlayer(entity)) return 0;
    const wanted = own[at] === true ? (part ?? '') : text;
    return Math.max(0, ...abilityTexts(game, code).map((words) => fit(game, entity, words, wanted)));
  });
  const best = Math.max(...scores);
  return best > 0.4 ? scores.indexOf(best) : undefined;
}

/** Which part of the words of an answer are printed in a statement, or all that is printed stands in the answer; an option that has the word itself is nearer. */
function inCommon(text: string, printed: string): number {
  const said = printed.toLowerCase().split(' ');
  const wanted = text.toLowerCase().split(' ');
  return (0.9 * wanted.filter((word) => said.includes(word)).length) / Math.min(wanted.length, said.length);
}

/** Is the word one of those that an instruction has: the keyword that it grants, the color, the counter? */
function saysWord({ pool }: Game, code: string, text: string): boolean {
  const node = findNode(pool, code);
  if (node === undefined || !('op' in node)) return false;
  return termsIn(node).some(({ args }) => args.includes(text.toLowerCase()));
}

/** Can the text only be that of a triggered ability? Then it answers a question of order, whatever else it says. */
const isOfTrigger = (text: string): boolean => triggerWords.some((word) => text.startsWith(word));

const triggerWords: readonly string[] = ['When ', 'Whenever ', 'At the ', 'Until ', 'I ', 'II ', 'III '];

/** The order of triggers and cards: each answer of the script names the next one. */
export function order(game: Game, script: Script, decision: DecisionOf<'order'>): Answer {
  const left = decision.options.map((_, at) => at);
  const chosen: number[] = [];
  while (left.length > 1) {
    const labels = left.flatMap((at) => decision.options[at] ?? []);
    const found = head(script, decision.player, (entry) => {
      const text = firstText(entry);
      return text === undefined ? undefined : (labelled(game, labels, text) ?? (isOfTrigger(text) ? 0 : undefined));
    });
    if (found === undefined) break;
    chosen.push(...left.splice(found, 1));
  }
  return { kind: 'order', order: [...chosen, ...left] };
}

/**
 * Cards that the script names go to the last pile (the bottom, the graveyard), the others stay on top; so does a single
 * card where the answer is a plain "yes". The order within
 * a pile is named card by card: the first named is put first, so it is the deepest on top, the highest at the bottom.
 */
export function arrange(game: Game, script: Script, decision: DecisionOf<'arrange'>): Answer {
  const { player, cards } = decision;
  const wanted = { player, min: 0, max: cards.length };
  const named = fromQueues(game, script, wanted, cards, script.strict ? ['targets'] : ['targets', 'choices']);
  const isSentAway = cards.length === 1 && named.length === 0 && head(script, player, ({ yes }) => yes) === true;
  const away = isSentAway ? cards : cards.filter((id) => named.includes(id));
  const last = decision.piles.length - 1;
  const piles = decision.piles.map((_, at): readonly ObjectId[] =>
    at === 0 ? cards.filter((id) => !away.includes(id)) : at === last ? away : [],
  );
  const ordered = new Map<number, readonly ObjectId[]>();
  // The bottom is put in order before the top.
  for (let at = last; at >= 0; at--) {
    const pile = decision.piles[at];
    const its = piles[at] ?? [];
    ordered.set(at, pile === 'graveyard' ? its : inOrder(game, script, player, its, pile === 'top' ? 'last' : 'first'));
  }
  return { kind: 'arrange', piles: decision.piles.map((_, at) => ordered.get(at) ?? []) };
}

/** A pile in the order in which the script names its cards; on top is the card that is named first, or last. */
function inOrder(
  game: Game,
  script: Script,
  player: Decision['player'],
  cards: readonly ObjectId[],
  onTop: 'first' | 'last',
): readonly ObjectId[] {
  const left = [...cards];
  const placed: ObjectId[] = [];
  while (left.length > 1) {
    const card = head(script, player, (entry) => {
      const [reference] = entry.pick ?? [];
      return reference === undefined ? undefined : (pick(game, script, reference, left) ?? undefined);
    });
    if (card === undefined || isPlayer(card)) break;
    placed.push(...left.splice(left.indexOf(card), 1));
  }
  if (placed.length === 0) return cards;
  return onTop === 'first' ? [...placed, ...left] : [...left.toReversed(), ...placed.toReversed()];
}
