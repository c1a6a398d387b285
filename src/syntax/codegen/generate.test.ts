// The texts here are not English. cspell:disable
import { grammarOfRules } from '../testing/grammars';
import { outline } from '../testing/outline';

/** A kind of expression, a grammar with it, and texts that its rule `S` or `s` accepts and refuses. */
interface Case {
  readonly kind: string;
  readonly rules: string;
  readonly start?: string;
  readonly accepts: readonly string[];
  readonly refuses: readonly string[];
}

const CASES: readonly Case[] = [
  {
    kind: 'any',
    rules: 's = any any',
    start: 's',
    accepts: ['ab', 'é ', '\u{1f600}x', '\ud800x'],
    refuses: ['', 'a', 'abc', '\u{1f600}'],
  },
  { kind: 'end', rules: 'S = "a" end', accepts: ['a', 'a  '], refuses: ['', 'ab'] },
  { kind: 'an empty terminal', rules: 's = "" "a"', start: 's', accepts: ['a'], refuses: ['', 'b'] },
  {
    kind: 'a terminal',
    rules: 's = "a" "bcdefg" "—" "é1"',
    start: 's',
    accepts: ['abcdefg—é1'],
    refuses: ['abcdeg', 'abcdefg-é1', 'abcdefg—e1', 'abcdefg'],
  },
  {
    kind: 'a terminal of more than 63 characters',
    rules: `S = "${'x'.repeat(70)}1"`,
    accepts: [` ${'x'.repeat(70)}1`],
    refuses: ['x'],
  },
  {
    kind: 'a word',
    rules: 'S = "draw" "a card"? "…and more"?',
    accepts: ['draw', 'draw a card', 'draw…and more'],
    refuses: ['drawn', 'drawa card', 'draw a cards', 'draw…and mores', 'dra', 'draw a'],
  },
  {
    kind: 'a word at a blank, a symbol or a digit',
    rules: 'S = "~ card" | "+x" | A\nA = "a" "1"',
    accepts: ['~ card', '+x', 'a1'],
    refuses: ['~ cards', '+xx', 'ab1'],
  },
  {
    kind: 'a terminal in a lexical rule',
    rules: 's = "draw" "n"?',
    start: 's',
    accepts: ['draw', 'drawn'],
    refuses: ['draw n'],
  },
  {
    kind: 'a range',
    rules: 's = "b".."d" "\\u{e0}".."\\u{ff}"',
    start: 's',
    accepts: ['bé', 'dÿ'],
    refuses: ['aé', 'eé', 'be', 'b', ''],
  },
  {
    kind: 'a range of code points',
    rules: 's = "a".."\\u{1f64f}" "z"',
    start: 's',
    accepts: ['\u{1f600}z', 'bz', 'éz'],
    refuses: ['Az', 'z', '\u{1f900}z'],
  },
  {
    kind: 'a range of code units',
    rules: 's = "\\u{d000}".."\\u{ffff}" any*',
    start: 's',
    accepts: ['\u{1f600}', '\ud800'],
    refuses: ['a', ''],
  },
  {
    kind: 'Unicode characters',
    rules: 's = lower upper letter',
    start: 's',
    accepts: ['aBc', 'éÉǅ', 'ßΩª'],
    refuses: ['ABc', 'abc', 'aB1', '1Bc', ''],
  },
  {
    kind: 'caseInsensitive',
    rules: 'S = caseInsensitive<"if"> caseInsensitive<"ß">',
    accepts: ['if ß', 'IF ß', 'iFß', 'ıf ß'],
    refuses: ['if ss', 'if', 'fi'],
  },
  {
    kind: 'alternatives in order',
    rules: 'S = A ";" | B ";"\nA = "a" | "b"\nB = "a" "b" -- both\n| "c" -- one',
    accepts: ['a;', 'a b;', 'c ;'],
    refuses: ['a c;', 'd', 'a b'],
  },
  {
    kind: 'many alternatives',
    rules:
      'S = ">" (A | B) "."\nA = "a" "x" | "a" "y" | "b" "c"? | D "!" | ~"a" s "1" | #("q" "r") | "e"? "f"\nB = " " | "k" | "l" | #("a") | ~"a" "m" | "n"+ | "b" \nD = "d"\ns = ("x" | "y")+',
    accepts: [
      '>a x.',
      '>a y.',
      '> b.',
      '> b  c .',
      '>d!.',
      '> xyx 1.',
      '>qr.',
      '> e f.',
      '> f.',
      '> k.',
      '>m.',
      '> m .',
    ],
    refuses: ['>a z', '>q r', '>c', '', '> ', '>e', '>g', '> a', '> xy', '>  m 1'],
  },
  {
    kind: 'many alternatives of which some stand before the blanks',
    rules: 'S = ">" ("a" | "b" | "c" | #("d") | ~"e" any | &F | "g"+ | #("a" | "f"))\nF = "f" "f"',
    accepts: ['> a', '>d', '> d', '> g'],
    refuses: ['> e', '> f f', '> ff', '> ', '>  a a'],
  },
  {
    kind: 'alternatives that may begin with nothing',
    rules: 'S = ">" ("e"? "f" | "a"* "b" | "c" "c")',
    accepts: ['>  f', '> e f', '>  b', '> c c'],
    refuses: ['>  ', '>  e', '> a', '> c'],
  },
  {
    kind: 'many alternatives that may begin with nothing',
    rules: 'S = ">" ("e"? "f" | "a"* "b" | &"c" "c" | "g"? "h"? | "i" "j")',
    accepts: ['>  f', '> e f', '>  b', '> c', '>  h', '>   '],
    refuses: ['>  e', '> a', '> i', '> i j'],
  },
  {
    kind: 'many terminals, of which the first that fits counts',
    rules: 's = ("elf" | "elves" | "el" | "elder" | "orc" | "ox" | "o" | "half-elf" | "elf") rest\nrest = letter*',
    start: 's',
    accepts: ['elf', 'elves', 'elder', 'oxen', 'half-elf', 'o', 'orc'],
    refuses: ['e', 'half-', '', 'x'],
  },
  {
    kind: 'no alternatives left',
    rules: 'S = &"a" ("b" | "c") -- none\n| "d" -- d',
    accepts: ['d'],
    refuses: ['a', 'b'],
  },
  { kind: 'an empty sequence', rules: 'S = E "a" E\nE = ', accepts: [' a ', 'a'], refuses: ['b'] },
  {
    kind: 'star',
    rules: 'S = "a"* ("b" number)*\nnumber = digit*',
    accepts: ['', ' ', 'a a', 'b1 b', 'a a b22b3'],
    refuses: ['aa', 'c', 'b1 a'],
  },
  { kind: 'plus', rules: 'S = ("a" "b"?)+ "c"', accepts: ['a c', 'a b a a b c'], refuses: ['c', 'a b', 'b c'] },
  {
    kind: 'plus with a lookahead in its last column',
    rules: 'S = ("a" &any)+ "."',
    accepts: ['a a .'],
    refuses: ['a a'],
  },
  {
    kind: 'optional of several values',
    rules: 'S = "a" ("b" "c")? "d"?',
    accepts: ['a', 'a b c', 'a b c d', 'a d'],
    refuses: ['a b', 'a b d'],
  },
  {
    kind: 'nested iterations',
    rules: 'S = (("a" | "b")+ ("," "c"?)*)* "."',
    accepts: ['.', 'a b .', 'a, , c b a, .'],
    refuses: ['a', ', .'],
  },
  {
    kind: 'not',
    rules: 'S = ~"a" word\nword = (~("z" | "x" "y") letter)+',
    accepts: [' b', ' ba', 'bxa'],
    refuses: ['a', 'z', 'bxy', ''],
  },
  {
    kind: 'not and a failure in it',
    rules: 'S = ~("a" "b" "c" "d") A\nA = "a" "b" "c"',
    accepts: ['a b c'],
    refuses: ['a b c d', 'a b'],
  },
  {
    kind: 'a rule met again after its failure in a not was ignored',
    rules: 'S = ~(A "x") A "y"\nA = ("a" | "b") ("," "c" "d" "e" "f")*',
    accepts: ['a y', 'b, c d e f y'],
    refuses: ['a, c d e', 'a, c x', 'a x'],
  },
  {
    kind: 'rules that need what comes later',
    rules:
      'S = A | B | C | D\nA = N "go" ("if" N)? "."\nB = N (N | "x") "or" N\nC = &(N+ "end") N ~"or" E\nD = N "." (D | No)\nNo = "no" "-"\nE = More | "end" | Dash\nMore = N E\nDash = "-" "end"\nN = "a" | "b" | "go" | "or"',
    accepts: ['a go.', 'go go if or.', 'a b or a', 'b x or or', 'a b end', 'a.no -', 'a. b. no-', 'a end'],
    refuses: ['a go', 'go go or.', 'a b a', 'or x or', 'end', 'a.-no', 'a or end', 'a - end', 'go.', 'no-'],
  },
  { kind: 'lookahead', rules: 'S = &("a" "b") "a" any*', accepts: ['a b', 'a b c'], refuses: ['a c', 'b', 'a'] },
  {
    kind: 'lookahead among many alternatives',
    rules: 'S = &"a" "a" "1" -- a\n| "b" "c" -- b\n| &("c" "d" "e") "x" -- c\n| "d" -- d',
    accepts: ['a 1', 'd'],
    refuses: ['a', 'c d f', 'c d e', 'x'],
  },
  {
    kind: 'parts without blanks',
    rules: 'S = #("non" type) #("-" digit)? "x"\ntype = "land" | "elf"',
    accepts: ['nonland x', 'nonelf-1 x'],
    refuses: ['non land x', 'nonland -1 x'],
  },
  {
    kind: 'described rules',
    rules: 'S = word number "."\nword (a word) = letter letter\nnumber (a number) = pair+\npair = digit digit',
    accepts: ['ab 1234.'],
    refuses: ['a1', 'ab 123', 'ab 1', 'ab'],
  },
  {
    kind: 'lists',
    rules:
      'S = ListOf<A, ","> ":" NonemptyListOf<"b", Sep> listOf<digit, "+"> EmptyListOf<A, A>\nA = "a"\nSep = "and" | "or"',
    accepts: [':b', 'a, a: b and b or b', ': b 1+2+3'],
    refuses: ['a,: b', 'a', ': b andb', ': b 1 + 2'],
  },
  {
    kind: 'a syntactic rule applied without skipping',
    rules: 'S = nonemptyListOf<A, ";">\nA = "a" B?\nB = "b" | "c" | "d" | "e"',
    accepts: ['a;a', 'a; a b', ' a; a'],
    refuses: ['a ;a', 'x', ' b'],
  },
  {
    kind: 'rules with parameters',
    rules: 'S = Twice<Pair<"a", n>> Pair<"b", "a">\nTwice<x> = x x\nPair<x, y> = x y x\nn = "1"+',
    accepts: ['a 1 a a 11 a b a b'],
    refuses: ['a 1 b', 'a 1 a a 1 a b b'],
  },
  {
    kind: 'a syntactic rule in a lexical one',
    rules: 'S = quote "."\nquote = "<" applySyntactic<T> ">"\nT = "a" "b"* ',
    accepts: ['<a b b >.', '< a> .'],
    refuses: ['<a', '<>.', '<  ', '< b'],
  },
  {
    kind: 'recursion',
    rules: 'S = "(" S ")" -- group\n| "x" S -- right\n| "x"',
    accepts: ['x', '((x x))', '( (x) )'],
    refuses: ['(x', 'x)', '()'],
  },
  {
    kind: 'blanks of several kinds',
    rules: 'S = "a" "b"\nspace := " " | "\\t" | "_".."_"',
    accepts: ['a\t_ b'],
    refuses: ['a\nb'],
  },
  {
    kind: 'blanks that a rule reads',
    rules: 'S = A+\nA = "a" | "b" | "c" | "d" | E\nE = "e" "f"?\nspace := " " | comment\ncomment = "/" (~"/" any)* "/"',
    accepts: ['a/x/b', ' /x/ e / / f/y/'],
    refuses: ['a/x', 'a/x/g'],
  },
  { kind: 'extended rules', rules: 'S = hexDigit+\nhexDigit += "_"', accepts: ['a_1'], refuses: ['g'] },
];

describe.each(CASES)('generated code for $kind', ({ rules, start = 'S', accepts, refuses }) => {
  const grammar = grammarOfRules(`${rules}\n${rules.includes('space :=') ? '' : 'space := " "'}`);

  it.each(accepts)('accepts %j as Ohm does', (text) => {
    const tree = outline(grammar.match(text, start));
    expect(tree).not.toMatch(/^failed/);
    expect(outline(grammar.parse(text, start))).toBe(tree);
  });

  it.each(refuses)('refuses %j where Ohm does', (text) => {
    const failure = outline(grammar.match(text, start));
    expect(failure).toMatch(/^failed/);
    expect(outline(grammar.parse(text, start))).toBe(failure);
    expect(grammar.expected(text, start)).toEqual(grammar.expectedByOhm(text, start));
  });
});

describe('the generator', () => {
  it.each([
    ['S = S "a" -- more\n| "a"', 'S_more -> S -> S_more'],
    ['S = A "x"\nA = "b"? ~"c" B\nB = &S "d"', 'S -> A -> B -> S'],
  ])('refuses the left recursion of %j', (rules, chain) => {
    expect(() => grammarOfRules(rules)).toThrow(`left recursion is not supported: ${chain}`);
  });

  it('refuses to repeat an argument that may read nothing', () => {
    expect(() => grammarOfRules('S = many<a> many<b>\nmany<x> = x*\na = "a"\nb = "b"?')).toThrow(
      'rule many<b>: what "*" repeats may read nothing',
    );
  });

  it('refuses to repeat what has no value', () => {
    expect(() => grammarOfRules('S = (~"a")? "b"')).toThrow('rule S: "?" on an expression without values');
  });

  it('gives up on deep nesting and on nothing less deep', () => {
    const grammar = grammarOfRules('S = "(" S ")" -- group\n| "x"');
    const nested = (depth: number): string => `${'('.repeat(depth)}x${')'.repeat(depth)}`;
    expect(grammar.parse(nested(100), 'S').kind).toBe('Parsed');
    expect(grammar.parse(nested(100_000), 'S')).toMatchObject({ kind: 'Failed', limit: 'depth' });
    expect(grammar.parse('(x)', 'S').kind).toBe('Parsed');
  });

  it('reads ten megabytes of one line, or gives up when it would need too much memory', () => {
    const grammar = grammarOfRules(
      'S = "x" | Text\nText = Words "."\nWords = W+\nW = "word" A -- a\n| "word" B -- b\nA = "a"\nB = "b"',
    );
    expect(grammar.parse('y'.repeat(10_000_000), 'S')).toEqual({ kind: 'Failed', furthest: 0 });
    expect(grammar.parse(`${'word b '.repeat(1_500_000)}.`, 'S')).toMatchObject({ kind: 'Failed', limit: 'size' });
    expect(grammar.parse('word b '.repeat(1_500_000), 'S')).toMatchObject({ kind: 'Failed' });
    expect(grammar.parse('x'.repeat(20_000_000), 'S')).toEqual({ kind: 'Failed', furthest: 0, limit: 'size' });
    expect(grammar.parse('word b.', 'S').kind).toBe('Parsed');
  });
});
