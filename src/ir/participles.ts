/** The participle by which later text speaks of what an effect or cost did: "the exiled card". */
export const participleOf: Readonly<Record<string, string>> = {
  exile: 'exiled',
  sacrifice: 'sacrificed',
  discard: 'discarded',
  reveal: 'revealed',
  return: 'returned',
  mill: 'milled',
  destroy: 'destroyed',
  counter: 'countered',
  tap: 'tapped',
  chooseThings: 'chosen',
  draw: 'drawn',
  manifest: 'manifested',
  shuffleInto: 'shuffled',
};
