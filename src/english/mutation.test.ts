import type { Ability, AbilityMode } from '../bytecode/module';
import { leafOf, parametersOf } from '../bytecode/parameters';
import type { Param } from '../bytecode/schema';
import { isList, isTerm, term, type Arg, type Term } from '../bytecode/term';
import { inEnglish } from '../compile/testing/english';
import { renderFace } from './ability';

/** Cards of our own whose lines between them use most parts of the language. */
const cards = inEnglish(
  'Ember Page | {1}{R} | Creature — Human Wizard | 2/2\nFirst strike, ward {2}\nWhen this creature enters, it deals 2 damage to up to one target creature or planeswalker an opponent controls.',
  'Moss Tutor | {2}{G} | Creature — Elf Druid | 1/3\n{T}: Add one mana of any color.\n{3}{G}, {T}, Sacrifice another creature: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle. Activate only as a sorcery.',
  'Tide Answer | {1}{U} | Instant\nCounter target noncreature spell unless its controller pays {3}. Draw a card.',
  'Grave Tax | {2}{B} | Sorcery\nTarget opponent discards two cards and loses 3 life. You gain 3 life.',
  'Dawn Muster | {3}{W} | Sorcery\nCreate two 1/1 white Soldier creature tokens with vigilance. Creatures you control get +1/+0 until end of turn.',
  'Pact Keeper | {2}{B} | Creature — Vampire | 3/2\nWhenever another creature you control dies, each opponent loses 1 life and you gain 1 life. This ability triggers only once each turn.\nAt the beginning of your upkeep, if you control three or more creatures, put a +1/+1 counter on Pact Keeper.',
  'Blade Vow | {1} | Artifact — Equipment\nEquipped creature gets +2/+1 and has trample.\nEquip {2}',
  'Slow Gate | | Land\nSlow Gate enters tapped unless you control two or more other lands.\n{T}: Add {G} or {W}.',
  "Long Winter | {4}{U}{U} | Enchantment\nCreatures with power 4 or greater don't untap during their controllers' untap steps.\nNoncreature spells you cast cost {1} less to cast.",
  'Burst Choice | {1}{R} | Instant\nChoose one —\n• Destroy target artifact with mana value 2 or less.\n• Burst Choice deals X damage to target creature, where X is the number of Goblins you control.',
  'Far Return | {4}{W} | Sorcery\nReturn up to two target creature cards with mana value 3 or less from your graveyard to the battlefield under your control.',
).flatMap((card) => card.faces);

interface Mutant {
  readonly of: string;
  readonly abilities: readonly Ability[];
}

/** All programs that differ from the abilities in one argument that has a meaning. */
function mutants(abilities: readonly Ability[]): readonly Mutant[] {
  return abilities.flatMap((ability, index) =>
    codeIn(ability).flatMap(([code, put]) =>
      mutatedTerms(code).map(({ of, code: changed }) => ({
        of,
        abilities: abilities.map((each, at) => (at === index ? put(changed) : each)),
      })),
    ),
  );
}

type Put = (code: Term) => Ability;

/** The code of an ability, each piece with the way to put another in its place. */
function codeIn(ability: Ability): readonly (readonly [Term, Put])[] {
  const body = ability.body.map((code, at): [Term, Put] => [
    code,
    (changed) => ({ ...ability, body: ability.body.with(at, changed) }),
  ]);
  const targets = ability.targets.map((slot, at): [Term, Put] => [
    slot.filter,
    (filter) => ({ ...ability, targets: ability.targets.with(at, { ...slot, filter }) }),
  ]);
  return [...body, ...targets, ...modesOf(ability), ...ownCode(ability)];
}

function modesOf(ability: Ability): readonly (readonly [Term, Put])[] {
  const { modal } = ability;
  if (modal === null) return [];
  return modal.modes.flatMap((mode, at) => {
    const put = (changed: Partial<AbilityMode>): Ability => ({
      ...ability,
      modal: { ...modal, modes: modal.modes.with(at, { ...mode, ...changed }) },
    });
    const body = mode.body.map((code, place): [Term, Put] => [
      code,
      (changed) => put({ body: mode.body.with(place, changed) }),
    ]);
    const targets = mode.targets.map((slot, place): [Term, Put] => [
      slot.filter,
      (filter) => put({ targets: mode.targets.with(place, { ...slot, filter }) }),
    ]);
    return [...body, ...targets];
  });
}

function ownCode(ability: Ability): readonly (readonly [Term, Put])[] {
  switch (ability.kind) {
    case 'triggered':
    case 'replacement': {
      const event: [Term, Put] = [ability.event, (changed) => ({ ...ability, event: changed })];
      return ability.condition === null
        ? [event]
        : [event, [ability.condition, (condition) => ({ ...ability, condition })]];
    }
    case 'activated':
      return ability.cost.map((code, at): [Term, Put] => [
        code,
        (changed) => ({ ...ability, cost: ability.cost.with(at, changed) }),
      ]);
    case 'keyword':
      return [[ability.keyword, (keyword) => ({ ...ability, keyword })]];
    case 'spell':
    case 'static':
      return [];
  }
}

function mutatedTerms(code: Term): readonly { readonly of: string; readonly code: Term }[] {
  return parametersOf(code.op).flatMap(({ name, param }, index) => {
    const arg = code.args[index] ?? null;
    const others = [...changes(code, name, param, arg), ...inner(arg)];
    return others.map(({ of, arg: changed }) => ({ of, code: term(code.op, code.args.with(index, changed)) }));
  });
}

interface Change {
  readonly of: string;
  readonly arg: Arg;
}

function inner(arg: Arg): readonly Change[] {
  if (isTerm(arg)) return mutatedTerms(arg).map(({ of, code }) => ({ of, arg: code }));
  if (!isList(arg)) return [];
  return arg.flatMap((item, at) => inner(item).map((change) => ({ of: change.of, arg: arg.with(at, change.arg) })));
}

/** Arguments whose words are not in the text: styles, values that are bound, what "other" and "the rest" speak of. */
const unsaid: readonly string[] = ['step.result', 'other.than', 'rest.of', 'protection.which'];

function changes(code: Term, name: string, param: Param, arg: Arg): readonly Change[] {
  const key = `${code.op}.${name}`;
  const leaf = leafOf(param);
  if (unsaid.includes(key) || (leaf.kind === 'style' && param.kind !== 'optional')) return [];
  const found: Change[] = [];
  if (param.kind === 'optional' && arg !== null) found.push({ of: `${key} left out`, arg: null });
  if (isList(arg) && arg.length > 0) found.push({ of: `${key} shorter`, arg: arg.slice(0, -1) });
  if (leaf.kind === 'enum' && typeof arg === 'string') {
    const other = leaf.of.find((member) => member !== arg);
    if (other !== undefined) found.push({ of: `${key} ${arg} → ${other}`, arg: other });
  }
  if (leaf.kind === 'int' && leaf.of === 'number' && typeof arg === 'number')
    found.push({ of: `${key} + 1`, arg: arg + 1 });
  if (leaf.kind === 'word' && typeof arg === 'string') found.push({ of: `${key} another word`, arg: 'drake' });
  return found;
}

function said(abilities: readonly Ability[]): string {
  try {
    return renderFace(abilities).join('\n');
  } catch (error) {
    return `no words: ${String(error)}`;
  }
}

test.each(cards.map((face) => [face.name, face] as const))('%s: other code has other words', (_name, face) => {
  const text = said(face.abilities);
  const changed = mutants(face.abilities);
  expect(changed.length).toBeGreaterThan(3);
  expect(changed.filter(({ abilities }) => said(abilities) === text).map(({ of }) => of)).toEqual([]);
});
