import { MINDS } from '../../src/cabinet/games/minds.ts';
import type { AnyMind } from '../../src/cabinet/seam/game.ts';
import type { AnyRules } from '../../src/cabinet/seam/rules.ts';

/** A game of the cabinet by one of its variants, with what the computer knows of it. */
export interface Minded {
  readonly id: string;
  readonly rules: AnyRules;
  readonly mind: AnyMind;
}

/** Every variant that the computer plays. */
export const minded: readonly Minded[] = (
  await Promise.all(Object.values(MINDS).map(async (load) => await load()))
).flatMap((mind) => mind.variants.map((rules) => ({ id: rules.id, rules, mind })));
