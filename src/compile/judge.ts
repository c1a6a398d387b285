import { strip } from '../bytecode/debug';
import { formatVersion, type Ability, type FaceProgram } from '../bytecode/module';
import type { Smoke } from '../engine/smoke/smoke';
import { unsupportedIn } from '../engine/supports';
import { certify } from '../english/certify';
import { expandGranted } from './granted';
import { placeOf, type FaceResult, type ItemResult } from './face';
import type { Level } from './level';
import { smokeOf } from './smoke';
import type { CertificateOutcome, FaceOutcome, UnitCounts } from './outcome';

/**
 * Establishes the level of a face: renders its program back, asks the engine whether it can run it, and tries what it can run.
 */
export function judgeFace(result: FaceResult, smoke: Smoke = smokeOf): FaceOutcome {
  const [outcome] = judgeFaces([result], smoke);
  if (outcome === undefined) throw new Error('a face without an outcome');
  return outcome;
}

/** Judges faces as `judgeFace` does, each pass over all of them (`compileFaces`). */
export function judgeFaces(results: readonly FaceResult[], smoke: Smoke = smokeOf): readonly FaceOutcome[] {
  return results
    .map((result) => ({ result, bare: stripped(result.program) }))
    .map((each) => ({ ...each, certificate: certificateOf(each.result.items, each.bare) }))
    .map((each) => ({ ...each, units: unitsOf(each.result.items, each.bare, each.certificate.ok) }))
    .map((each) => ({ ...each, lacking: each.certificate.ok ? lackingOf(each.bare) : [] }))
    .map(({ result: { face, items }, bare, certificate, units, lacking }): FaceOutcome => {
      const gaps = items.flatMap(({ gap }) => (gap === null ? [] : [gap]));
      // Where the engine lacks nothing, what goes wrong when the face is tried.
      const unsupported = certificate.ok && lacking.length === 0 ? smoke(bare) : lacking;
      const level = levelOf(gaps.length > 0, certificate.ok, unsupported.length > 0);
      const text = face.text === '' ? 'none' : 'some';
      return { name: face.name, level, text, gaps, certificate, unsupported, units };
    });
}

/** What the engine lacks for a face. */
function lackingOf(bare: FaceProgram): readonly string[] {
  return [...new Set(bare.abilities.flatMap((ability) => unsupportedIn(ability, expandGranted)))];
}

function levelOf(hasGap: boolean, isCertified: boolean, isUnsupported: boolean): Level {
  if (hasGap) return 'partial';
  if (!isCertified) return 'compiled';
  return isUnsupported ? 'certified' : 'executable';
}

/** The program of the face without texts and spans. */
export function stripped(program: FaceProgram): FaceProgram {
  const { cards } = strip({ format: formatVersion, cards: [{ name: program.name, layout: '', faces: [program] }] });
  return cards[0]?.faces[0] ?? program;
}

/** Compares what the code of a face says with its lines; of what is not understood there is no code to compare. */
function certificateOf(items: readonly ItemResult[], bare: FaceProgram): CertificateOutcome {
  const canonical = items.flatMap(linesOf).join('\n');
  if (items.some(({ gap }) => gap !== null)) return { ok: false, canonical, english: '' };
  return certificateFor(items, bare.abilities, bare);
}

const linesOf = ({ block }: ItemResult): readonly string[] => block.canonical.map(({ text }) => text);

function certificateFor(
  items: readonly ItemResult[],
  abilities: readonly Ability[],
  bare: FaceProgram,
): CertificateOutcome {
  const lines = items.flatMap(linesOf);
  const canonical = lines.join('\n');
  try {
    const { ok, english } = certify({ ...bare, abilities }, lines);
    return { ok, canonical, english: english.join('\n') };
  } catch (error) {
    return { ok: false, canonical, english: '', error: placeOf(error) };
  }
}

function unitsOf(items: readonly ItemResult[], bare: FaceProgram, isCertified: boolean): UnitCounts {
  const own = ({ item }: ItemResult): readonly Ability[] =>
    bare.abilities.filter((ability) => ability.item === item?.id);
  const count = (isCounted: (item: ItemResult) => boolean): number =>
    items.reduce((sum, item) => sum + (isCounted(item) ? item.block.units.length : 0), 0);
  return {
    total: count(() => true),
    compiled: count(({ gap }) => gap === null),
    certified: count((item) => isCertified || (item.gap === null && certificateFor([item], own(item), bare).ok)),
  };
}
