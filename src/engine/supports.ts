import type { Ability } from '../bytecode/module';
import type { Op } from '../bytecode/table';
import { argOf } from '../bytecode/parameters';
import { isTerm, termsIn, type Arg, type Term } from '../bytecode/term';
import { entryOf, isKeyword, keywordName } from '../keywords/glossary';
import type { Expand } from '../vm/pool';
import { controlOps } from '../vm/control-ops';
import { replaceableActions } from './actions/undertake';
import { entryOps } from './handlers/effects/entry';
import { rules } from './handlers/index';
import { nativeGates, nativeKeywords } from './native-keywords';

const known: ReadonlySet<string> = new Set([
  ...controlOps,
  ...entryOps,
  ...Object.values(rules.expressions).flatMap((family: object) => Object.keys(family)),
  ...Object.keys(rules.effects),
  ...Object.keys(rules.events),
  ...Object.keys(rules.continuous),
  // Around what static abilities state.
  'whileEach',
  // About an event that is replaced.
  'createThose',
  // Read while a spell is cast.
  'additionalCost',
  'alternativeCost',
  'castOnly',
  // Looked at before the game (CR 702.139b).
  'deckOnly',
  'deckLarger',
  'deckEach',
  'deckAlike',
  // Looked at as modes are chosen.
  'pawprints',
]);

/** Items of what is gained. */
const grants: ReadonlySet<Op> = new Set([
  'grantKeyword',
  'grantAbility',
  'grantThis',
  'grantFollowing',
  'grantAllOf',
  'grantCreatureTypes',
]);

/** True when the engine has a running implementation of the instruction. */
export function supports(op: Op): boolean {
  return known.has(op) || isKeyword(op) || grants.has(op);
}

/**
 * What an ability uses and the engine cannot run, each once: instructions, and keywords as `keyword <name>`. Empty for an
 * executable ability. `expand` tells what a granted keyword stands for; a printed one carries it.
 */
export function unsupportedIn(ability: Ability, expand: Expand = () => []): readonly string[] {
  const found = new Set<string>();
  collect(ability, expand, found);
  return [...found];
}

type Part = Ability | Arg | readonly object[];

function collect(value: Part, expand: Expand, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isInstruction(value)) {
    ownGap(value, expand).forEach((gap) => found.add(gap));
    value.args.forEach((arg) => {
      collect(arg, expand, found);
    });
    return;
  }
  if (isAbility(value)) abilityGap(value).forEach((gap) => found.add(gap));
  Object.values(value).forEach((part: Part) => {
    collect(part, expand, found);
  });
}

function abilityGap(ability: Ability): readonly string[] {
  const { gate } = ability;
  const behind = gate?.kind === 'prefix' && !nativeGates.has(gate.name) ? [`keyword ${gate.name}`] : [];
  switch (ability.kind) {
    case 'keyword':
      return [...behind, ...keywordGap(ability.keyword, ability.expansion)];
    case 'replacement':
      return [...behind, ...replacedGap(ability.event)];
    case 'spell':
      return [...behind, ...chosenGap(ability)];
    case 'activated':
    case 'triggered':
    case 'static':
      return behind;
  }
}

/** "Pay X life" as a spell resolves, where X is what its controller chooses then (CR 107.3f): nobody is asked yet. */
function chosenGap({ body, modal }: Ability): readonly string[] {
  const steps = [...body, ...(modal?.modes.flatMap((mode) => mode.body) ?? [])];
  const isChosen = steps.some((step) => {
    const effect = step.op === 'step' ? argOf(step, 'effect') : null;
    if (!isTerm(effect) || effect.op !== 'payLife') return false;
    const amount = argOf(effect, 'amount');
    return isTerm(amount) && amount.op === 'x';
  });
  return isChosen ? ['x of payLife'] : [];
}

/** Other keyword actions are told of when they are done: too late to do something else instead. */
function replacedGap(event: Term): readonly string[] {
  return termsIn(event).some(
    ({ op, args: [, action] }) =>
      op === 'performsAction' && !(typeof action === 'string' && replaceableActions.includes(action)),
  )
    ? ['replaced performsAction']
    : [];
}

/** An instruction itself, and the keyword that it gives. */
function ownGap(code: Term, expand: Expand): readonly string[] {
  if (!supports(code.op)) return [code.op];
  if (code.op !== 'gain' && code.op !== 'become' && code.op !== 'createToken') return [];
  return code.args.flat().flatMap((item: Arg) => {
    if (!isTerm(item) || item.op !== 'grantKeyword') return [];
    const [keyword] = item.args;
    if (!isTerm(keyword)) return [];
    const expansion = expand(keyword);
    return [...keywordGap(keyword, expansion), ...expansion.flatMap((ability) => unsupportedIn(ability, expand))];
  });
}

/**
 * A keyword ability is known if the engine does what English cannot say of it, and it stands for abilities that say the
 * rest. A keyword that is merely looked for or lost needs nothing.
 */
function keywordGap(keyword: Term, expansion: readonly Ability[]): readonly string[] {
  const name = keywordName(keyword);
  const entry = entryOf(inside(keyword));
  const isNative = nativeKeywords.has(name);
  const saysRest = entry?.units === undefined ? isNative : expansion.length > 0;
  const isKnown = entry?.native === undefined ? isNative || saysRest : isNative && saysRest;
  return isKnown ? [] : [`keyword ${name}`];
}

function inside(keyword: Term): Term {
  const [inner] = keyword.args;
  return keyword.op === 'keywordLimited' && isTerm(inner) ? inner : keyword;
}

function isAbility(value: object): value is Ability {
  return 'kind' in value && value.kind !== 'Term' && 'gate' in value;
}

function isInstruction(value: object): value is Term {
  return 'kind' in value && value.kind === 'Term';
}
