import type { WordingEntry } from './entry';

/** Moving between zones. */
export const zones: readonly WordingEntry[] = [
  {
    name: 'in-play',
    needs: 'play',
    old: /\b(come|comes|coming|came) into play\b/g,
    modern: ([, verb = '']) => ({ come: 'enter', comes: 'enters', coming: 'entering', came: 'entered' })[verb] ?? verb,
    because: 'play is the battlefield (CR 403.5)',
  },
  { name: 'onto-the-battlefield', needs: ' play', old: /\b(puts?|put back|returns?) ([^.:"]*?) (?:in|on)?to play\b/g, modern: '$1 $2 onto the battlefield', because: 'play is the battlefield (CR 403.5)' },
  { name: 'from-the-battlefield', needs: 'from play', old: /\bfrom play\b/g, modern: 'from the battlefield', because: 'play is the battlefield (CR 403.5)' },
  { name: 'on-the-battlefield', needs: 'in play', old: /\bin play\b/g, modern: 'on the battlefield', because: 'play is the battlefield (CR 403.5)' },
  { name: 'leaves-play', needs: 'leave', old: /\b(leaves?|leaving|left) play\b/g, modern: '$1 the battlefield', because: 'play is the battlefield (CR 403.5)' },
  { name: 'exile', needs: 'from the game', old: /\bremove ((?!a dungeon)[^.:"]*?) from the game\b/g, modern: 'exile $1', because: 'the zone was renamed (CR 406.8)' },
  { name: 'exiles', needs: 'from the game', old: /\bremoves ([^.:"]*?) from the game\b/g, modern: 'exiles $1', because: 'the zone was renamed (CR 406.8)' },
  { name: 'exiled', needs: 'removed from the game', old: /\bremoved from the game\b/g, modern: 'exiled', because: 'the zone was renamed (CR 406.8)' },
  {
    name: 'enters',
    needs: 'the battlefield',
    old: /\b(enters?|entering|entered) the battlefield\b/g,
    modern: '$1',
    because: 'the only zone that objects enter in this sense is the battlefield (CR 603.6a)',
  },
  {
    name: 'control-enters',
    needs: 'under ',
    old: /\b(when|whenever) ([^,.:"]*?)(|(?: with| that| other than| named| from| of the chosen) [^,.:"]*?) (enters?) under (?:(your)|an opponent's) control(?=[,.]| or | this turn| from | transformed| tapped| without | face )/g,
    modern: ([, when = '', what = '', more = '', enters = '', your]) => `${when} ${what} ${your === undefined ? 'an opponent controls' : 'you control'}${more} ${enters}`,
    because: 'an object enters under the control of the player who controls it then',
  },
  {
    name: 'graveyard-exiled-whole',
    needs: 'all cards from ',
    old: /\bexile all cards from ((?:target (?:player|opponent)|that player|its controller|its owner|each (?:player|opponent))'s graveyard|all graveyards|your graveyard)/g,
    modern: 'exile $1',
    because: 'to exile a graveyard is to exile the cards in it',
  },
];
