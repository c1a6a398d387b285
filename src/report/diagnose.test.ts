import { bareCard } from '../cards/bare-card';
import { parseTypeLine } from '../cards/type-line';
import { compileFace } from '../compile/face';
import { judgeFace } from '../compile/judge';
import type { Diagnostic } from '../source/diagnostic';
import { diagnose } from './diagnose';
import { nearForms } from './near-forms';

function diagnosticsOf(
  text: string,
  type = 'Sorcery',
  certificate?: { canonical: string; english: string },
): readonly Diagnostic[] {
  const card = bareCard('Probe', text, parseTypeLine(type));
  const result = compileFace(card, card.faces[0]);
  const outcome = judgeFace(result);
  return diagnose(
    result,
    certificate === undefined ? outcome : { ...outcome, certificate: { ok: false, ...certificate } },
  );
}

test.each([
  ['Destroy target creture.', 'is "creature" meant?'],
  ['Draw a crad.', 'is "card" meant?'],
  ['Flying, first strik', 'is "first strike" meant?'],
  ['Exile target permanent untill end of turn.', 'is "until" meant?'],
  ['Whenver a creature dies, draw a card.', 'is "whenever" meant?'],
  ['Kill target creature.', 'cards do not say "kill"; they print: destroy'],
  ['Destroy target wumpus.', undefined],
])('%s', (text, hint) => {
  const [diagnostic] = diagnosticsOf(text, 'Creature');
  expect(diagnostic?.code).toBe('ORA0203');
  expect(diagnostic?.hint).toBe(hint);
});

test('the primary span is the word that stood there, not all of the rest', () => {
  const text = 'Draw a card. Destroy target wumpus. Draw a card.';
  const [diagnostic] = diagnosticsOf(text);
  expect(text.slice(diagnostic?.primary.span.start, diagnostic?.primary.span.end)).toBe('wumpus');
  expect(diagnostic?.primary.text).toBe('expected a noun');
});

test('what is understood and certified has no findings', () => {
  expect(diagnosticsOf('Draw a card.')).toEqual([]);
});

test('a certificate that fails is a finding about the line that differs', () => {
  const text = 'Draw a card.\nYou gain 3 life.';
  const certificate = { canonical: 'draw a card.\nyou gain 3 life.', english: 'draw a card.\nyou gain 2 life.' };
  expect(diagnosticsOf(text, 'Sorcery', certificate)).toMatchObject([
    {
      code: 'ORA0601',
      severity: 'warning',
      primary: { span: { start: 13, end: text.length }, text: 'the code says "2" where the text says "3"' },
    },
  ]);
});

test('no near form is something that is read', () => {
  for (const { written } of nearForms)
    expect([written, diagnosticsOf(`${written} target creature.`).length]).toEqual([written, 1]);
});
