import type chalk from 'chalk';
import { renderDiagnostic } from '../render';
import type { FaceExplanation, ItemExplanation } from './face';
import { outlineLines, type Outline } from './outline';

export const stages = ['normalized', 'tree', 'ast', 'ir', 'bytecode', 'english', 'diagnostics'] as const;
export type Stage = (typeof stages)[number];

/** What to show besides the stages. */
export interface Shown {
  readonly stages: readonly Stage[];
  readonly alternatives: boolean;
}

/** An explanation for people. */
export function explanationText(face: FaceExplanation, shown: Shown, paint: chalk.Chalk): string {
  const level = face.level === 'partial' ? paint.red(face.level) : paint.green(face.level);
  const head = `${paint.bold(face.name)}  ${face.typeLine}  ${level}`;
  const asides = face.setAside.map(({ kind, text }) => `${paint.dim(`set aside, ${kind}:`)} ${text}`);
  const items = face.items.map((item, index) => itemText(item, index, shown, paint));
  const lacking =
    face.unsupported.length === 0 ? [] : [`${paint.dim('the engine cannot run yet:')} ${face.unsupported.join(', ')}`];
  const findings = shown.stages.includes('diagnostics')
    ? face.diagnostics.map((each) => renderDiagnostic(each, face.text, paint).trimEnd())
    : [];
  return `${[head, ...asides, ...items, ...lacking, ...findings].join('\n')}\n`;
}

function itemText(
  item: ItemExplanation,
  index: number,
  { stages: wanted, alternatives }: Shown,
  paint: chalk.Chalk,
): string {
  const drawn = (outline: Outline): readonly string[] => outlineLines(outline, paint.dim);
  const sections: readonly (readonly [Stage, readonly string[] | null])[] = [
    ['normalized', item.normalized.split('\n')],
    ['tree', item.tree && drawn(item.tree)],
    ['ast', item.ast && drawn(item.ast)],
    ['ir', item.ir],
    ['bytecode', item.bytecode?.split('\n') ?? null],
    ['english', item.english?.split('\n') ?? null],
  ];
  const shown = sections.filter(([stage, lines]) => wanted.includes(stage) && lines !== null && lines.length > 0);
  const frame = item.frame === null ? '' : paint.dim(`  ${item.frame}`);
  return [
    `${paint.bold(`${index + 1}`)} ${item.printed.replaceAll('\n', '\n  ')}${frame}`,
    ...shown.flatMap(([stage, lines]) => [`  ${paint.cyan(stage)}`, ...(lines ?? []).map((line) => `    ${line}`)]),
    ...(alternatives ? alternativeLines(item, paint) : []),
    ...(item.trace === null ? [] : [`  ${paint.cyan('trace')}`, item.trace]),
  ].join('\n');
}

function alternativeLines({ alternatives }: ItemExplanation, paint: chalk.Chalk): readonly string[] {
  const lines = alternatives.map(
    ({ frame, outcome, says }) => `    ${frame}, ${outcome}: ${says.replaceAll('\n', ' / ')}`,
  );
  return [`  ${paint.cyan('alternatives')}`, ...lines];
}
