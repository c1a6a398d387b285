import type { AbilityAst, Call, SentenceAst } from '../syntax/ast';

type StaticAst = Extract<AbilityAst, { readonly kind: 'StaticAst' }>;
type TriggeredAst = Extract<AbilityAst, { readonly kind: 'TriggeredAst' }>;

/**
 * "You may exert ~ as it attacks. When you do, …": a static ability and the trigger that is linked to it (CR 701.43d). Null
 * for a static ability that stands alone.
 */
export function withLinkedTrigger(ast: StaticAst): readonly [StaticAst, TriggeredAst] | null {
  const [permission, first, ...rest] = ast.body;
  const exerted = permission === undefined ? null : exertedBy(permission);
  const reflexive = first?.leads.find((lead) => lead.kind === 'Reflexive');
  const [, who] = reflexive?.condition.args ?? [];
  if (permission === undefined || first === undefined || exerted === null || reflexive === undefined || !who)
    return null;
  const event: Call = { kind: 'Call', op: 'doesSo', args: [who, exerted], span: reflexive.span };
  const said: SentenceAst = { ...first, leads: first.leads.filter((lead) => lead !== reflexive) };
  return [
    { ...ast, body: [permission] },
    {
      kind: 'TriggeredAst',
      word: 'when',
      event,
      condition: null,
      body: [said, ...rest],
      modal: null,
      limit: 'none',
      span: { start: first.span.start, end: ast.span.end },
    },
  ];
}

/** What a sentence allows to exert as it attacks: its own object. */
function exertedBy({ clauses }: SentenceAst): Call['args'][number] {
  const [only, second] = clauses;
  const predicate = only?.clause.phrases[0]?.predicate;
  if (second !== undefined || predicate?.op !== 'exertAsAttacks') return null;
  return { kind: 'Reference', form: 'self', noun: null, participle: null, span: predicate.span };
}
