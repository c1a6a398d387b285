import { parametersOf, leafOf } from '../bytecode/parameters';
import { rowOf, type Op } from '../bytecode/table';
import { allOps } from '../bytecode/parameters';
import { specials } from './printer';
import { controls } from './statements';
import { piecesOf, type Piece } from './template';

/** The parameters that a template names. */
function namesIn(pieces: readonly Piece[]): readonly string[] {
  return pieces.flatMap((piece): readonly string[] => {
    switch (piece.kind) {
      case 'Text':
        return [];
      case 'Verb':
        return namesIn(piece.verb);
      case 'Option':
        return namesIn(piece.pieces);
      case 'Param':
        return [piece.name, ...namesIn(piece.unit)];
    }
  });
}

/** Instructions that are printed by other parts of the renderer: references, descriptions, lines of blocks. */
const elsewhere: readonly Op[] = [
  'source',
  'you',
  'target',
  'all',
  'choose',
  'some',
  'ref',
  'candidate',
  'again',
  'acted',
  'actedPlayer',
  'found',
  'subject',
  'controllerOf',
  'ownerOf',
  'top',
  'bottom',
  'union',
  'either',
  'rest',
  'allOf',
  'anyOf',
  'non',
  'thatIs',
  'chapter',
  'solveCheck',
  'tapSelf',
  'untapSelf',
];

/** What "other" excludes, what "the chosen color" was chosen by, "for each" said after the clause, half of a life total, which two are both, which types are "those types", which ones are described, and what "do" did it to is not in the words. */
const unsaid: Readonly<Partial<Record<Op, readonly string[]>>> = {
  other: ['than', 'style'],
  chosenValue: ['value'],
  theChosen: ['value'],
  choosePile: ['value'],
  chosenPile: ['value'],
  otherPile: ['value'],
  beyondFirst: ['style'],
  ofParity: ['value'],
  copySpell: ['times'],
  life: ['style'],
  doesSo: ['what'],
  offerPaid: ['of'],
  targetsOf: ['of'],
  bothOf: ['parts'],
  described: ['what'],
  difference: ['left', 'right'],
  sharesOneOf: ['types'],
  timesPaid: ['style'],
  // What it costs later is a sentence of its own.
  becomeForetold: ['keyword'],
};

const byTemplate = allOps().filter((op) => !(op in specials) && !(op in controls) && !elsewhere.includes(op));

test.each(byTemplate)('%s says all that it takes', (op) => {
  const names = namesIn(piecesOf(rowOf(op).english));
  const parameters = parametersOf(op);
  const isVerbal = rowOf(op).result === 'effect' || rowOf(op).result === 'event';
  const lost = parameters.filter(({ name, param }, index) => {
    const leaf = leafOf(param);
    const isBinding = leaf.kind === 'int' && (leaf.of === 'binder' || leaf.of === 'result');
    const isSubject = index === 0 && isVerbal;
    return !isBinding && !isSubject && !names.includes(name) && !unsaid[op]?.includes(name);
  });
  expect(lost.map(({ name }) => name)).toEqual([]);
  expect(names.filter((name) => !parameters.some((parameter) => parameter.name === name))).toEqual([]);
});

test('a template is read piece by piece', () => {
  expect(piecesOf("<put> {count:{counter} counter} on {on's zone}[ {entry}]")).toEqual([
    { kind: 'Verb', verb: [{ kind: 'Text', text: 'put' }] },
    { kind: 'Text', text: ' ' },
    {
      kind: 'Param',
      name: 'count',
      as: 'count',
      unit: [
        { kind: 'Param', name: 'counter', as: 'plain', unit: [] },
        { kind: 'Text', text: ' counter' },
      ],
    },
    { kind: 'Text', text: ' on ' },
    { kind: 'Param', name: 'on', as: 'possessive', unit: [{ kind: 'Text', text: 'zone' }] },
    {
      kind: 'Option',
      pieces: [
        { kind: 'Text', text: ' ' },
        { kind: 'Param', name: 'entry', as: 'plain', unit: [] },
      ],
    },
  ]);
});

test('a template that does not end is a bug of its row', () => {
  expect(() => piecesOf('<draw {count}')).toThrow('not closed');
});
