import type { InputDiagnostic } from '../cards/input-diagnostic';
import type { CardOutcome } from '../compile/outcome';

/** The lines of `--details`: JSON, one face a line; faces without text are marked. */
export function* detailLines(cards: readonly CardOutcome[], rejected: readonly InputDiagnostic[]): Generator<string> {
  for (const card of cards)
    for (const { name, level, text, gaps, certificate } of card.faces) {
      yield JSON.stringify({
        name: card.name,
        face: name,
        level,
        ...(text === 'none' ? { vanilla: true } : {}),
        gaps: gaps.map(({ code, span, text: words, key }) => ({
          code,
          span: [span.start, span.end],
          text: words,
          key,
        })),
        certificate: { ok: certificate.ok, canonical: certificate.canonical, english: certificate.english },
      });
    }
  for (const { code, file, path, reason } of rejected) {
    const gap = { code, span: [0, 0], text: reason, key: code };
    const name = `${file} ${path}`;
    yield JSON.stringify({
      name,
      face: name,
      level: 'rejected',
      gaps: [gap],
      certificate: { ok: false, canonical: '', english: '' },
    });
  }
}
