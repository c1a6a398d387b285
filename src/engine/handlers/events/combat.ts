import { optionalNum, optionalTerm, optionalWord } from '../../../vm/evaluate';
import { bindEntities } from '../../../vm/scope';
import { controllerOf } from '../../state/last-known';
import type { EventHandler, Rules } from '../../world';
import { fits, on, roles } from './fit';

/** Blocker and attacker are "that creature" for each other: an ability that triggers either way has one name for it. */
const becomesBlockedBy: EventHandler = on('block', (context, term, { object, attacker }) =>
  fits(context, term, 'what', attacker) && fits(context, term, 'by', object)
    ? roles({ what: attacker, by: object, whom: object })
    : null,
);

const becomesBlocked: EventHandler = on('becomeBlocked', (context, term, { object }) =>
  fits(context, term, 'what', object) ? roles({ what: object }) : null,
);

/** Declarations in combat (CR 508.3, CR 509.3). */
export const combatEvents: Rules['events'] = {
  attacks: on('attack', (context, term, { object, defender, alone }) => {
    if (optionalWord(term, 'alone') === 'alone' && alone === 'no') return null;
    if (!fits(context, term, 'whom', defender)) return null;
    if (fits(context, term, 'what', object)) return roles({ what: object, whom: defender });
    // "Whenever you attack": the player who attacks (CR 508.3d).
    const who = controllerOf(context.world, object);
    return fits(context, term, 'what', who) ? roles({ what: who, who, whom: defender }) : null;
  }),
  attacksTogether: on('attack', (context, term, { object }) => {
    if (!fits(context, term, 'what', object)) return null;
    const others = (context.world.state.combat?.attackers ?? []).filter(
      (each) => each.object !== object && fits(context, term, 'others', each.object),
    );
    const pattern = optionalTerm(term, 'others');
    const wanted = pattern === null ? 1 : (optionalNum(context, pattern, 'count') ?? 1);
    if (others.length < wanted) return null;
    return { ...roles({ what: object }), others: bindEntities(others.map((each) => each.object)) };
  }),
  attacksWith: on('attack', (context, term, { object, defender }) => {
    const who = controllerOf(context.world, object);
    const its = fits(context, term, 'who', who) && fits(context, term, 'what', object);
    return its && fits(context, term, 'whom', defender) ? roles({ who, what: object, whom: defender }) : null;
  }),
  blocks: on('block', (context, term, { object, attacker }) =>
    fits(context, term, 'what', object) && fits(context, term, 'whom', attacker)
      ? roles({ what: object, whom: attacker, by: attacker })
      : null,
  ),
  /** Once however many block it (CR 509.3c), or once for each of those that are asked for (CR 509.3d). */
  becomesBlocked: {
    kinds: ['block', 'becomeBlocked'],
    looksBack: () => false,
    match: (context, term, occasion) =>
      (optionalTerm(term, 'by') === null ? becomesBlocked : becomesBlockedBy).match(context, term, occasion),
  },
  attacksUnblocked: on('unblocked', (context, term, { object }) =>
    fits(context, term, 'what', object) ? roles({ what: object }) : null,
  ),
};
