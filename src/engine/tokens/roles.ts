import { bareAbility } from '../../bytecode/bare-ability';
import { bareFaceProgram } from '../../bytecode/bare-face';
import type { Ability, AbilityCommon, FaceProgram } from '../../bytecode/module';
import type { Term } from '../../bytecode/term';
import { made } from '../../bytecode/made';
import { one, self, step, you } from './code';

// Role tokens (CR 111.10j to CR 111.10r): colorless Auras with the subtype Role.

const creature = made('type', 'creature');
const host = made('all', made('allOf', [made('host', 'enchanted'), creature]), 'bare');

const enchantCreature: Ability = {
  ...bareAbility,
  kind: 'keyword',
  keyword: made('keywordFilter', 'enchant', made('allOf', [creature])),
  separator: 'line',
  expansion: [],
};

function stated(...body: readonly Term[]): Ability {
  return { ...bareAbility, kind: 'static', body };
}

function attacking(body: readonly Term[], condition: Term | null, values: AbilityCommon['values'] = []): Ability {
  const event = made('attacks', self, null, null);
  return { ...bareAbility, kind: 'triggered', word: 'whenever', event, condition, limit: 'none', body, values };
}

const bigger = step(made('modifyPt', host, one, one, null));
const hasToo = (grant: Term): Term => step(made('gain', made('subject'), [grant], 'have'), 'and');
const keyword = (name: string): Term => made('grantKeyword', made('keyword', name));

function role(name: string, ...abilities: readonly Ability[]): FaceProgram {
  return bareFaceProgram(name, {
    types: ['Enchantment'],
    subtypes: ['Aura', 'Role'],
    abilities: [enchantCreature, ...abilities].map((ability, item) => ({ ...ability, item })),
  });
}

const scrying = attacking([step(made('scry', you, one))], null);

const growing = attacking(
  [step(made('putCounters', you, one, '+1/+1', made('ref', 0, 'it', null), null))],
  made('compareNum', made('stat', 'toughness', made('ref', 0, 'it', null)), 'atMost', made('const', 3), 'is'),
  [{ sort: 'entities', origin: { kind: 'event', role: 'what' } }],
);

const mourned: Ability = {
  ...bareAbility,
  kind: 'triggered',
  word: 'when',
  event: made('putInto', self, made('zone', 'graveyard', null, 'a'), made('zone', 'battlefield', null, 'bare')),
  condition: null,
  limit: 'none',
  body: [step(made('loseLife', made('all', made('allOf', [made('opponent')]), 'each'), one))],
};

const perEnchantment = made('times', one, made('numRef', 0, 'per'), 'per');
const enchantments = made(
  'all',
  made('allOf', [made('type', 'enchantment'), made('controlledBy', made('you', 'you'), null)]),
  'bare',
);

const virtuous: Ability = {
  ...stated(
    step(
      made(
        'letNum',
        0,
        made('count', enchantments, 'bare'),
        [step(made('modifyPt', host, perEnchantment, perEnchantment, null))],
        'forEach',
      ),
    ),
  ),
  values: [{ sort: 'num', origin: { kind: 'local' } }],
};

/** Programs of Role tokens, by the names that they are created under. */
export const roles: Readonly<Record<string, FaceProgram>> = {
  'cursed role': role('Cursed', stated(step(made('setBasePt', host, one, one)))),
  'monster role': role('Monster', stated(bigger, hasToo(keyword('trample')))),
  'royal role': role(
    'Royal',
    stated(bigger, hasToo(made('grantKeyword', made('keywordCost', 'ward', [made('payMana', '{1}', null)], 'plain')))),
  ),
  'sorcerer role': role('Sorcerer', stated(bigger, hasToo(made('grantAbility', scrying)))),
  'virtuous role': role('Virtuous', virtuous),
  'wicked role': role('Wicked', stated(bigger), mourned),
  'young hero role': role('Young Hero', stated(step(made('gain', host, [made('grantAbility', growing)], 'have')))),
};
