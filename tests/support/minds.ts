import { MINDS } from '../../src/cabinet/games/minds.ts';
import { shelved } from '../../src/cabinet/games/shelf.ts';
import type { AnyMind } from '../../src/cabinet/seam/game.ts';
import type { AnyRules } from '../../src/cabinet/seam/rules.ts';
import type { Board } from '../../scripts/cabinet/players.ts';

/** A variant of a game of the cabinet, with what the computer knows about it. */
export interface Minded {
  readonly id: string;
  readonly rules: AnyRules;
  readonly mind: AnyMind;
}

/** Every variant that the computer plays. */
export const minded: readonly Minded[] = (
  await Promise.all(Object.values(MINDS).map(async (load) => await load()))
).flatMap((mind) => mind.variants.map((rules) => ({ id: rules.id, rules, mind })));

/** A variant as it is played in matches. */
export async function boardOf(id: string): Promise<Board> {
  const one = minded.find(({ rules }) => rules.id === id);
  const game = await shelved(id.split(':')[0] ?? '')?.load();
  if (one === undefined || game === undefined) throw new Error(`no ${id}`);
  return { rules: one.rules, mind: one.mind, game };
}
