import type { Ability } from '../bytecode/module';
import { term, type Term } from '../bytecode/term';
import { fixed, keyword, make, num, ofType, spell, step, target, you } from './testing/programs';
import { supports, unsupportedIn } from './supports';

const plain = (name: string): Term => term('keyword', [name]);
const draws = spell([step(make('draw', { who: you, count: num(1) }))]);
const plays = spell([step(make('assemble', { who: you }))]);

describe('supports', () => {
  it('knows what the engine can run', () => {
    expect(supports('draw')).toBe(true);
    expect(unsupportedIn(draws)).toEqual([]);
    expect(unsupportedIn(plays)).toEqual(['assemble']);
  });

  it('does not take an X for nothing that nobody is asked for as life is paid', () => {
    const pays = (amount: Term): Ability => spell([step(make('payLife', { who: you, amount }))]);
    expect(unsupportedIn(pays(num(2)))).toEqual([]);
    expect(unsupportedIn(pays(make('x', {})))).toEqual(['x of payLife']);
  });

  it('takes values that are linked to another ability', () => {
    const linked = { ...draws, values: [{ sort: 'entities', origin: { kind: 'linked', item: 0 } }] } as const;
    expect(unsupportedIn(linked)).toEqual([]);
  });

  it('takes a keyword that the engine knows by name', () => {
    expect(unsupportedIn(keyword(plain('flying')))).toEqual([]);
    expect(unsupportedIn(keyword(plain('haunt')))).toEqual(['keyword haunt']);
  });

  it('takes a keyword that stands for abilities as much as it takes those', () => {
    const extort = (...expansion: readonly Ability[]): Ability => keyword(plain('extort'), expansion);
    expect(unsupportedIn(extort())).toEqual(['keyword extort']);
    expect(unsupportedIn(extort(draws))).toEqual([]);
    expect(unsupportedIn(extort(plays))).toEqual(['assemble']);
  });

  it('wants both halves of a keyword that English says only in part', () => {
    // What the engine knows of evoke without the trigger, and a trigger without what the engine has to know.
    const evoke = term('keywordCost', ['evoke', []]);
    expect(unsupportedIn(keyword(evoke))).toEqual(['keyword evoke']);
    expect(unsupportedIn(keyword(evoke, [draws]))).toEqual([]);
    expect(unsupportedIn(keyword(plain('tiered'), [draws]))).toEqual(['keyword tiered']);
  });

  it('takes no keyword action for something that could be replaced', () => {
    const would = (event: Term): Ability => ({
      ...fixed([]),
      kind: 'replacement',
      form: 'instead',
      event,
      condition: null,
    });
    const who = { who: make('you') };
    expect(unsupportedIn(would(make('performsAction', { ...who, action: 'mutate' })))).toEqual([
      'replaced performsAction',
    ]);
    expect(unsupportedIn(would(make('performsAction', { ...who, action: 'scry' })))).toEqual([]);
    expect(unsupportedIn(would(make('draws', who)))).toEqual([]);
  });

  it('asks what a granted keyword stands for, and not what a looked-for one does', () => {
    const grants = (given: Term): Ability =>
      spell([step(make('gain', { what: target(), abilities: [make('grantKeyword', { keyword: given })] }))]);
    expect(unsupportedIn(grants(plain('extort')))).toEqual(['keyword extort']);
    expect(unsupportedIn(grants(plain('extort')), () => [draws])).toEqual([]);
    const looks = make('with', { keyword: plain('haunt') });
    const taps = make('tap', {
      who: you,
      what: make('all', { filter: make('allOf', { parts: [ofType('creature'), looks] }) }),
    });
    expect(unsupportedIn(spell([step(taps)]))).toEqual([]);
  });
});
