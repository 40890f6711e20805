import type { Variation } from '../variation.ts';
import { draksCity, draksCityMass } from './draksCity.ts';
import { pastang, pastangAF, pastangCD, pastangDeldarsMixed, pastangSwodsMixed } from './pastang.ts';
import { poron } from './poron.ts';
import { stikitche } from './stikitche.ts';

/** Every variation that comes with the engine. */
export const VARIATIONS: readonly Variation[] = [
  poron,
  pastang,
  pastangAF,
  pastangCD,
  pastangSwodsMixed,
  pastangDeldarsMixed,
  stikitche,
  draksCity,
  draksCityMass,
];

/** The variation with this id; undefined if there is none. */
export const findVariation = (id: string): Variation | undefined =>
  VARIATIONS.find((variation) => variation.id === id);
