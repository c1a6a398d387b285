import { rememberedOfCode } from '../../source/remembered';
import { termsOfBodies } from '../../bytecode/bodies';
import type { Ability, AbilityZone } from '../../bytecode/module';
import { rowOf } from '../../bytecode/table';
import { termsIn, type Term } from '../../bytecode/term';
import { optionalTerm, optionalWord, termsOf } from '../../vm/evaluate';
import { abilityZones } from '../../bytecode/module';

/**
 * The zones in which an ability functions (CR 113.6): those it names, which for abilities of objects on the
 * battlefield are implied, unless its event, condition or effect speaks of its source somewhere else.
 */
export const zonesOf = rememberedOfCode(
  (ability: Ability): readonly AbilityZone[] => impliedZones(ability) ?? ability.zones,
);

/** Zones that a triggered ability can only mean (CR 113.6k, CR 113.6m); null when nothing is implied. */
function impliedZones(ability: Ability): readonly AbilityZone[] | null {
  if (ability.kind === 'triggered' && happensOnBattlefield(ability.event)) return ['battlefield'];
  if (ability.zones.some((zone) => zone !== 'battlefield')) return null;
  if (ability.kind === 'replacement') return replacesAnywhere(ability.event) ? abilityZones : null;
  if (ability.kind !== 'triggered') return null;
  const from = termsOfBodies(ability)
    .map(leavesZone)
    .find((zone) => zone !== null);
  return (
    zoneOfEvent(ability.event) ??
    (ability.condition === null ? null : zoneOfCondition(ability.condition)) ??
    (from === undefined ? null : [from])
  );
}

/** Events about the source as a permanent, and about what it is attached to. */
function happensOnBattlefield(event: Term): boolean {
  if (termsIn(event).some(({ op }) => op === 'host')) return true;
  switch (event.op) {
    case 'enters':
    case 'leaves':
    case 'dies':
    case 'attacks':
    case 'blocks':
    case 'becomesBlocked':
    case 'dealsDamage':
    case 'isDealtDamage':
      return optionalTerm(event, 'what')?.op === 'source';
    default:
      return false;
  }
}

/** "If ~ would be put into a graveyard from anywhere": wherever it is. */
function replacesAnywhere(event: Term): boolean {
  const moves = event.op === 'putInto' || event.op === 'exiled' || event.op === 'discards' || event.op === 'milled';
  if (!moves || optionalTerm(event, 'what')?.op !== 'source') return false;
  return !Object.keys(rowOf(event.op).params).includes('from') || zoneNamed(optionalTerm(event, 'from')) === null;
}

/** Where the source is when the event happens, for events about the source that cannot happen on the battlefield. */
function zoneOfEvent(event: Term): readonly AbilityZone[] | null {
  if (event.op === 'anyOfEvents') return zonesOfAny(termsOf(event, 'events'));
  const names = Object.keys(rowOf(event.op).params);
  if (!names.includes('what') || optionalTerm(event, 'what')?.op !== 'source') return null;
  switch (event.op) {
    case 'casts':
    case 'countered':
      return ['stack'];
    case 'cycles':
    case 'discards':
      return ['graveyard', 'exile'];
    case 'milled':
      return ['graveyard'];
    case 'draws':
      return ['hand'];
    case 'leavesZone': {
      const zone = zoneNamed(optionalTerm(event, 'zone'));
      return zone === null ? null : [zone];
    }
    case 'exiled':
    case 'putInto':
    case 'returned': {
      const from = zoneNamed(optionalTerm(event, 'from'));
      if (from === 'battlefield' || from === 'graveyard') return [from];
      const to = event.op === 'exiled' ? 'exile' : zoneNamed(optionalTerm(event, 'to'));
      if (to === null) return null;
      return optionalTerm(event, 'from') === null ? ['battlefield', to] : [to];
    }
    default:
      return null;
  }
}

/** "When you cycle ~ or it dies": where it is for one or the other. */
function zonesOfAny(events: readonly Term[]): readonly AbilityZone[] | null {
  const zones = events.map(zoneOfEvent);
  if (zones.every((each) => each === null)) return null;
  const all = zones.flatMap((each): readonly AbilityZone[] => each ?? ['battlefield']);
  return abilityZones.filter((zone) => all.includes(zone));
}

/** "If this card is in your graveyard". */
function zoneOfCondition(condition: Term): readonly AbilityZone[] | null {
  for (const term of termsIn(condition)) {
    if (term.op !== 'is' || optionalTerm(term, 'what')?.op !== 'source') continue;
    const filter = optionalTerm(term, 'filter');
    const inZone = (filter === null ? [] : termsIn(filter)).find(({ op }) => op === 'inZone');
    const zone = inZone === undefined ? null : zoneNamed(optionalTerm(inZone, 'zone'));
    if (zone !== null) return [zone];
  }
  return null;
}

/** "Return this card from your graveyard": the zone out of which an effect moves its source. */
function leavesZone(term: Term): AbilityZone | null {
  switch (term.op) {
    case 'return':
    case 'put':
    case 'exile':
      return optionalTerm(term, 'what')?.op === 'source' ? zoneNamed(optionalTerm(term, 'from')) : null;
    default:
      return null;
  }
}

function zoneNamed(place: Term | null): AbilityZone | null {
  if (place === null) return null;
  const name = place.op === 'libraryPosition' ? 'library' : optionalWord(place, 'zone');
  // "Anywhere" is no zone.
  return abilityZones.find((zone) => zone === name) ?? null;
}
