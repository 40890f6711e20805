import { opponent, type Side } from '../../engine/index.ts';
import { levelOf, personAlone } from '../../game/sitting/computer.ts';
import { variationIdOf } from '../../game/game.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';
import type { Level } from '../../search/types.ts';
import { findSchoolGame, type GoalId, type SchoolGame } from './games.ts';
import { isReached } from './goals.ts';

/** A game of the school from the learner's point of view. */
export interface Pupil {
  readonly game: SchoolGame;
  readonly side: Side;
  /** The computer's level. */
  readonly level: Level;
  readonly reached: readonly GoalId[];
}

/** The learner of a game of the school; null for any other game. */
export function pupilOf(sitting: Sitting): Pupil | null {
  const { terms } = sitting;
  const side = personAlone(terms);
  const game = findSchoolGame(variationIdOf(sitting.game));
  if (terms.school !== true || side === null || game === undefined) return null;
  const level = levelOf(terms, opponent(side));
  if (level === null) return null;
  const reached = game.goals.filter(({ wanted }) => isReached(wanted, sitting, side)).map(({ id }) => id);
  return { game, side, level, reached };
}
