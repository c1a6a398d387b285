import { UsageError } from './terminal';

/** A whole number that an option names. Throws for anything else. */
export function numberOf(option: string, text: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`;
  throw new UsageError(`${option} takes a number ${range}, not "${text}"`);
}
