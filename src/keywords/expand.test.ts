import type { Term } from '../bytecode/term';
import { bindAbility } from '../ir/ability';
import { readAs } from '../syntax/read';
import { expand } from './expand';

/** What the keywords of a line stand for. */
function expansionOf(line: string): readonly string[] {
  const reading = readAs(line, 'KeywordLine');
  if (reading.kind === 'Unread') throw new Error(`unread at ${reading.furthest}: ${line}`);
  const { abilities } = bindAbility(reading.ast, { isSpell: false, types: [], item: 0, done: [] });
  const wordsOf = ({ span }: Term): string => (span === undefined ? '' : line.slice(span.start, span.end));
  return abilities
    .flatMap((ability) => (ability.kind === 'keyword' ? expand(ability.keyword, wordsOf) : []))
    .map(({ frame, text, zones, limits }) => [frame, text, ...(zones ?? []), ...limits].join(' | '));
}

describe('expanding a keyword', () => {
  it.each([
    ['afterlife 1', 'Triggered | when ~ dies, create a 1/1 white and black spirit creature token with flying.'],
    ['afterlife 2', 'Triggered | when ~ dies, create two 1/1 white and black spirit creature tokens with flying.'],
    ['bushido 2', 'Triggered | whenever ~ blocks or becomes blocked, it gets +2/+2 until end of turn.'],
    ['annihilator x', 'Triggered | whenever ~ attacks, defending player sacrifices x permanents.'],
    ['cycling {1}{u}', 'Activated | {1}{u}, discard ~: draw a card. | hand'],
    ['cycling — pay 2 life.', 'Activated | pay 2 life, discard ~: draw a card. | hand'],
    [
      'basic landcycling {1}',
      'Activated | {1}, discard ~: search your library for a basic land card, reveal it, put it into your hand, then shuffle. | hand',
    ],
    ['affinity for artifacts', 'Static | ~ costs {1} less to cast for each artifacts you control.'],
    ['equip wizard {1}', 'Activated | {1}: attach ~ to target wizard you control. activate only as a sorcery.'],
    [
      'equip {0}. activate only once each turn.',
      'Activated | {0}: attach ~ to target creature you control. activate only as a sorcery. | oncePerTurn',
    ],
  ])('%s', (line, expected) => {
    expect(expansionOf(line)).toEqual([expected]);
  });

  it('puts a defined x where the text has room for it', () => {
    expect(expansionOf('mobilize x, where x is the number of creatures you control.')).toEqual([
      'Triggered | whenever ~ attacks, create x tapped and attacking 1/1 red warrior creature tokens, where x is the number of creatures you control. sacrifice them at the beginning of the next end step.',
    ]);
  });

  it('gives one of a kind an article among the materials of craft', () => {
    expect(expansionOf('craft with artifact {1}')[0]).toContain('exile a artifact from among');
    expect(expansionOf('craft with two creatures {1}')[0]).toContain('exile two creatures from among');
  });

  it('gives nothing for what the engine knows, and nothing where a part is pending', () => {
    expect(expansionOf('flying')).toEqual([]);
    expect(expansionOf('kicker {2}')).toEqual([]);
    expect(expansionOf('aura swap {2}{u}')).toEqual([]);
  });

  it('gives each keyword of a line its own', () => {
    expect(expansionOf('flying, prowess, exalted')).toHaveLength(2);
  });
});
