/** A tree as people read it: each node with a label and the words that it covers. */
export interface Outline {
  readonly label: string;
  readonly words: string;
  readonly children: readonly Outline[];
}

const branch = { last: '└ ', other: '├ ', below: '│ ', none: '  ' } as const;

/** The lines of an outline; `paint` is for the words. */
export function outlineLines(outline: Outline, paint: (words: string) => string): readonly string[] {
  const words = outline.words === '' ? '' : `  ${paint(oneLine(outline.words))}`;
  const children = outline.children.flatMap((child, index) => {
    const isLast = index === outline.children.length - 1;
    const [first = '', ...rest] = outlineLines(child, paint);
    const head = isLast ? branch.last : branch.other;
    const body = isLast ? branch.none : branch.below;
    return [head + first, ...rest.map((line) => body + line)];
  });
  return [outline.label + words, ...children];
}

function oneLine(words: string): string {
  return words.replaceAll('\n', ' / ');
}
