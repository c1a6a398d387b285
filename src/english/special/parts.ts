import type { Term } from '../../bytecode/term';
import { needCode } from '../arguments';
import type { Context } from '../context';
import { objectNoun } from '../references';
import { conjugated } from '../verbs';

/** A verb in agreement with the subject. */
export const verb = (base: string, context: Context): string => conjugated(base, context.agreement, context.form);

/** A thing as the object of a verb. */
export const object = (code: Term, name: string, context: Context): string =>
  objectNoun(needCode(code, name), context).object;
