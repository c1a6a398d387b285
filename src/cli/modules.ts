import { readFileSync } from 'node:fs';
import { decode } from '../bytecode/binary/decode';
import { magic } from '../bytecode/binary/format';
import { strip } from '../bytecode/debug';
import type { Decoded, ModuleDiagnostic } from '../bytecode/diagnostic';
import { fromJson } from '../bytecode/json';
import type { FaceProgram, Module } from '../bytecode/module';
import { assemble } from '../bytecode/text/assemble';
import { disassemble } from '../bytecode/text/disassemble';
import { moduleForms, written, type ModuleForm } from '../compile/cards';
import { renderFace } from '../english/ability';
import { moduleProblem } from '../report/module-problem';
import { count } from '../report/table';
import { verify } from '../verify/verify';
import { writeOutput } from './output-file';
import { exitCodes, UsageError, type ExitCode, type Terminal } from './terminal';

export interface AsmFlags {
  readonly output?: string;
  readonly format?: string;
}

/** `oracle verify`: whether modules of any form are valid. */
export function verifyCommand(files: readonly string[], terminal: Terminal): ExitCode {
  const codes = files.map((file) => {
    const module = moduleIn(file, terminal);
    if (module === null) return exitCodes.problems;
    const findings = verify(module);
    tell(findings, '', terminal);
    if (findings.length === 0) terminal.out(`${file}: valid, ${count(module.cards.length)} cards\n`);
    return findings.length === 0 ? exitCodes.done : exitCodes.problems;
  });
  return codes.find((code) => code !== exitCodes.done) ?? exitCodes.done;
}

/** `oracle disasm`: the text form of a module. */
export function disasmCommand(file: string, terminal: Terminal): ExitCode {
  const module = moduleIn(file, terminal);
  if (module === null) return exitCodes.problems;
  terminal.out(disassemble(module));
  return exitCodes.done;
}

/** `oracle asm`: a module from its text form. */
export function asmCommand(file: string, { output, format = 'bin' }: AsmFlags, terminal: Terminal): ExitCode {
  const form = moduleForms.find((each): each is ModuleForm => each === format);
  if (form === undefined) throw new UsageError(`--format takes ${moduleForms.join(', ')}, not "${format}"`);
  if (form === 'bin' && output === undefined)
    throw new UsageError('name a file for the bytes with -o (- for standard output)');
  const module = moduleIn(file, terminal);
  if (module === null) return exitCodes.problems;
  writeOutput(output ?? '-', written(module, form), terminal);
  return exitCodes.done;
}

/** `oracle english`: what the code of a module says, without a look at texts and spans. */
export function englishCommand(file: string, terminal: Terminal): ExitCode {
  const module = moduleIn(file, terminal);
  if (module === null) return exitCodes.problems;
  const findings = verify(module);
  if (findings.length > 0) {
    tell(findings, '', terminal);
    return exitCodes.problems;
  }
  for (const card of strip(module).cards) terminal.out(card.faces.map((face) => said(face, terminal)).join('\n'));
  return exitCodes.done;
}

function said({ name, abilities }: FaceProgram, { paint }: Terminal): string {
  return `${paint.bold(name)}\n${renderFace(abilities)
    .map((line) => `  ${line}\n`)
    .join('')}`;
}

/** The module in a file of any form; null when there is none, and then it is told why. */
function moduleIn(file: string, terminal: Terminal): Module | null {
  const bytes = bytesOf(file);
  const source = bytes.toString('utf8');
  const decoded = decodeAny(bytes, source);
  if (decoded.kind === 'Decoded') return decoded.module;
  tell(decoded.diagnostics, source, terminal);
  return null;
}

function decodeAny(bytes: Buffer, source: string): Decoded {
  if (magic.every((byte, index) => bytes[index] === byte)) return decode(bytes);
  if (source.trimStart().startsWith('{')) return fromJson(jsonOf(source));
  return source.trimStart().startsWith('module') ? assemble(source) : decode(bytes);
}

function jsonOf(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function tell(findings: readonly ModuleDiagnostic[], source: string, terminal: Terminal): void {
  for (const finding of findings) terminal.err(moduleProblem(finding, source, terminal.paintErr));
}
