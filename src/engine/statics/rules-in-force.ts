import type { Op } from '../../bytecode/table';
import type { Term } from '../../bytecode/term';
import { isPlayer, type Entity, type ObjectId } from '../../vm/entity';
import { evalBool, evalEntities, optionalTerm, patternOf, optionalWord } from '../../vm/evaluate';
import { withCandidate } from '../../vm/context';
import { termAt } from '../../vm/pool';
import type { Scope } from '../../vm/scope';
import { characteristicsOf, refresh } from '../characteristics/characteristics';
import { affectedTerm, codeOf, enter, type Clause } from '../characteristics/clauses';
import { staticSources } from '../characteristics/gather';
import { readsOf, topicsOf, type Read } from '../characteristics/reads';
import { affectedOf, contextOfClause, staticClauses } from '../characteristics/static-clause';
import { objectOf } from '../write';
import { contextFor, type Game, type GameContext } from '../world';
import { stillThere } from './affected';

/** A rule of the game as it is kept: where its parameters are read is known, in which copy of the game is not. */
export interface KeptRule {
  readonly term: Term;
  readonly scope: Scope;
  readonly source: ObjectId;
  readonly timestamp: number;
  /** Those who may, where it is a permission of a static ability. */
  readonly subject: readonly Entity[] | null;
  /** The things it is about; empty where its instruction describes them by a pattern (`what` of `costsLess`). */
  readonly affected: readonly Entity[];
}

/** A rule of the game that a static ability or a lasting effect makes, and that holds now (CR 613.11). */
export interface RuleInForce extends KeptRule {
  /** The surroundings in which the parameters of the instruction are read. */
  readonly context: GameContext;
}

/**
 * Rules outside the layers that are in force, by their instructions, in timestamp order: restrictions, requirements,
 * permissions, prohibitions, cost changes. Conditions have been checked. Where one allows what another forbids, the
 * one that forbids wins (CR 101.2): whoever asks looks at both.
 */
export function rulesInForce(game: Game, ...ops: readonly Op[]): readonly RuleInForce[] {
  const all = allRules(game);
  const found = ops.flatMap((op) => all.get(op) ?? []);
  const ordered = ops.length > 1 ? found.sort((left, right) => left.timestamp - right.timestamp) : found;
  return ordered.map((rule) => inForce(game, rule));
}

/** Is there any rule of these instructions in force? */
export function areInForce(game: Game, ...ops: readonly Op[]): boolean {
  const all = allRules(game);
  return ops.some((op) => all.has(op));
}

/** Rules that are about an object or player. */
export function rulesAbout(game: Game, entity: Entity, ...ops: readonly Op[]): readonly RuleInForce[] {
  const all = allRules(game);
  return ops
    .flatMap((op) => all.get(op) ?? [])
    .filter(({ affected }) => affected.includes(entity))
    .map((rule) => inForce(game, rule));
}

function inForce(game: Game, rule: KeptRule): RuleInForce {
  return { ...rule, context: { ...contextFor(game, rule.scope), subject: rule.subject } };
}

/** Does a thing fit a pattern parameter of a rule? An absent one fits everything. */
export function fitsRule({ term, context }: RuleInForce, name: string, entity: Entity): boolean {
  return optionalTerm(term, name) === null || patternOf(withCandidate(context, entity), term, name);
}

/** A word of the rule's instruction, such as what cannot be done. */
export function wordOfRule({ term }: RuleInForce, name: string): string | null {
  return optionalWord(term, name);
}

type RulesByOp = ReadonlyMap<Op, readonly KeptRule[]>;

/** What filters ask about: these rules are worked out before the others ("goaded creatures can't block"). */
const askedByFilters: readonly Op[] = ['goad', 'isGoaded'];

function allRules(game: Game): RulesByOp {
  refresh(game);
  const { cache } = game;
  if (cache.rules?.epoch === cache.epoch) return cache.rules.byOp;
  const reads = new Set<Read>();
  const statements = [...staticStatements(game), ...lastingStatements(game)];
  const workOut = (wanted: readonly Statement[]): readonly KeptRule[] =>
    wanted.flatMap((statement) => statement.rules(reads));
  const keep = (rules: readonly KeptRule[]): RulesByOp => {
    const byOp = groupedByOp(rules);
    cache.rules = { epoch: cache.epoch, byOp, reads: topicsOf(reads) };
    return byOp;
  };
  keep([]);
  const asked = workOut(statements.filter(({ op }) => askedByFilters.includes(op)));
  if (asked.length > 0) keep(asked);
  return keep([...asked, ...workOut(statements.filter(({ op }) => !askedByFilters.includes(op)))]);
}

/** What may state rules, not worked out yet. */
interface Statement {
  readonly op: Op;
  readonly rules: (reads: Set<Read>) => readonly KeptRule[];
}

function groupedByOp(rules: readonly KeptRule[]): RulesByOp {
  const byOp = new Map<Op, KeptRule[]>();
  for (const rule of [...rules].sort((left, right) => left.timestamp - right.timestamp)) {
    const same = byOp.get(rule.term.op);
    if (same === undefined) byOp.set(rule.term.op, [rule]);
    else same.push(rule);
  }
  return byOp;
}

function staticStatements(game: Game): readonly Statement[] {
  return [...staticSources(game, game.cache.layered)].flatMap((id) =>
    staticClauses(game, objectOf(game, id), characteristicsOf(game, id).abilities).flatMap(
      (stated): readonly Statement[] => {
        const { clause, source, timestamp } = stated;
        const { op } = clause.term;
        const isAboutPlayers = op === 'gain';
        if (clause.layers.length > 0 && !isAboutPlayers) return [];
        const rules: Statement['rules'] = (reads) => {
          statingReads(clause).forEach((read) => reads.add(read));
          const context = enter(contextOfClause(game, stated), clause.guards);
          if (context === null) return [];
          const affected = affectedOf(context, stated);
          if (isAboutPlayers && !affected.some(isPlayer)) return [];
          return [{ term: clause.term, scope: context.scope, source, timestamp, subject: context.subject, affected }];
        };
        return [{ op, rules }];
      },
    ),
  );
}

/** What a rule reads before it is kept: whether it holds and what it is about. All else is read by whoever asks for it. */
function statingReads({ term, guards, shares, reads }: Clause): ReadonlySet<Read> {
  if (shares === 'yes') return reads;
  const known = statingReadsByTerm.get(term);
  if (known !== undefined) return known;
  const subject = affectedTerm(term);
  const around = guards.flatMap(codeOf);
  const found = readsOf(subject === null ? around : [subject, ...around]);
  statingReadsByTerm.set(term, found);
  return found;
}

const statingReadsByTerm = new WeakMap<Term, ReadonlySet<Read>>();

function lastingStatements(game: Game): readonly Statement[] {
  return game.state.effects.flatMap(
    ({ content, affected, scope, source, timestamp, duration }): readonly Statement[] => {
      if (content.kind !== 'rule') return [];
      const term = termAt(game.pool, content.code);
      const rules: Statement['rules'] = (reads) => {
        const context = contextFor(game, scope);
        const subject = affectedTerm(term);
        if (duration.kind === 'whenever') {
          const condition = termAt(game.pool, duration.condition);
          readsOf([condition]).forEach((read) => reads.add(read));
          if (!evalBool(context, condition)) return [];
        }
        if (affected === null && subject !== null) readsOf([subject]).forEach((read) => reads.add(read));
        const about =
          affected?.flatMap((entity) => stillThere(game, entity) ?? []) ??
          (subject === null ? [] : evalEntities(context, subject));
        return [{ term, scope, source, timestamp, subject: null, affected: about }];
      };
      return [{ op: term.op, rules }];
    },
  );
}
