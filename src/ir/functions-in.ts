import { abilityZones, type AbilityZone } from '../bytecode/module';
import { isList, isTerm, termsIn, type Arg, type Term } from '../bytecode/term';

/**
 * The zones in which an ability functions (CR 113.6): the battlefield, unless it says otherwise itself. An ability whose
 * cost or effect moves its object out of a zone functions only there (CR 113.6m); one that triggers when its object is
 * cast or put somewhere functions where that can be seen (CR 113.6f, CR 603.6).
 */
export function zonesOf(parts: readonly Term[], event: Term | null): readonly AbilityZone[] {
  if (event?.op === 'causes' && isTerm(event.args[1])) return zonesOf(parts, event.args[1]);
  if (event?.op === 'whileTrue' && isTerm(event.args[0]))
    return zonesOf([...event.args.slice(1).filter(isTerm), ...parts], event.args[0]);
  // A card haunts from exile (CR 702.55c).
  if (event !== null && termsIn(event).some(({ op }) => op === 'haunted'))
    return event.op === 'anyOfEvents' ? ['battlefield', 'exile'] : ['exile'];
  if (event !== null && isAboutSource(event)) {
    switch (event.op) {
      case 'casts':
      case 'isCast':
        return ['stack'];
      case 'cycles':
      case 'discards':
        return ['hand', 'graveyard', 'exile', 'library'];
      case 'becomesDesignated':
        return event.args.includes('plotted') ? ['exile'] : ['battlefield'];
      case 'putInto':
      case 'exiled':
      case 'milled':
        return abilityZones;
      default:
        break;
    }
  }
  for (const part of parts) {
    const places = placesIn(part);
    if (places !== null) return places;
    const zone = zoneLeft(part);
    if (zone !== null) return [zone];
  }
  return ['battlefield'];
}

const isAboutSource = (event: Term): boolean => event.args.some((arg) => isTerm(arg) && arg.op === 'source');

/** All zones of which a condition says that its own object is in one of them: "in your graveyard or on the battlefield". */
function placesIn(part: Term): readonly AbilityZone[] | null {
  if (part.op === 'is' && isSource(part.args[0])) {
    const either = isTerm(part.args[1]) ? alternativesOf(part.args[1]) : null;
    if (either !== null) return either;
  }
  for (const arg of part.args) {
    for (const inner of isList(arg) ? arg : [arg]) {
      const places = isTerm(inner) ? placesIn(inner) : null;
      if (places !== null) return places;
    }
  }
  return null;
}

function alternativesOf(filter: Term): readonly AbilityZone[] | null {
  const parts = filter.op === 'anyOf' ? filter.args[0] : null;
  if (!isList(parts)) return null;
  const names = parts.map((part) =>
    isTerm(part) && part.op === 'inZone' && isTerm(part.args[0]) ? part.args[0].args[0] : null,
  );
  const places = abilityZones.filter((zone) => names.includes(zone));
  return places.length === names.length ? places : null;
}

/** The zone that a statement or condition says its own object is in or is moved from. */
function zoneLeft(part: Term): AbilityZone | null {
  const [, what, from] = part.args;
  switch (part.op) {
    case 'return':
    case 'put':
    case 'exile':
    case 'reveal':
      if (isSource(what) && isTerm(from)) return zoneName(from);
      if (isTerm(what) && what.op === 'union' && isList(what.args[0])) return zoneOfOthers(what.args[0]);
      break;
    case 'castCards':
      if (isSource(part.args[2]) && isTerm(part.args[3])) return zoneName(part.args[3]);
      break;
    case 'discard':
      if (isSource(what)) return 'hand';
      break;
    case 'is':
      if (isSource(part.args[0])) return placeOf(part.args[1]);
      break;
    default:
      break;
  }
  return firstOf(part.args);
}

/** "Exile this card and two other cards from your graveyard": that there are others says that it is where they are. */
function zoneOfOthers(parts: readonly Arg[]): AbilityZone | null {
  const others = parts
    .filter(isTerm)
    .find((part) => termsIn(part).some(({ op, args }) => op === 'other' && isSource(args[0])));
  const filter = others?.args.find((arg) => isTerm(arg) && arg.op === 'allOf');
  return parts.some(isSource) ? placeOf(filter) : null;
}

function firstOf(args: readonly Arg[]): AbilityZone | null {
  for (const arg of args) {
    const zone = isTerm(arg) ? zoneLeft(arg) : isList(arg) ? firstOf(arg) : null;
    if (zone !== null) return zone;
  }
  return null;
}

function placeOf(filter: Arg | undefined): AbilityZone | null {
  if (!isTerm(filter)) return null;
  if (filter.op === 'inExile' || filter.op === 'suspended') return 'exile';
  if (filter.op === 'inZone') return isTerm(filter.args[0]) ? zoneName(filter.args[0]) : null;
  const parts = filter.args[0];
  if (!isList(parts)) return null;
  for (const part of parts) {
    const zone = placeOf(part);
    if (zone !== null) return zone;
  }
  return null;
}

/** Does a condition say where its own object is? */
export const saysWhereSourceIs = (condition: Term): boolean => zoneLeft(condition) !== null;

/** Is it the object that has the ability? */
export const isSource = (arg: Arg | undefined): boolean => isTerm(arg) && arg.op === 'source';

function zoneName(zone: Term): AbilityZone | null {
  return abilityZones.find((name) => name !== 'battlefield' && name === zone.args[0]) ?? null;
}
