import fc from 'fast-check';
import { placeText, shapeCodes } from '../bytecode/diagnostic';
import { detach } from '../bytecode/debug';
import { assemble } from '../bytecode/text/assemble';
import { modules } from '../bytecode/testing/arbitrary';
import { faceOf, moduleOf, spellOf } from '../bytecode/testing/made';
import { wardenModule } from '../bytecode/testing/warden';
import { term } from '../bytecode/term';
import { verifyCodes, type VerifyCode } from './codes';
import { verify } from './verify';

test('generated modules are valid', () => {
  fc.assert(
    fc.property(modules, (module) => expect(verify(module)).toEqual([])),
    { numRuns: 2000 },
  );
});

test('the example is valid', () => {
  expect(verify(wardenModule)).toEqual([]);
});

test('debug information changes nothing', () => {
  expect(verify(detach(wardenModule).module)).toEqual([]);
});

test.each([undefined, null, 7, 'module', [], {}, { format: 1 }, { format: 2, cards: [] }])(
  '%j is no module',
  (value) => {
    expect(verify(value).map(({ code }) => code in shapeCodes)).toContain(true);
  },
);

/** Findings for the abilities of a face, each as code, place below the face, and title. */
function findings(abilities: string, types = '"Instant"'): readonly string[] {
  const decoded = assemble(`module 1\ncard "Ash" { layout "normal" ; face "Ash" { types ${types}\n${abilities} } }`);
  if (decoded.kind === 'Malformed') throw new Error(decoded.diagnostics.map(({ title }) => title).join());
  return verify(decoded.module).map(
    ({ code, place, title }) => `${code} ${placeText(place).slice('cards[0].faces[0].abilities'.length)}: ${title}`,
  );
}

/** A spell ability with these fields and this body. */
const spell = (body: string, fields = ''): string =>
  `ability spell { item 0 ; zones stack ; ${fields} ; body { ${body} } }`;
const targeting = (filter: string, more = ''): string =>
  `target { min { const 1 } ; max { const 1 } ; filter { ${filter} } } ; ${more}`;

/** What a player controls who is known in a loop. */
const theirs = 'controlledBy { ref 0 }';

const anchors =
  'ability replacement { event { enters { source } } ; form asEnters ; item 0 ; zones battlefield ; body { step /first - { you ; chooseAsEnters anchor - - ["lamb" "lion"] } } }';
const draw = 'you ; const 1 ; draw';
const entering = 'enters { source }';
const copying = 'source ; entersAsCopy { source }';
const local = (sort: string): string => `value { sort ${sort} ; origin local }`;
const death = 'event { dies { some a - { type creature } } }';

/** One or more cases for each finding, every one beside a valid case that differs in the point alone. */
const cases: Readonly<Record<VerifyCode, readonly (readonly [valid: string, invalid: string, finding: string])[]>> = {
  ORA0406: [],
  ORA0410: [
    [spell(draw), spell('const 1'), '[0].body[0]: const is num, here stands statement'],
    [spell('you ; x ; draw'), spell('x ; x ; draw'), '[0].body[0].draw.who: x is num, here stands players'],
    [
      spell('source ; gain { keyword "flying" ; grantKeyword }'),
      spell(`source ; gain { ${draw} }`),
      '[0].body[0].gain.abilities[0]: draw is effect, here stands grant',
    ],
    [
      spell(`step /first - { ${draw} }`),
      spell(`step /first - { step /first - { ${draw} } }`),
      '[0].body[0].step.effect: step is statement, here stands effect',
    ],
    [
      spell(`you ; pay { payMana "{1}" }`),
      spell(`payMana "{1}"`),
      '[0].body[0]: payMana is cost, here stands statement',
    ],
  ],
  ORA0411: [
    [
      spell('target 0 ; const 1 ; draw', targeting('player')),
      spell('target 0 ; const 1 ; draw', targeting('anyTarget')),
      '[0].body[0].draw.who: target may be others than players',
    ],
    [
      spell('all { allOf { player } } ; const 1 ; draw'),
      spell('all { allOf { tapped ; type creature } } ; const 1 ; draw'),
      '[0].body[0].draw.who: all may be others than players',
    ],
    [
      spell('you ; opponents ; union [^ ^] and ; const 1 ; draw'),
      spell('you ; source ; union [^ ^] and ; const 1 ; draw'),
      '[0].body[0].draw.who: union may be others than players',
    ],
    [
      spell(`${draw} ; subject ; x ; loseLife`),
      spell('source ; becomeTapped ; subject ; x ; loseLife'),
      '[0].body[1].loseLife.who: subject may be others than players',
    ],
  ],
  ORA0412: [
    [
      spell('target 0 ; phaseOut', targeting('permanent')),
      spell('target 1 ; phaseOut', targeting('permanent')),
      '[0].body[0].phaseOut.what.target.slot: there is no target slot 1 here',
    ],
  ],
  ORA0413: [
    [
      spell('step /first 0 { source ; phaseOut }', local('entities')),
      spell('step /first 1 { source ; phaseOut }', local('entities')),
      '[0].body[0].step.result: there is no value 1',
    ],
  ],
  ORA0414: [
    [
      spell('step /first 0 { source ; phaseOut } ; ref 0 ; phaseOut', local('entities')),
      spell('ref 0 ; phaseOut ; step /first 0 { source ; phaseOut }', local('entities')),
      '[0].body[0].phaseOut.what.ref.value: value 0 is not bound here',
    ],
    [
      spell('all { player } ; forEach 0 { ref 0 ; phaseOut }', local('entities')),
      spell('all { player } ; forEach 0 { source ; phaseOut } ; ref 0 ; phaseOut', local('entities')),
      '[0].body[1].phaseOut.what.ref.value: value 0 is not bound here',
    ],
    [
      spell('all { opponent } ; forEach 0 { target 0 ; phaseOut }', targeting(theirs, local('players'))),
      spell(
        'all { opponent } ; forEach 0 { source ; phaseOut } ; target 0 ; phaseOut',
        targeting(theirs, local('players')),
      ),
      '[0].targets[0].filter.controlledBy.who.ref.value: value 0 is not bound here',
    ],
    [
      spell('all { opponent } ; forEach 0 { target 0 ; phaseOut }', targeting(theirs, local('players'))),
      spell('all { type creature } ; forEach 0 { target 0 ; phaseOut }', targeting(theirs, local('players'))),
      '[0].targets[0].filter.controlledBy.who.ref.value: value 0 is not bound here',
    ],
    [
      spell('x ; letNum 0 { you ; numRef 0 ; draw }', local('num')),
      spell('numRef 0 ; letNum 0 { you ; numRef 0 ; draw }', local('num')),
      '[0].body[0].letNum.num.numRef.value: value 0 is not bound here',
    ],
    [
      spell(
        'delayed { beginning endStep - next } { step /first 0 { source ; phaseOut } ; ref 0 ; phaseOut }',
        local('entities'),
      ),
      spell(
        'delayed { beginning endStep - next } { step /first 0 { source ; phaseOut } } ; ref 0 ; phaseOut',
        local('entities'),
      ),
      '[0].body[1].phaseOut.what.ref.value: value 0 is not bound here',
    ],
  ],
  ORA0415: [
    [
      spell(
        'step /first 0 { source ; phaseOut } ; step /then 1 { source ; phaseOut }',
        `${local('entities')} ; ${local('entities')}`,
      ),
      spell(
        'step /first 0 { source ; phaseOut } ; step /then 0 { source ; phaseOut }',
        `${local('entities')} ; ${local('entities')}`,
      ),
      '[0].body[1].step.result: value 0 is bound already',
    ],
    [
      spell(
        'step /first 1 { source ; phaseOut }',
        targeting('permanent', `value { sort entities ; origin target { slot 0 } } ; ${local('entities')}`),
      ),
      spell(
        'step /first 0 { source ; phaseOut }',
        targeting('permanent', `value { sort entities ; origin target { slot 0 } } ; ${local('entities')}`),
      ),
      '[0].body[0].step.result: value 0 is given from elsewhere',
    ],
  ],
  ORA0416: [
    [
      spell('step /first 0 { source ; phaseOut } ; ref 0 ; phaseOut', local('entities')),
      spell('step /first 0 { source ; phaseOut } ; ref 0 ; phaseOut', local('num')),
      '[0].body[1].phaseOut.what.ref.value: value 0 is num',
    ],
    [
      spell('x ; letNum 0 { you ; numRef 0 ; draw }', local('num')),
      spell('x ; letNum 0 { you ; x ; draw }', local('entities')),
      '[0].body[0].letNum.value: value 0 is entities',
    ],
    [
      spell(draw, targeting('player', 'value { sort players ; origin target { slot 0 } }')),
      spell(draw, targeting('permanent', 'value { sort players ; origin target { slot 0 } }')),
      '[0].values[0]: what it comes from is not players',
    ],
  ],
  ORA0417: [
    [trigger('what'), trigger('whom'), '[0].values[0]: the event has no whom'],
    [
      trigger('amount', 'num'),
      spell(draw, 'value { sort num ; origin event { role "amount" } }'),
      '[0].values[0]: there is no event here',
    ],
    [
      spell(draw, targeting('player', 'value { sort players ; origin target { slot 0 } }')),
      spell(draw, targeting('player', 'value { sort players ; origin target { slot 1 } }')),
      '[0].values[0]: there is no target slot 1',
    ],
    [
      activated('tapSelf', 'value { sort entities ; origin cost { index 0 } }'),
      activated('tapSelf', 'value { sort entities ; origin cost { index 1 } }'),
      '[0].values[0]: there is no cost 1',
    ],
    [
      spell(draw, 'value { sort entities ; origin linked { item 0 } }'),
      spell(draw, 'value { sort entities ; origin linked { item 3 } }'),
      '[0].values[0]: there is no item 3',
    ],
    [spell(draw), spell(draw).replace('item 0', 'item -1'), '[0]: there is no item -1'],
  ],
  ORA0418: [
    [
      spell('all { candidate ; same } ; phaseOut'),
      spell('candidate ; phaseOut'),
      '[0].body[0].phaseOut.what: there is no candidate outside of a filter',
    ],
    [
      spell(`${draw} ; subject ; phaseOut`),
      spell('subject ; phaseOut'),
      '[0].body[0].phaseOut.what: no statement before has a subject',
    ],
    [
      spell('all { type creature } ; acted one ; stat power ; acted one ; dealDamage'),
      spell('acted one ; phaseOut'),
      '[0].body[0].phaseOut.what: no statement is about each of several things here',
    ],
  ],
  ORA0419: [
    [
      spell('you ; x ; x ; choose ^ { permanent } plain ; phaseOut'),
      spell('you ; you ; x ; x ; choose ^ { permanent } plain ; count ; draw'),
      '[0].body[0].draw.count.count.what: choose asks a player',
    ],
    [
      spell('all { source ; other } ; phaseOut'),
      spell('all { you ; x ; x ; choose ^ { permanent } plain ; other } ; phaseOut'),
      '[0].body[0].phaseOut.what.all.filter.other.than: choose asks a player',
    ],
  ],
  ORA0420: [
    [
      spell('all { allOf { permanent } } ; phaseOut'),
      spell('all { allOf {} } ; phaseOut'),
      '[0].body[0].phaseOut.what.all.filter.allOf.parts: allOf of nothing',
    ],
    [
      spell('source ; union [^] and ; phaseOut'),
      spell('union [] and ; phaseOut'),
      '[0].body[0].phaseOut.what.union.parts: union of nothing',
    ],
  ],
  ORA0421: [
    [
      spell('all { allOf { tapped ; permanent ; controlledBy { you } } } ; phaseOut'),
      spell('all { allOf { permanent ; tapped ; controlledBy { you } } } ; phaseOut'),
      '[0].body[0].phaseOut.what.all.filter: tapped stands too late',
    ],
  ],
  ORA0422: [
    [
      spell('all { anyOf { permanent ; player } } ; phaseOut'),
      spell('all { allOf { permanent ; player } } ; phaseOut'),
      '[0].body[0].phaseOut.what.all.filter: no object is a player',
    ],
  ],
  ORA0423: [
    [
      spell('all { subtype "elf" } ; phaseOut'),
      spell('all { subtype "elves" } ; phaseOut'),
      '[0].body[0].phaseOut.what.all.filter.subtype.subtype: "elves" is no subtype',
    ],
    [
      spell('you ; x ; source ; putCounters "+1/+1"'),
      spell('you ; x ; source ; putCounters "+1"'),
      '[0].body[0].putCounters.counter: "+1" is no counter',
    ],
    [
      spell('you ; pay { payMana "{2}{w/u}" }'),
      spell('you ; pay { payMana "{2}{w/u" }'),
      '[0].body[0].pay.cost[0].payMana.mana: "{2}{w/u" is no mana',
    ],
    [
      spell('source ; gain { keyword "flying" ; grantKeyword }'),
      spell('source ; gain { keyword "fly" ; grantKeyword }'),
      '[0].body[0].gain.abilities[0].grantKeyword.keyword.keyword.name: "fly" is no keyword',
    ],
  ],
  ORA0430: [
    [spell(draw), spell(draw).replace('zones stack', ''), '[0]: the ability functions nowhere'],
    [
      activated('tapSelf').replace('zones battlefield', 'zones battlefield hand'),
      activated('tapSelf').replace('zones battlefield', 'zones hand hand'),
      '[0]: a zone stands twice',
    ],
    [spell(draw), spell(draw).replace('zones stack', 'zones hand'), '[0]: a spell ability functions on the stack'],
  ],
  ORA0431: [
    [
      activated('tapSelf', 'limits sorcerySpeed oncePerTurn'),
      activated('tapSelf', 'limits oncePerTurn oncePerTurn'),
      '[0]: a limit stands twice',
    ],
    [
      activated('tapSelf', 'limits sorcerySpeed'),
      activated('tapSelf', 'limits sorcerySpeed instantSpeed'),
      '[0]: not at the speed of both',
    ],
  ],
  ORA0432: [
    [modal(1, '1'), modal(3, '1'), '[0].modal: at least 3 of 2 modes'],
    [modal(1, '2'), modal(1, '3'), '[0].modal: at most 3 of 2 modes'],
    [modal(0, '1'), modal(0, '0'), '[0].modal: at most 0 of 2 modes'],
    [modal(1, '1'), modal(1, '1').replaceAll(/mode {[^}]*} }/g, ''), '[0].modal: there are no modes'],
  ],
  ORA0433: [
    [standing('source ; x ; x ; modifyPt'), standing(draw), '[0].body[0]: draw happens once'],
    [
      standing('turnOf { you } its ; if { source ; x ; x ; modifyPt }'),
      standing(`turnOf { you } its ; if { ${draw} }`),
      '[0].body[0].if.then[0]: draw happens once',
    ],
  ],
  ORA0434: [
    [
      standing('source ; x ; x ; modifyPt'),
      standing('source ; x ; x ; modifyPt', targeting('player')),
      '[0]: a static ability has no targets',
    ],
    [activated('tapSelf'), activated(''), '[0]: an activated ability has a cost'],
    [keyword(''), keyword(`body { ${draw} }`), '[0]: a keyword ability says nothing but what it costs'],
    [
      modal(1, '1'),
      modal(1, '1').replace('spell', 'static').replaceAll(draw, 'source ; x ; x ; modifyPt'),
      '[0]: a static ability has no modes',
    ],
    [
      spell('source ; gain { grantAbility static { item 0 ; zones battlefield ; body { you ; source ; switchPt } } }'),
      spell('source ; gain { grantAbility spell { item 0 ; zones stack ; body { you ; source ; switchPt } } }'),
      '[0].body[0].gain.abilities[0].grantAbility.ability: only instants and sorceries have spell abilities',
    ],
    [
      spell('entersWith { target 0 } { entersTapped }', targeting('spell')),
      spell('entersWith { some a - { permanent } } { entersTapped }'),
      '[0].body[0]: only a replacement effect entersWith',
    ],
    [
      spell(`replacing { ${entering} } - { you ; chooseAsEnters color }`),
      spell('you ; chooseAsEnters color'),
      '[0].body[0]: only a replacement effect chooseAsEnters',
    ],
    [
      `ability replacement { event { ${entering} } ; form enters ; item 0 ; zones battlefield ; body { ${copying} } }`,
      spell(copying),
      '[0].body[0]: only a replacement effect entersAsCopy',
    ],
  ],
  ORA0435: [
    [
      spell(draw, targeting('player')),
      spell(draw, targeting('player')).replace('max { const 1 }', 'max { const 0 }'),
      '[0].targets[0]: at most 0 targets',
    ],
    [
      spell(draw, targeting('player')),
      spell(draw, targeting('player')).replace('min { const 1 }', 'min { const 2 }'),
      '[0].targets[0]: at most 1 targets',
    ],
    [
      spell(draw, targeting('player')).replace('min { const 1 }', 'min { const 0 }'),
      spell(draw, targeting('player')).replace('min { const 1 }', 'min { const -1 }'),
      '[0].targets[0]: at least -1 targets',
    ],
  ],
  ORA0437: [
    [
      spell(draw, 'gate level { min 2 ; max 2 }'),
      spell(draw, 'gate level { min 2 ; max 1 }'),
      '[0]: never from level 2 to 1',
    ],
    [
      `${anchors}\n${spell(draw, 'gate anchor { word "lamb" }')}`,
      `${anchors}\n${spell(draw, 'gate anchor { word "goat" }')}`,
      '[1]: nobody can choose "goat"',
    ],
  ],
  ORA0436: [
    [spell(draw), spell(''), '[0]: the ability does nothing'],
    [modal(1, '1'), modal(1, '1').replace(draw, ''), '[0].modal.modes[0]: the mode does nothing'],
  ],
};

function trigger(role: string, sort = 'entities'): string {
  return `ability triggered { ${death} ; limit none ; item 0 ; zones battlefield ; value { sort ${sort} ; origin event { role "${role}" } } ; body { ${draw} } }`;
}

function activated(cost: string, fields = ''): string {
  return `ability activated { cost { ${cost} } ; item 0 ; zones battlefield ; ${fields} ; body { ${draw} } }`;
}

function standing(body: string, fields = ''): string {
  return `ability static { item 0 ; zones battlefield ; ${fields} ; body { ${body} } }`;
}

function keyword(fields: string): string {
  return `ability keyword { keyword { keyword "flying" } ; item 0 ; zones battlefield ; ${fields} }`;
}

function modal(min: number, max: string): string {
  const mode = `mode { body { ${draw} } }`;
  return `ability spell { item 0 ; zones stack ; modal { min ${min} ; max ${max} ; chooser you ; whom any ; style exact ; ${mode} ; ${mode} } }`;
}

describe.each(Object.entries(cases).flatMap(([code, list]) => list.map((each) => [code, ...each] as const)))(
  '%s',
  (code, valid, invalid, finding) => {
    test(finding, () => {
      expect(findings(valid)).toEqual([]);
      expect(findings(invalid)).toContain(`${code} ${finding}`);
    });
  },
);

test('every finding has a case', () => {
  const without = Object.entries(cases).filter(([, list]) => list.length === 0);
  expect(without.map(([code]) => code)).toEqual(['ORA0406']);
});

test('ORA0406: words outside of the text', () => {
  const withWords = (end: number): unknown =>
    moduleOf(
      { ...spellOf(term('proliferate', [term('you', ['you']), null, null])), span: { start: 0, end } },
      { ...faceOf(), text: 'Proliferate.' },
    );
  expect(verify(withWords(12))).toEqual([]);
  expect(verify(withWords(13))).toMatchObject([{ code: 'ORA0406', title: 'the words end at 13, the text at 12' }]);
});

test('spell abilities are those of instants and sorceries', () => {
  expect(findings(spell(draw), '"Sorcery"')).toEqual([]);
  expect(findings(spell(draw), '"Creature"')).toEqual([
    'ORA0434 [0]: only instants and sorceries have spell abilities',
  ]);
});

test('codes are unique', () => {
  expect(Object.keys(shapeCodes).filter((code) => code in verifyCodes)).toEqual([]);
});
