import { conform } from '../bytecode/conform';
import type { ModuleDiagnostic } from '../bytecode/diagnostic';
import type { Ability, CardProgram, FaceProgram } from '../bytecode/module';
import { isList, isTerm } from '../bytecode/term';
import { checkAbility } from './ability';
import { Findings } from './findings';

/**
 * Checks a module from any producer and any value that claims to be one; gives what is wrong with it, in order, or
 * nothing. What it accepts the interpreter can run, the renderer can print and the codecs can write. Never throws.
 */
export function verify(module: unknown): readonly ModuleDiagnostic[] {
  const built = conform(module);
  if (built.kind === 'Malformed') return built.diagnostics;
  const findings = new Findings();
  findings.each('cards', built.module.cards, (card) => checkCard(card, findings));
  return findings.diagnostics;
}

function checkCard(card: CardProgram, findings: Findings): void {
  if (card.faces.length === 0) findings.report('ORA0436', 'the card has no faces');
  findings.each('faces', card.faces, (face) => checkFace(face, findings));
}

function checkFace(face: FaceProgram, findings: Findings): void {
  const items = new Set(face.abilities.map(({ item }) => item));
  const on = face.types.some((type) => type === 'Instant' || type === 'Sorcery') ? 'spell' : 'permanent';
  findings.inText(face.text, () => {
    findings.each('abilities', face.abilities, (ability) => {
      checkAbility(ability, { findings, items, on });
      checkAnchor(ability, face, findings);
    });
  });
}

/** A word before an ability is one that the face offers as a choice (CR 614.12c). */
function checkAnchor({ gate }: Ability, { abilities }: FaceProgram, findings: Findings): void {
  if (gate?.kind !== 'anchor') return;
  const offered = abilities.some(({ body }) =>
    body.some(({ args: [, , effect] }) => {
      const words = isTerm(effect) && effect.op === 'chooseAsEnters' ? effect.args[4] : null;
      return isList(words) && words.includes(gate.word);
    }),
  );
  if (!offered) findings.report('ORA0437', `nobody can choose "${gate.word}"`);
}
