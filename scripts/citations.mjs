// Citations of the Comprehensive Rules, in the one form that is checked: the letters CR, a blank, a number.

const CITATION = /\bCR (\d{3}(?:\.\d+[a-z]?)?)/g;
const LOOSE = [
  { form: /\b(?:Rule|rule)s? \d{3}(?:\.\d+[a-z]?)?\b/g, hint: 'write it as CR and the number' },
  { form: /\b[Cc][Rr](?:[#:]? ?|\s{2,})(?<!\bCR )\d{3}\.\d+[a-z]?\b/g, hint: 'write it as CR, one blank, the number' },
  { form: /(?<![\w.]|CR )[1-9]\d{2}\.\d{1,3}[a-z]\b/g, hint: 'put CR before each rule number' },
  {
    form: /\bCR \d{3}(?:\.\d+[a-z]?)?(?:,| and| or| to|\/) ?[1-9]\d{2}(?:\.\d+[a-z]?)?\b(?!\.\d)/g,
    hint: 'put CR before each number',
  },
];

/** The rule numbers cited in a line, in order. */
export function citations(line) {
  return [...line.matchAll(CITATION)].map((match) => match[1]);
}

/** Messages about citations in a line that name an unknown rule or are written in another form. */
export function citationProblems(line, known) {
  const unknown = citations(line)
    .filter((number) => !known.has(number))
    .map((number) => `there is no rule ${number}`);
  const loose = LOOSE.flatMap(({ form, hint }) => [...line.matchAll(form)].map((match) => `"${match[0]}": ${hint}`));
  return [...unknown, ...loose];
}
