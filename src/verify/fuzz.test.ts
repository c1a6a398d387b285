import { isDeepStrictEqual } from 'node:util';
import { decode } from '../bytecode/binary/decode';
import { dump } from '../bytecode/binary/dump';
import { encode } from '../bytecode/binary/encode';
import { strip } from '../bytecode/debug';
import { conform } from '../bytecode/conform';
import type { Decoded } from '../bytecode/diagnostic';
import { fromJson, toJson } from '../bytecode/json';
import type { Module } from '../bytecode/module';
import { assemble } from '../bytecode/text/assemble';
import { disassemble } from '../bytecode/text/disassemble';
import { moduleFrom, randomTape } from '../bytecode/testing/arbitrary';
import { mutateBytes, mutateCode, mutateData, mutateText } from '../bytecode/testing/mutate';
import { verify } from './verify';

/*
 * Changed modules: whatever happens to bytes, data or text, they are decoded or refused, verified or refused, in
 * reasonable time. `npm run fuzz:modules` tries a hundred thousand.
 */

const all = Number(process.env['FUZZ_MODULES'] ?? 6000);
const slowest = 2000;

type Outcome = 'malformed' | 'invalid' | 'valid';

/** A module that was read survives all forms; a valid one can be stripped and stays valid. */
function outcomeOf(decoded: Decoded): Outcome {
  if (decoded.kind === 'Malformed') {
    if (decoded.diagnostics.length === 0) throw new Error('refused without a reason');
    return 'malformed';
  }
  const { module } = decoded;
  const findings = verify(module);
  if (!isDeepStrictEqual(decode(encode(module)), decoded)) throw new Error('the binary form lost something');
  if (!isDeepStrictEqual(assemble(disassemble(module)), decoded)) throw new Error('the text form lost something');
  if (findings.length > 0) return 'invalid';
  if (verify(strip(module)).length > 0) throw new Error('not valid any more when stripped');
  return 'valid';
}

const ways: Readonly<Record<string, (module: Module, tape: readonly number[]) => Outcome>> = {
  bytes: (module, tape) => {
    const bytes = mutateBytes(encode(module), tape);
    if (tape[0] === 0) dump(bytes);
    return outcomeOf(decode(bytes));
  },
  data: (module, tape) => {
    const data = mutateData(module, tape);
    return verify(data).length === 0 ? outcomeOf({ kind: 'Decoded', module: data as Module }) : 'invalid';
  },
  code: (module, tape) => outcomeOf(conform(mutateCode(module, tape))),
  json: (module, tape) => outcomeOf(fromJson(mutateData(toJson(module), tape))),
  text: (module, tape) => outcomeOf(assemble(mutateText(disassemble(module), tape))),
};

test.each(Object.entries(ways))(
  'changed %s are decoded or refused, verified or refused',
  (name, run) => {
    const count = Math.ceil(all / Object.keys(ways).length);
    const outcomes: Record<Outcome, number> = { malformed: 0, invalid: 0, valid: 0 };
    let longest = 0;
    for (let seed = 0; seed < count; seed += 1) {
      const module = moduleFrom(randomTape(seed, 20 + (seed % 300)));
      const started = performance.now();
      try {
        outcomes[run(module, randomTape(seed + 1e6, 40))] += 1;
      } catch (error) {
        throw new Error(`seed ${seed}`, { cause: error });
      }
      longest = Math.max(longest, performance.now() - started);
      if (all > 10_000 && seed % Math.ceil(count / 20) === 0) {
        process.stderr.write(
          `${name} ${seed} of ${count} ${JSON.stringify(outcomes)} longest ${longest.toFixed(0)} ms\n`,
        );
      }
    }
    expect(longest).toBeLessThan(slowest);
    expect(outcomes.valid).toBeGreaterThan(0);
    expect(outcomes.invalid).toBeGreaterThan(0);
    expect(name === 'data' || outcomes.malformed > 0).toBe(true);
  },
  3_600_000,
);
