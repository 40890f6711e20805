import type { Variation } from '../variation.ts';
import { draksCity, draksCityMass } from './draksCity.ts';
import { hyrshiv, jikshiv, lamdu, porondwa, twoSwods, vallia } from './larger.ts';
import { pastang, pastangAF, pastangCD, pastangDeldarsMixed, pastangSwodsMixed } from './pastang.ts';
import { poron } from './poron.ts';
import { stikitche } from './stikitche.ts';

/** The published games and their variations, without named rules and terrain (sections 3 and 10). */
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

/** The larger games (section 14), except Poron itself. */
export const LARGER_GAMES: readonly Variation[] = [twoSwods, porondwa, vallia, hyrshiv, lamdu, jikshiv];

/** Every base that comes with the engine: games without named rules and terrain. */
export const BASES: readonly Variation[] = [...VARIATIONS, ...LARGER_GAMES];
