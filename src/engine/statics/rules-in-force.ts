import { Answers } from '../../source/answers';
import { flatMapped } from '../../source/flat-mapped';
import type { Op } from '../../bytecode/table';
import type { Term } from '../../bytecode/term';
import { isPlayer, type Entity, type ObjectId } from '../../vm/entity';
import { evalBool, evalEntities, optionalTerm, patternOf, optionalWord } from '../../vm/evaluate';
import { withCandidate } from '../../vm/context';
import { termAt } from '../../vm/pool';
import type { Scope } from '../../vm/scope';
import { characteristicsOf, refresh } from '../characteristics/characteristics';
import { affectedTerm, codeOf, enter, holdsOfEach, type Clause, type Guard } from '../characteristics/clauses';
import { staticSources } from '../characteristics/gather';
import { readsOf, topicsOf, type Read } from '../characteristics/reads';
import { affectedOf, contextOfClause, staticClauses } from '../characteristics/static-clause';
import { objectOf } from '../write';
import { contextFor, type Game, type GameContext } from '../world';
import { stillThere } from './affected';
import { hasBegun, isLater } from './later';

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
  /** What has to be so of each thing that fits, where the things are described by a pattern. */
  readonly each: readonly Guard[];
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
  const found = keptRules(game, ops);
  if (found.length === 0) return none;
  const ordered = ops.length > 1 ? found.toSorted((left, right) => left.timestamp - right.timestamp) : found;
  return ordered.map((rule) => inForce(game, rule));
}

/** Is there any rule of these instructions in force? */
export function areInForce(game: Game, ...ops: readonly Op[]): boolean {
  const all = allRules(game);
  return ops.some((op) => all.has(op));
}

/** Rules that are about an object or player. */
export function rulesAbout(game: Game, entity: Entity, ...ops: readonly Op[]): readonly RuleInForce[] {
  const found = keptRules(game, ops);
  if (found.length === 0) return none;
  return found.filter(({ affected }) => affected.includes(entity)).map((rule) => inForce(game, rule));
}

const none: readonly never[] = [];

function keptRules(game: Game, ops: readonly Op[]): readonly KeptRule[] {
  const all = allRules(game);
  const [only, more] = ops;
  if (all.size === 0) return none;
  if (only !== undefined && more === undefined) return all.get(only) ?? none;
  return flatMapped(ops, (op) => all.get(op) ?? none);
}

/** Field by field: V8 takes forty times as long to spread a record and add to it. */
function inForce(game: Game, { term, scope, source, timestamp, subject, affected, each }: KeptRule): RuleInForce {
  const context = { ...contextFor(game, scope), subject };
  return { term, scope, source, timestamp, subject, affected, each, context };
}

/** Does a thing fit a pattern parameter of a rule? An absent one fits everything. */
export function fitsRule({ term, context, each }: RuleInForce, name: string, entity: Entity): boolean {
  const fits = optionalTerm(term, name) === null || patternOf(withCandidate(context, entity), term, name);
  return fits && (each.length === 0 || name !== 'what' || holdsOfEach(context, each, entity));
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
    flatMapped(wanted, (statement) => statement.rules(reads));
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
  return flatMapped([...staticSources(game, game.cache.layered)], (id) =>
    flatMapped(
      staticClauses(game, objectOf(game, id), characteristicsOf(game, id).abilities),
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
          const { scope, subject } = context;
          return [{ term: clause.term, scope, source, timestamp, subject, affected, each: eachOf(clause) }];
        };
        return [{ op, rules }];
      },
    ),
  );
}

/** What has to be so of each thing it is about. */
const eachOf = ({ guards }: Clause): readonly Guard[] => {
  const each = guards.filter(({ kind }) => kind === 'each');
  return each.length === 0 ? none : each;
};

/** What a rule reads before it is kept: whether it holds and what it is about. All else is read by whoever asks for it. */
function statingReads({ term, guards, reads }: Clause): ReadonlySet<Read> {
  if (affectedTerm(term)?.op === 'subject') return reads;
  const known = statingReadsByTerm.get(term);
  if (known !== undefined) return known;
  const subject = affectedTerm(term);
  const around = guards.flatMap(codeOf);
  const found = readsOf(subject === null ? around : [subject, ...around]);
  statingReadsByTerm.set(term, found);
  return found;
}

const statingReadsByTerm = new Answers<Term, ReadonlySet<Read>>();

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
        if (isLater(duration)) reads.add('turn');
        if (!hasBegun(game, duration)) return [];
        if (affected === null && subject !== null) readsOf([subject]).forEach((read) => reads.add(read));
        const about =
          affected?.flatMap((entity) => stillThere(game, entity) ?? []) ??
          (subject === null ? [] : evalEntities(context, subject));
        return [{ term, scope, source, timestamp, subject: null, affected: about, each: none }];
      };
      return [{ op: term.op, rules }];
    },
  );
}
