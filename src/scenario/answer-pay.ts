import type { Answer, Decision } from '../engine/decision';
import type { Game } from '../engine/world';
import { symbolOf } from './mana-words';
import { firstText, fromQueues, head } from './queue';
import type { Script } from './script';

type Pay = Extract<Decision, { readonly kind: 'pay' }>;

/** What scenarios call the ways to pay with something in place of mana. */
const substitutes: readonly { readonly way: string; readonly words: readonly string[] }[] = [
  { way: 'convoke', words: ['convoke'] },
  { way: 'improvise', words: ['improvise'] },
  { way: 'delve', words: ['exile a card', 'delve'] },
];

/** How a player who pays by hand pays next: with mana of a kind, with something else, or not at all. */
export function pay(game: Game, script: Script, decision: Pay): Answer {
  const { player, options } = decision;
  const automatic = options.findIndex(({ kind }) => kind === 'automatic');
  const begun = nextObject(script, decision);
  if (begun !== null) return { kind: 'pay', option: begun };
  const named = head(script, player, (entry) => {
    if (entry.cancelMana === true) return 'cancel' as const;
    const text = firstText(entry)?.toLowerCase();
    if (text === undefined) return undefined;
    const pool = options.findIndex((each) => each.kind === 'pool' && each.symbol === symbolOf(text));
    if (pool >= 0) return pool;
    const wanted = substitutes.filter(({ words }) => words.some((word) => text.startsWith(word)));
    return wanted.find(({ way }) => options.some((each) => each.kind === 'object' && each.way === way))?.way;
  });
  if (typeof named === 'number' || named === 'cancel') return { kind: 'pay', option: named };
  // Who is asked only about what stands for mana does not say so first.
  const byHand = options.some(({ kind }) => kind === 'pool' || kind === 'manaAbility');
  if (named !== undefined || !byHand) chooseObjects(game, script, decision, named ?? null);
  const next = nextObject(script, decision);
  // A way that came to nothing is followed by another answer.
  if (next === null && named !== undefined) return pay(game, script, decision);
  return { kind: 'pay', option: next ?? automatic };
}

/** Takes the objects that the script names for a way to pay; they are used one by one. */
function chooseObjects(game: Game, script: Script, { player, options, cost }: Pay, way: string | null): void {
  const objects = options.filter((each) => each.kind === 'object').filter((each) => way === null || each.way === way);
  const most = way === 'convoke' ? 1 : cost.split('}').length - 1;
  const wanted = { player, min: 0, max: Math.min(most, objects.length) };
  const ids = objects.map(({ object }) => object);
  script.paying = fromQueues(game, script, wanted, ids, ['targets', 'choices']);
}

/** The option of the object that is to be used next. */
function nextObject(script: Script, { options }: Pay): number | null {
  const [object, ...rest] = script.paying;
  script.paying = rest;
  const at = options.findIndex((each) => each.kind === 'object' && each.object === object);
  return at < 0 ? null : at;
}
