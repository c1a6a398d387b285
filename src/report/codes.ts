import { malformedCodes, shapeCodes } from '../bytecode/diagnostic';
import { INPUT_PROBLEMS } from '../cards/input-diagnostic';
import { gapCodes } from '../compile/gap';
import { SCENARIO_PROBLEMS } from '../scenario/read';
import { verifyCodes } from '../verify/codes';

/** Findings that a certificate gives. */
export const certificateCodes = { ORA0601: 'the code does not say what the text says' } as const;

/** Every code that a finding of the compiler can have, with its title. Each has a section in `docs/diagnostics.md`. */
export const codes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(INPUT_PROBLEMS).map(({ code, title }) => [code, title])),
  ...Object.fromEntries(Object.values(SCENARIO_PROBLEMS).map(({ code, title }) => [code, title])),
  ...malformedCodes,
  ...gapCodes,
  ...shapeCodes,
  ...verifyCodes,
  ...certificateCodes,
};

export function titleOf(code: string): string {
  return codes[code] ?? 'unknown code';
}
