/** What each gift is, as the player does it who was promised it (CR 702.174d–i), in normalized Oracle English. */
export const gifts: Readonly<Record<string, string>> = {
  card: 'draw a card.',
  food: 'create a food token.',
  treasure: 'create a treasure token.',
  tappedFish: 'create a tapped 1/1 blue fish creature token.',
  extraTurn: 'take an extra turn after this one.',
  octopus: 'create an 8/8 blue octopus creature token.',
};
