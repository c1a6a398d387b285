import type { Ability } from '../bytecode/module';
import { keywordsOf } from '../engine/characteristics/abilities';
import { specialCosts, type SpecialAction } from '../engine/casting/special';
import type { LegalAction } from '../engine/decision';
import { objectOrLast } from '../engine/state/last-known';
import type { Game } from '../engine/world';
import { renderAbility } from '../english/ability';
import type { ObjectId, PlayerId } from '../vm/entity';
import { abilityAt, faceOf, findNode, type AbilityPath } from '../vm/pool';
import { nameOf } from './names';

// Scenarios name abilities by the start of their text, in words that are near to the printed ones but not always equal.

/** The stand-in for the source in texts of scenarios, and in ours. */
const self = '{this}';

/** The printed words of a statement; empty for one that is not printed. */
export function statementText(game: Game, path: string): string {
  const node = findNode(game.pool, path);
  const place = faceAt(path);
  const text = place === null ? undefined : faceOf(game.pool, place.card, place.face).text;
  if (node === undefined || !('op' in node) || node.span === undefined || text === undefined) return '';
  return text.slice(node.span.start, node.span.end);
}

/** What an ability is called: its printed text, that of the line it stands in, and what it says when it is not printed. */
export function abilityTexts(game: Game, path: AbilityPath): readonly string[] {
  const abilities = enclosing(game, path);
  const [own] = abilities;
  const span = abilities.find((ability) => ability.span !== undefined)?.span;
  const place = faceAt(path);
  const text = place === null ? undefined : faceOf(game.pool, place.card, place.face).text;
  // What a keyword stands for has the span of the keyword.
  const isPrinted = own?.span !== undefined && abilities.length === 1;
  const said = isPrinted ? '' : abilities.slice(0, 1).flatMap(renderAbility).join('\n');
  if (span === undefined || text === undefined) return [said];
  const line = text.slice(text.lastIndexOf('\n', span.start - 1) + 1, span.end);
  return [text.slice(span.start, span.end), line, said].filter((each) => each !== '');
}

/** The printed text of an ability, or of the printed ability that it is part of. */
export function abilityText(game: Game, path: AbilityPath): string {
  return abilityTexts(game, path)[0] ?? '';
}

/** The words in a name of an ability on the stack: "stack ability (Whenever …". */
export function abilityWords(name: string): string {
  const start = 'stack ability (';
  return name.startsWith(start) ? name.slice(start.length).replace(/\)$/, '') : name;
}

/** The ability and those that it is nested in, from the inside out. */
function enclosing(game: Game, path: AbilityPath): readonly Ability[] {
  const parts = path.split('.');
  return parts.flatMap((_, at) => {
    const outer = parts.slice(0, parts.length - at).join('.');
    const node = findNode(game.pool, outer);
    return node !== undefined && 'item' in node ? [abilityAt(game.pool, outer)] : [];
  });
}

/** What an action of a player may be called in a scenario. */
export function actionTexts(game: Game, player: PlayerId, action: LegalAction): readonly string[] {
  switch (action.kind) {
    case 'activate':
      return abilityTexts(game, action.ability);
    case 'cast':
      return [action.way];
    case 'special': {
      const costs = specialCosts(game, player, action).map((symbols) => symbols.map((one) => `{${one}}`).join(''));
      const printed = keywordsOf(game, action.object, action.action).flatMap(({ path }) => abilityTexts(game, path));
      const texts = specialTexts[action.action].flatMap((text) => [
        text,
        ...costs.flatMap((cost) => [`${cost}: ${text}`, `${text} ${cost}`]),
      ]);
      return [...texts, ...printed];
    }
    case 'playLand':
    case 'pass':
      return [];
  }
}

/** Special actions as scenarios call them. */
const specialTexts: Readonly<Record<SpecialAction, readonly string[]>> = {
  turnFaceUp: ['Turn this face-down permanent face up.', 'Morph', 'Disguise'],
  turnFaceUpForManaCost: ['Turn this face-down permanent face up.'],
  foretell: ['Foretell'],
  plot: ['Plot'],
  suspend: ['Suspend'],
  unlockLeft: ['Unlock the left half.'],
  unlockRight: ['Unlock the right half.'],
  endEffect: ['End this effect.'],
};

/** Does the text name a way to cast a spell, perhaps with its cost: "Flashback {2}{R}"? */
export function namesWay(way: string, wanted: string): boolean {
  const text = wanted.toLowerCase();
  // Face down it is the spell that is cast, for a cost of the rules.
  if (way === 'morph' || way === 'disguise') return false;
  return text !== '' && (way.startsWith(text) || text.startsWith(`${way} {`) || text.startsWith(`${way}—`));
}

/**
 * How well a text fits what a scenario wants of it: 0 not at all, 1 word for word. Costs have to be equal as far as
 * they are given; the words after them may differ.
 */
export function fit(game: Game, source: ObjectId, text: string, wanted: string): number {
  const names = namesOf(game, source);
  const [whole, start] = [plain(text.replaceAll('~', self), names), plain(wanted, names)];
  if (start === '' || whole.startsWith(start)) return 1;
  const [cost, effect] = halves(whole);
  const [wantedCost, wantedEffect] = halves(start);
  if (effect === null && wantedEffect === null)
    return wantedCost.split(' ').length < fewWords ? 0 : shared(cost, wantedCost);
  if (effect === null || wantedEffect === null || cost !== wantedCost) return 0;
  return shared(effect, wantedEffect);
}

/** Fewer words than these have to be there as they are. */
const fewWords = 5;

/** How many of the words are in the text, up to 0.9 for all. */
function shared(text: string, wanted: string): number {
  const words = wanted.split(' ');
  const known = new Set(text.split(' '));
  return (0.9 * words.filter((word) => known.has(word)).length) / words.length;
}

/** A text of an ability as it is compared: with the stand-in for its source. */
export function comparable(game: Game, source: ObjectId, text: string): string {
  return plain(text.replaceAll('~', self), namesOf(game, source));
}

/** The names by which a text may call its own source. */
function namesOf(game: Game, source: ObjectId): readonly string[] {
  const object = objectOrLast(game, source);
  const card = object?.printed.kind === 'card' ? object.printed.card : '';
  const names = [nameOf(game, source), card, ...card.split(' // ')];
  const short = names.flatMap((name) => name.split(', ').slice(0, 1));
  return [...names, ...short].filter((name) => name !== '').sort((left, right) => right.length - left.length);
}

/** In lower case, with one blank between words, and the source as the stand-in. */
function plain(text: string, names: readonly string[]): string {
  const named = names.reduce((before, name) => before.replaceAll(name, self), text);
  const words = named
    .toLowerCase()
    .replaceAll(/<\/?[a-z]+>/g, '')
    .replaceAll('−', '-')
    .replaceAll(' — ', ' - ')
    .replaceAll('[', '')
    .replaceAll(']', '')
    .split(/\s+/);
  const kept: string[] = [];
  for (const word of words) {
    const own = kept.at(-1) === 'this' && nouns.has(word.replace(/\W+$/, ''));
    if (own) kept[kept.length - 1] = self + (/\W+$/.exec(word)?.[0] ?? '');
    else kept.push(word);
  }
  return kept.join(' ').trim();
}

const nouns: ReadonlySet<string> = new Set([
  'creature',
  'artifact',
  'land',
  'enchantment',
  'planeswalker',
  'permanent',
  'card',
  'aura',
  'equipment',
  'token',
  'vehicle',
  'battle',
  'saga',
  'class',
  'case',
  'room',
]);

function halves(text: string): readonly [cost: string, effect: string | null] {
  const at = text.indexOf(':');
  return at < 0 ? [text, null] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

/** The card and face that a path starts with: `<card>/faces.<face>.…`. */
export function faceAt(path: AbilityPath): { readonly card: string; readonly face: number } | null {
  const step = '/faces.';
  const at = path.lastIndexOf(step);
  return at < 0 ? null : { card: path.slice(0, at), face: Number.parseInt(path.slice(at + step.length), 10) };
}
