import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FaceProgram } from '../bytecode/module';
import type { Card } from '../cards/card';
import { cardInput, readCards } from '../cards/read';
import { makeSmoke, type Smoke } from '../engine/smoke/smoke';
import { compileCard } from './card';
import { judgeFace, stripped } from './judge';
import { compiledEnglish, english } from './testing/english';

function bare(text: string): FaceProgram {
  const [face] = compiledEnglish(text);
  if (face === undefined) throw new Error('no face');
  return stripped(face.program);
}

const gift = `Gift | {0} | Sorcery
   Draw two cards, then destroy target creature.`;
const wish = `Wish | {0} | Sorcery
   Draw a card. Assemble a Contraption.`;

describe('the smoke run', () => {
  it('tells what cannot be carried out, whatever was tried before', () => {
    const smoke = makeSmoke(english);
    const fault = ['trap: no effect handler (assemble)'];
    expect(smoke(bare(wish))).toEqual(fault);
    expect(smoke(bare(gift))).toEqual([]);
    expect(smoke(bare(wish))).toEqual(fault);
    expect(
      smoke(bare(`Both | {0} | Creature — Elf | 1/1\n   Flying\n   {T}: Draw a card. Assemble a Contraption.`)),
    ).toEqual(fault);
  });

  it('tells what cannot be carried out of each ability that does it, whatever it costs and waits for', () => {
    const smoke = makeSmoke(english);
    const faults = (line: string): readonly string[] => smoke(bare(`Wisher | {0} | Creature — Elf | 1/1\n   ${line}`));
    const lines = [
      '{T}: Draw a card. Assemble a Contraption.',
      '{2}, {T}: Draw a card. Assemble a Contraption.',
      'When this creature enters, draw a card. Assemble a Contraption.',
      'When this creature dies, draw a card. Assemble a Contraption.',
    ];
    expect(lines.map(faults)).toEqual(lines.map(() => ['trap: no effect handler (assemble)']));
  });

  it('does not try an ability again that went well on another face', () => {
    const smoke = makeSmoke(english);
    const creature = (name: string, more = ''): FaceProgram =>
      bare(`${name} | {0} | Creature — Elf | 1/1\n   When this creature enters, draw a card.${more}`);
    const seen: string[] = [];
    const watched = (face: FaceProgram): FaceProgram => ({
      ...face,
      // Whoever puts the face on a board asks for this.
      get power() {
        seen.push(face.name);
        return face.power;
      },
    });
    smoke(watched(creature('First')));
    smoke(watched(creature('Second')));
    smoke(watched(creature('Third', '\n   {T}: Draw a card.')));
    expect([...new Set(seen)]).toEqual(['First', 'Third']);
  });

  it('holds a face at certified', () => {
    const [result] = compiledEnglish(gift);
    if (result === undefined) throw new Error('no face');
    const judged = (smoke?: Smoke): object => judgeFace(result, smoke);
    expect(judged()).toMatchObject({ level: 'executable', unsupported: [] });
    expect(judged(() => ['trap: of some kind'])).toMatchObject({
      level: 'certified',
      unsupported: ['trap: of some kind'],
    });
  });
});

const corpus = join(__dirname, '../../../shared/corpus/cards-00.json');
(existsSync(corpus) ? it : it.skip)(
  'no executable card traps (a sample; skipped without the corpus)',
  async () => {
    const cards: Card[] = [];
    for await (const event of readCards([cardInput(corpus)])) if (event.kind === 'Card') cards.push(event.card);
    const outcomes = cards.filter((_, at) => at % 40 === 0).flatMap((card) => compileCard(card).outcome.faces);
    const traps = outcomes.flatMap(({ name, unsupported }) =>
      unsupported.filter((each) => each.startsWith('trap')).map((each) => `${name}: ${each}`),
    );
    expect(traps).toEqual([]);
    expect(outcomes.filter(({ level }) => level === 'executable').length).toBeGreaterThan(50);
  },
  60_000,
);
