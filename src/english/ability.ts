import type { triggerLimits, Ability, Modal, MoreModes } from '../bytecode/module';
import { isList, isTerm, type Arg, type Term } from '../bytecode/term';
import { bracketed } from '../text';
import { codeOf, intOf, isSameCode, wordOf } from './arguments';
import type { Context } from './context';
import { costs } from './costs';
import { limitSentence } from './limits';
import { contextOf, makePrinter } from './printer';
import { isStopped } from './special/keywords';
import { modeScope, scopeOf } from './scope';
import { expectation } from './statements';
import { stopped, unstopped } from './stops';
import { listed } from './words';

const printer = makePrinter((ability) => unstopped(renderAbility(ability).join(' ')).replaceAll('"', "'"));

/** The lines of a face's abilities in canonical wording, one for each printed unit. */
export function renderFace(abilities: readonly Ability[]): readonly string[] {
  const units: string[] = [];
  for (const [at, ability] of abilities.entries()) {
    const lines = renderAbility(ability);
    const [line = '', ...more] = lines;
    if (isWithoutWords(ability)) {
      const kept = units.splice(-lines.length);
      units.push(...lines.map((removed, index) => bracketed(kept[index] ?? '', removed) ?? removed));
      continue;
    }
    const first = `${stationSymbol(ability, abilities[at - 1])}${line}`;
    if (ability.kind === 'keyword' && ability.separator !== 'line' && units.length > 0)
      units.push(`${units.pop() ?? ''}${ability.separator === 'comma' ? ',' : ';'} ${first}`);
    else if (ability.kind === 'triggered' && ability.event.op === 'doesSo' && units.length > 0)
      units.push(`${units.pop() ?? ''} ${first}`);
    else units.push(first);
    units.push(...more);
  }
  return units;
}

/** Is it what the ability before says without its words in brackets (CR 702.148b)? */
function isWithoutWords({ gate }: Ability): boolean {
  return gate?.kind === 'brackets' && gate.words === 'removed';
}

/** The symbol before the first ability of a row (CR 721.2). */
function stationSymbol({ gate }: Ability, before: Ability | undefined): string {
  if (gate?.kind !== 'station') return '';
  return before?.gate?.kind === 'station' && before.gate.min === gate.min ? '' : `${gate.min}+ | `;
}

/** The lines of one ability: one, and one more for each mode. */
export function renderAbility(ability: Ability): readonly string[] {
  const [first = '', ...more] = renderKind(ability);
  if (ability.gate?.kind === 'anchor') return [`• ${ability.gate.word} — ${first}`, ...more];
  return ability.gate?.kind === 'prefix' ? [`${gateWords[ability.gate.name]} — ${first}`, ...more] : [first, ...more];
}

const gateWords = {
  solved: 'solved',
  maxSpeed: 'max speed',
  boast: 'boast',
  exhaust: 'exhaust',
  forecast: 'forecast',
  renew: 'renew',
  powerUp: 'power-up',
  infinity: '∞',
  visit: 'visit',
} as const;

/** Canonical wording of code that stands for itself: what a keyword takes, a cost, a description. */
export function renderPart(code: Term): string {
  return printer.say(
    code,
    contextOf(printer, { targets: [], values: [], event: null, cost: [], binders: new Map(), awaited: new Map() }),
  );
}

function renderKind(ability: Ability): readonly string[] {
  const context = contextOf(printer, scopeOf(ability));
  switch (ability.kind) {
    case 'spell':
    case 'static':
      return bodyLines('', ability, '', context);
    case 'activated':
      return bodyLines(
        `${costs(ability.cost, context)}: `,
        ability,
        limitSentence(ability.limits, ability.condition === null ? null : printer.say(ability.condition, context)),
        context,
      );
    case 'triggered': {
      if (ability.event.op === 'chapter') return bodyLines(`${chapters(ability.event)} — `, ability, '', context);
      if (ability.event.op === 'solveCheck')
        return [stopped(`to solve — ${ability.condition === null ? '' : printer.say(ability.condition, context)}`)];
      const condition = ability.condition === null ? '' : `, if ${printer.say(ability.condition, context)}`;
      const lead = `${ability.word} ${printer.say(ability.event, context)}${condition}, `;
      return bodyLines(lead, ability, triggerLimit(ability.limit), context);
    }
    case 'replacement':
      return replacement(ability, context);
    case 'keyword': {
      const said = printer.say(ability.keyword, context);
      if (ability.body.length > 0)
        return [`${stopped(said)} ${stopped(printer.statements(ability.body, context).text)}`];
      return [isStopped(ability.keyword) ? stopped(said) : said];
    }
  }
}

function bodyLines(lead: string, ability: Ability, tail: string, context: Context): readonly string[] {
  const said = printer.statements(ability.body, context).text;
  if (ability.modal?.style === 'spree') return modes(ability.modal, context);
  if (ability.modal?.style === 'tiered') return ['tiered', ...modes(ability.modal, context)];
  if (ability.modal !== null)
    return [
      `${lead}${said === '' ? '' : `${stopped(said)} `}${choice(ability.modal, context)}`,
      ...modes(ability.modal, context),
    ];
  const text = isBlockLine(ability) ? said : tail !== '' && said.endsWith('"') ? `${said}.` : stopped(said);
  return `${lead}${text}${tail === '' ? '' : ` ${tail}`}`.split('\n');
}

/** Lines that are no sentences: a level, its power and toughness. */
function isBlockLine(ability: Ability): boolean {
  const effect = ability.body[0]?.args[2];
  return isTerm(effect) && (effect.op === 'gainLevel' || effect.op === 'levelRow' || effect.op === 'levelPt');
}

const romans = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'] as const;

function chapters(event: Term): string {
  const [, numbers] = event.args;
  return isList(numbers) ? numbers.map((n) => romans[Number(n)] ?? '').join(', ') : '';
}

function triggerLimit(limit: (typeof triggerLimits)[number]): string {
  switch (limit) {
    case 'none':
      return '';
    case 'oncePerTurn':
      return 'this ability triggers only once each turn.';
    case 'twicePerTurn':
      return 'this ability triggers only twice each turn.';
    case 'oncePerGame':
      return 'this ability triggers only once.';
    case 'doOncePerTurn':
      return 'do this only once each turn.';
  }
}

type ReplacementAbility = Extract<Ability, { readonly kind: 'replacement' }>;

function replacement(ability: ReplacementAbility, context: Context): readonly string[] {
  const body = printer.statements(ability.body, context).text;
  const condition = ability.condition === null ? '' : `if ${printer.say(ability.condition, context)}, `;
  if (isInSentences(ability))
    return [ability.body.map((step, at) => enteringSentence(ability, step, at, context)).join(' ')];
  const would = `${expectation('if', ability.event, context)}, ${condition}`;
  switch (ability.form) {
    case 'enters':
      return [stopped(saysEvent(ability) ? `${condition}${body}` : `${would}${body}`)];
    case 'asEnters':
      return [
        stopped(
          condition === ''
            ? `as ${printer.say(ability.event, context)}, ${body}`
            : `${condition}${body} as ${printer.say(ability.event, context)}`,
        ),
      ];
    case 'instead':
      return [stopped(`${would}${insteadIn(ability.body, context)}`)];
    case 'itAnywhereElse':
      return [stopped(`${would}${body} instead of putting it anywhere else`)];
    case 'puttingYours':
      return [stopped(`${would}${body} instead of putting it into your graveyard`)];
    case 'insteadFirst':
      return [stopped(`${would}instead ${body}`)];
    case 'plain':
    case 'skip':
    case 'prevent':
      return [stopped(`${would}${body}`)];
  }
}

/** Is it several sentences about how something enters, and not one about what is done then? */
function isInSentences({ form, body, event }: ReplacementAbility): boolean {
  const [first] = body;
  const isChoice = first !== undefined && codeOf(first, 'effect')?.op === 'chooseAsEnters';
  return body.length > 1 && (form === 'enters' || isChoice) && saysEntering(body, event.args[0]);
}

/** One of several sentences about how something enters: "as it enters, choose a color." */
function enteringSentence(ability: ReplacementAbility, step: Term, at: number, context: Context): string {
  const text = printer.statements([step], context).text;
  if (codeOf(step, 'effect')?.op !== 'chooseAsEnters') return stopped(text);
  return stopped(`as ${at === 0 ? printer.say(ability.event, context) : 'it enters'}, ${text}`);
}

/** What happens instead: the word stands at the end of the first sentence. */
function insteadIn(body: readonly Term[], context: Context): string {
  const next = body.findIndex((step, at) => at > 0 && ['sentence', 'then'].includes(wordOf(step, 'join') ?? ''));
  const instead = body.some(putsHalf) ? 'instead, rounded down' : 'instead';
  if (next < 0) return `${printer.statements(body, context).text} ${instead}`;
  const first = printer.statements(body.slice(0, next), context);
  const rest = printer.statements(body.slice(next), { ...context, subject: first.subject }).text;
  return `${first.text} ${instead}. ${rest}`;
}

/** "They put half that many … instead, rounded down": how that is rounded is said in the end. */
function putsHalf(step: Term): boolean {
  const effect = codeOf(step, 'effect');
  return effect?.op === 'putThose' && codeOf(effect, 'count')?.op === 'half';
}

/** "~ enters tapped" says the event and what replaces it at once. */
function saysEvent(ability: ReplacementAbility): boolean {
  const [what, ...rest] = ability.event.args;
  const isPlain = ability.event.op === 'enters' && rest.every((arg) => arg === null);
  return isPlain && ability.body.some((statement) => saysEntering(statement, what));
}

function saysEntering(arg: Arg, what: Arg | undefined): boolean {
  if (isList(arg)) return arg.some((item) => saysEntering(item, what));
  if (!isTerm(arg)) return false;
  if (arg.op !== 'entersWith' && arg.op !== 'entersAsCopy') return arg.args.some((inner) => saysEntering(inner, what));
  const [entering] = arg.args;
  const isSource = isTerm(entering) && isTerm(what) && entering.op === 'source' && what.op === 'source';
  return isSource || isSameCode(entering, what);
}

const counts = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

function choice(modal: Modal, context: Context): string {
  if (modal.whom === 'differentPlayers')
    return `${choiceOf(modal, context).replace(' —', '.')} each mode must target a different player.`;
  return choiceOf(modal, context);
}

function choiceOf(modal: Modal, context: Context): string {
  const min = counts[modal.min] ?? '';
  const max = counts[modal.max ?? 0] ?? '';
  if (modal.more !== null) return growing(max, modal, modal.more, context);
  switch (modal.style) {
    case 'worth':
      return `choose up to ${max} {p} worth of modes. you may choose the same mode more than once.`;
    case 'atRandom':
      return 'choose one at random —';
    case 'orMore':
      return `choose ${min} or more —`;
    case 'orBoth':
      return 'choose one or both —';
    case 'upTo':
      if (modal.count?.op === 'x') return 'choose up to x —';
      if (modal.count !== null) return `choose up to x, where x is ${printer.say(modal.count, context)} —`;
      return `choose up to ${max} —`;
    case 'anyNumber':
      return 'choose any number —';
    case 'newMode':
      return `choose ${max} that hasn't been chosen —`;
    case 'newModeThisTurn':
      return `choose ${max} that hasn't been chosen this turn —`;
    case 'sameModeAgain':
      return `choose ${modal.count === null ? max : 'x'}. you may choose the same mode more than once.`;
    case 'exact':
    case 'spree':
    case 'tiered':
    case 'escalate':
      return modal.chooser === 'opponent' ? `an opponent chooses ${max} —` : `choose ${max} —`;
  }
}

/** "Choose one. If …, you may choose both instead." */
function growing(base: string, { modes }: Modal, more: MoreModes, context: Context): string {
  const all =
    more.max === null ? 'any number' : more.max === 2 && modes.length === 2 ? 'both' : (counts[more.max] ?? '');
  const may = more.max !== null && more.min < more.max ? 'you may ' : '';
  const asCast = more.style === 'asCastInstead' || more.style === 'asCastPlain' ? ' as you cast ~' : '';
  const instead = more.style === 'instead' || more.style === 'asCastInstead' ? ' instead' : '';
  return `choose ${base}. if ${printer.say(more.condition, context)}${asCast}, ${may}choose ${all}${instead}.`;
}

function modes(modal: Modal, context: Context): readonly string[] {
  return modal.modes.map((mode) => {
    const inner = { ...context, scope: modeScope(mode, context.scope) };
    const text = stopped(printer.statements(mode.body, inner).text);
    const cost = mode.cost.map((item) => printer.say(item, inner));
    const [weight] = mode.cost;
    if (weight?.op === 'pawprints') return `${'{p}'.repeat(intOf(weight, 'count') ?? 0)} — ${text}`;
    const mark = modal.style === 'spree' ? '+' : '•';
    return cost.length === 0 ? `• ${text}` : `${mark} ${listed(cost, 'and')} — ${text}`;
  });
}
