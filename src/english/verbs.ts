import type { Agreement } from './noun';

/** The form a predicate takes: agreeing with its subject, bare after "may", in the past, after "would", or a participle without "was". */
export type VerbForm =
  | 'finite'
  | 'base'
  | 'past'
  | 'would'
  | 'reduced'
  | 'deniedPast'
  | 'perfect'
  | 'deniedPerfect'
  | 'infinitive'
  | 'gerund';

const thirds: Readonly<Record<string, string>> = {
  be: 'is',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "isn't": "isn't",
  "can't": "can't",
};

const plurals: Readonly<Record<string, string>> = { be: 'are', "isn't": "aren't" };

const pasts: Readonly<Record<string, string>> = {
  have: 'had',
  do: 'did',
  "don't": "didn't",
  deal: 'dealt',
  lose: 'lost',
  draw: 'drew',
  put: 'put',
  cast: 'cast',
  leave: 'left',
  become: 'became',
  get: 'got',
  tap: 'tapped',
  win: 'won',
  spend: 'spent',
  pay: 'paid',
  fight: 'fought',
  control: 'controlled',
  crew: 'crewed',
  surveil: 'surveilled',
  commit: 'committed',
  "can't": "couldn't",
};

/** A verb, given in its base form, in agreement with its subject. */
export function conjugated(verb: string, agreement: Agreement, form: VerbForm): string {
  switch (form) {
    case 'base':
      return verb;
    case 'infinitive':
      return `to ${verb}`;
    case 'gerund':
      if (verb === 'die') return 'dying';
      return verb.endsWith('e') && verb !== 'be' ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
    case 'would':
      return `would ${verb}`;
    case 'reduced':
      return verb === 'be' ? '' : participle(verb);
    case 'deniedPast':
      return verb === 'be' ? (agreement === 'singular' ? "wasn't" : "weren't") : `didn't ${verb}`;
    case 'perfect':
      return `${agreement === 'singular' ? 'has' : 'have'} ${participle(verb)}`;
    case 'deniedPerfect':
      return `${agreement === 'singular' ? "hasn't" : "haven't"} ${participle(verb)}`;
    case 'past':
      return verb === 'be' ? (agreement === 'singular' ? 'was' : 'were') : (pasts[verb] ?? past(verb));
    case 'finite':
      return agreement === 'singular' ? (thirds[verb] ?? third(verb)) : (plurals[verb] ?? verb);
  }
}

const participles: Readonly<Record<string, string>> = { be: 'been', draw: 'drawn', become: 'become' };

function participle(verb: string): string {
  return participles[verb] ?? pasts[verb] ?? past(verb);
}

function third(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|o|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

function past(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return verb.endsWith('e') ? `${verb}d` : `${verb}ed`;
}
