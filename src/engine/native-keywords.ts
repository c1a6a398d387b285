import type { gatePrefixes } from '../bytecode/module';
import type { KeywordAbility } from '../vocabulary/keyword-abilities';

type GatePrefix = (typeof gatePrefixes)[number];

// What the engine knows of keyword abilities by their names, by the folder where it does.

const characteristics = ['changeling', 'devoid'] as const;

/** What damage is and does (CR 120.3), and what destruction passes over. */
const damage = ['toxic', 'lifelink', 'infect', 'wither', 'indestructible'] as const;

/** What may be blocked, targeted, attached. */
const statics = [
  'flying',
  'reach',
  'fear',
  'intimidate',
  'shadow',
  'horsemanship',
  'skulk',
  'landwalk',
  'hexproof',
  'hexproof from',
  'shroud',
  'umbra armor',
  'phasing',
  'daybound',
  'nightbound',
  'start your engines!',
  'sunburst',
  'ascend',
  'storied',
  'dredge',
  'protection',
  'enchant',
  'hideaway',
  'read ahead',
  'tribute',
  'space sculptor',
] as const;

/** Timing, costs and ways to cast. */
const casting = [
  'flash',
  'haste',
  'convoke',
  'delve',
  'improvise',
  'kicker',
  'multikicker',
  'entwine',
  'escalate',
  'aftermath',
  'bestow',
  'cleave',
  'overload',
  'splice',
  'buyback',
  'disguise',
  'flashback',
  'foretell',
  'fuse',
  'jump-start',
  'megamorph',
  'morph',
  'plot',
  'retrace',
  'evoke',
  'prowl',
  'spectacle',
  'dash',
  'blitz',
  'impending',
  'mutate',
  'madness',
  'suspend',
  'rebound',
  'awaken',
  'escape',
  'disturb',
  'mayhem',
  'freerunning',
  'web-slinging',
  'sneak',
  'more than meets the eye',
  'bargain',
  'conspire',
  'casualty',
  'replicate',
  'squad',
  'offspring',
  'warp',
  'surge',
  'split second',
  'spree',
  'prototype',
  'miracle',
  'emerge',
  'harmonize',
  'offering',
  'gift',
  'assist',
  'cipher',
  'paradigm',
  'teamwork',
  'epic',
  'compleated',
] as const;

/** What combat reads (CR 506–511). */
const combat = [
  'banding',
  'bands with other',
  'enlist',
  'first strike',
  'double strike',
  'trample',
  'deathtouch',
  'menace',
  'vigilance',
  'defender',
] as const;

/** Keywords about decks and what is done before a game: in a game they mean nothing. */
const beforeGame = [
  'partner',
  'partner with',
  'companion',
  'hidden agenda',
  'double agenda',
  'partner group',
  'friends forever',
  'choose a background',
  "doctor's companion",
] as const;

/** The keyword abilities of which the engine does what English cannot say (`native` in the glossary). */
export const nativeKeywords: ReadonlySet<string> = new Set<
  KeywordAbility | (typeof beforeGame)[number] | 'hexproof from' | 'bands with other' | 'multikicker' | 'megamorph'
>([...characteristics, ...damage, ...statics, ...combat, ...casting, ...beforeGame]);

/** The keywords printed before an ability that the engine enforces (CR 702.142 and the like). */
export const nativeGates: ReadonlySet<GatePrefix> = new Set<GatePrefix>([
  'solved',
  'infinity',
  'boast',
  'exhaust',
  'forecast',
  'powerUp',
  'maxSpeed',
]);
