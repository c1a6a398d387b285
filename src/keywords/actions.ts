import type { Op } from '../bytecode/table';
import type { KeywordAction } from '../vocabulary/keyword-actions';

/** A keyword action: its rule, the instruction that it is, and what it means where English can say it. */
export interface ActionEntry {
  readonly name: KeywordAction;
  readonly rule: string;
  /** The instruction; null for actions that the grammar cannot say yet. */
  readonly op: Op | null;
  /** A sentence with it, normalized. */
  readonly example: string;
  /** In normalized Oracle English, with slots as in the meanings of keyword abilities. */
  readonly meaning?: string;
}

/** All keyword actions, in the order of CR 701. */
export const actions: readonly ActionEntry[] = [
  { name: 'activate', rule: 'CR 701.2', op: null, example: 'activate an ability.' },
  { name: 'attach', rule: 'CR 701.3', op: 'attach', example: 'attach ~ to target creature.' },
  { name: 'behold', rule: 'CR 701.4', op: 'behold', example: 'behold a dragon.' },
  { name: 'cast', rule: 'CR 701.5', op: 'castCards', example: 'cast target card without paying its mana cost.' },
  { name: 'counter', rule: 'CR 701.6', op: 'counter', example: 'counter target spell.' },
  { name: 'create', rule: 'CR 701.7', op: 'createToken', example: 'create a 1/1 white bird creature token.' },
  { name: 'destroy', rule: 'CR 701.8', op: 'destroy', example: 'destroy target creature.' },
  { name: 'discard', rule: 'CR 701.9', op: 'discard', example: 'discard a card.' },
  { name: 'double', rule: 'CR 701.10', op: 'multiplyPt', example: "double target creature's power until end of turn." },
  { name: 'triple', rule: 'CR 701.11', op: 'multiplyPt', example: "triple target creature's power until end of turn." },
  { name: 'exchange', rule: 'CR 701.12', op: 'exchangeControl', example: 'exchange control of two target creatures.' },
  { name: 'exile', rule: 'CR 701.13', op: 'exile', example: 'exile target creature.' },
  { name: 'fight', rule: 'CR 701.14', op: 'fight', example: 'target creature you control fights target creature.' },
  { name: 'goad', rule: 'CR 701.15', op: 'goad', example: 'goad target creature.' },
  {
    name: 'investigate',
    rule: 'CR 701.16',
    op: 'investigate',
    example: 'investigate.',
    meaning: 'create a clue token.',
  },
  { name: 'mill', rule: 'CR 701.17', op: 'mill', example: 'mill three cards.' },
  { name: 'play', rule: 'CR 701.18', op: 'castCards', example: 'you may play that card.' },
  { name: 'regenerate', rule: 'CR 701.19', op: 'regenerate', example: 'regenerate target creature.' },
  { name: 'reveal', rule: 'CR 701.20', op: 'reveal', example: 'reveal your hand.' },
  { name: 'sacrifice', rule: 'CR 701.21', op: 'sacrifice', example: 'sacrifice a creature.' },
  { name: 'scry', rule: 'CR 701.22', op: 'scry', example: 'scry 2.' },
  { name: 'search', rule: 'CR 701.23', op: 'search', example: 'search your library for a card.' },
  { name: 'shuffle', rule: 'CR 701.24', op: 'shuffle', example: 'shuffle.' },
  { name: 'surveil', rule: 'CR 701.25', op: 'surveil', example: 'surveil 2.' },
  { name: 'tap', rule: 'CR 701.26', op: 'tap', example: 'tap target creature.' },
  { name: 'untap', rule: 'CR 701.26', op: 'untap', example: 'untap target creature.' },
  { name: 'transform', rule: 'CR 701.27', op: 'transform', example: 'transform ~.' },
  { name: 'convert', rule: 'CR 701.28', op: 'convert', example: 'convert ~.' },
  { name: 'fateseal', rule: 'CR 701.29', op: 'fateseal', example: 'fateseal 1.' },
  { name: 'clash', rule: 'CR 701.30', op: 'clash', example: 'clash with an opponent.' },
  { name: 'planeswalk', rule: 'CR 701.31', op: 'planeswalk', example: 'planeswalk.' },
  { name: 'set in motion', rule: 'CR 701.32', op: 'setInMotion', example: 'set ~ in motion.' },
  { name: 'abandon', rule: 'CR 701.33', op: 'abandon', example: 'abandon ~.' },
  { name: 'proliferate', rule: 'CR 701.34', op: 'proliferate', example: 'proliferate.' },
  { name: 'detain', rule: 'CR 701.35', op: 'detain', example: 'detain target creature.' },
  {
    name: 'populate',
    rule: 'CR 701.36',
    op: 'populate',
    example: 'populate.',
    meaning: "create a token that's a copy of a creature token you control.",
  },
  {
    name: 'monstrosity',
    rule: 'CR 701.37',
    op: 'monstrosity',
    example: 'monstrosity 3.',
    meaning: "if ~ isn't monstrous, put [count: +1/+1 counter] on ~ and it becomes monstrous.",
  },
  { name: 'vote', rule: 'CR 701.38', op: null, example: 'each player votes for grace or condemnation.' },
  { name: 'bolster', rule: 'CR 701.39', op: 'bolster', example: 'bolster 2.' },
  { name: 'manifest', rule: 'CR 701.40', op: 'manifest', example: 'manifest the top card of your library.' },
  {
    name: 'support',
    rule: 'CR 701.41',
    op: 'support',
    example: 'support 2.',
    meaning: 'put a +1/+1 counter on each of up to [count] other target creatures.',
  },
  { name: 'meld', rule: 'CR 701.42', op: 'meld', example: 'meld target creature into ember, the bold.' },
  { name: 'exert', rule: 'CR 701.43', op: 'exert', example: 'exert ~.' },
  { name: 'explore', rule: 'CR 701.44', op: 'explore', example: 'target creature explores.' },
  { name: 'assemble', rule: 'CR 701.45', op: 'assemble', example: 'assemble a contraption.' },
  {
    name: 'adapt',
    rule: 'CR 701.46',
    op: 'adapt',
    example: 'adapt 2.',
    meaning: 'if ~ has no +1/+1 counters on it, put [count: +1/+1 counter] on ~.',
  },
  { name: 'amass', rule: 'CR 701.47', op: 'amass', example: 'amass orcs 2.' },
  {
    name: 'learn',
    rule: 'CR 701.48',
    op: 'learn',
    example: 'learn.',
    meaning: 'you may discard a card. if you do, draw a card.',
  },
  {
    name: 'venture into the dungeon',
    rule: 'CR 701.49',
    op: 'ventureIntoDungeon',
    example: 'venture into the dungeon.',
  },
  { name: 'connive', rule: 'CR 701.50', op: 'connive', example: 'target creature connives.' },
  { name: 'open an attraction', rule: 'CR 701.51', op: 'openAttraction', example: 'open an attraction.' },
  {
    name: 'roll to visit your attractions',
    rule: 'CR 701.52',
    op: 'rollToVisit',
    example: 'roll to visit your attractions.',
  },
  {
    name: 'incubate',
    rule: 'CR 701.53',
    op: 'incubate',
    example: 'incubate 2.',
    meaning: 'create an incubator token with [count: +1/+1 counter] on it.',
  },
  { name: 'the ring tempts you', rule: 'CR 701.54', op: 'ringTempts', example: 'the ring tempts you.' },
  {
    name: 'face a villainous choice',
    rule: 'CR 701.55',
    op: 'eitherOr',
    example: 'target opponent faces a villainous choice — that player discards a card, or you draw a card.',
  },
  { name: 'time travel', rule: 'CR 701.56', op: 'timeTravel', example: 'time travel.' },
  {
    name: 'discover',
    rule: 'CR 701.57',
    op: 'discover',
    example: 'discover 3.',
    meaning:
      "exile cards from the top of your library until you exile a nonland card with mana value [count] or less. you may cast that card without paying its mana cost if the resulting spell's mana value is [count] or less. if you don't, put that card into your hand. put the rest on the bottom of your library in a random order.",
  },
  { name: 'cloak', rule: 'CR 701.58', op: 'cloak', example: 'cloak the top card of your library.' },
  {
    name: 'collect evidence',
    rule: 'CR 701.59',
    op: 'collectEvidence',
    example: 'collect evidence 4.',
    meaning: 'exile any number of cards from your graveyard with total mana value [count] or greater.',
  },
  { name: 'suspect', rule: 'CR 701.60', op: 'suspect', example: 'suspect target creature.' },
  {
    name: 'forage',
    rule: 'CR 701.61',
    op: 'forage',
    example: 'forage.',
    meaning: 'exile three cards from your graveyard or sacrifice a food.',
  },
  {
    name: 'manifest dread',
    rule: 'CR 701.62',
    op: 'manifestDread',
    example: 'manifest dread.',
    meaning:
      'look at the top two cards of your library. manifest one of those cards. put the rest into your graveyard.',
  },
  {
    name: 'endure',
    rule: 'CR 701.63',
    op: 'endure',
    example: 'target creature endures 2.',
    meaning:
      "you may put [count: +1/+1 counter] on ~. if you don't, create a [count]/[count] white spirit creature token.",
  },
  {
    name: 'harness',
    rule: 'CR 701.64',
    op: 'harness',
    example: 'harness ~.',
    meaning: "if ~ isn't harnessed, it becomes harnessed.",
  },
  {
    name: 'airbend',
    rule: 'CR 701.65',
    op: 'airbend',
    example: 'airbend target creature.',
    meaning: 'exile ~. its owner may cast it for {2} rather than its mana cost for the rest of the game.',
  },
  {
    name: 'earthbend',
    rule: 'CR 701.66',
    op: 'earthbend',
    example: 'earthbend 2.',
    meaning:
      "target land you control becomes a 0/0 creature with haste. it's still a land. put [count: +1/+1 counter] on it. when it dies or is exiled, return that card to the battlefield tapped under your control.",
  },
  { name: 'waterbend', rule: 'CR 701.67', op: 'waterbend', example: 'waterbend {3}.' },
  {
    name: 'blight',
    rule: 'CR 701.68',
    op: 'blight',
    example: 'blight 2.',
    meaning: 'put [count: -1/-1 counter] on a creature you control.',
  },
  // Newer than the edition of the rules that is cited: it has no number there.
  {
    name: 'recruit',
    rule: 'CR 701.1',
    op: 'recruit',
    example: 'recruit.',
    meaning:
      'draw a card, then discard a card. if a nonland card is discarded this way, create a 1/1 white human soldier creature token.',
  },
];
