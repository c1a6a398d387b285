import { basicLandTypes, subtypes as vocabulary } from '../../vocabulary/subtypes';

/** Every subtype of a kind (CR 205.3i, CR 205.3m). */
export function everyType(what: string): readonly string[] {
  switch (what) {
    case 'creatureType':
      return vocabulary.creature;
    case 'basicLandType':
      return basicLandTypes;
    case 'nonbasicLandType':
      return vocabulary.land.filter((type) => !basicLandTypes.some((basic) => basic === type));
    default:
      return vocabulary.land;
  }
}
