import { SIDES, type Side } from '../../engine/index.ts';
import type { Level } from '../../search/types.ts';
import { endingOf } from '../endings.ts';
import { currentPosition, turnsMade } from '../game.ts';
import type { Sitting } from './sitting.ts';
import type { Terms } from './terms.ts';

/** The level at which the computer plays a side; null where a person does. */
export const levelOf = ({ computer }: Terms, side: Side): Level | null => computer?.levels[side] ?? null;

export const isComputer = (terms: Terms, side: Side): boolean => levelOf(terms, side) !== null;

/** Whether the computer plays a side at all. */
export const hasComputer = (terms: Terms): boolean => SIDES.some((side) => isComputer(terms, side));

/** Whether the computer plays both sides while people watch. */
export const isWatched = (terms: Terms): boolean => SIDES.every((side) => isComputer(terms, side));

/**
 * The one side that a person plays at this screen, against the computer or a player elsewhere; null where people here
 * play both sides or neither.
 */
export function personAlone(terms: Terms): Side | null {
  if (terms.here !== undefined) return terms.here;
  const [person, ...others] = SIDES.filter((side) => !isComputer(terms, side));
  return person !== undefined && others.length === 0 ? person : null;
}

/** Whether the computer is to move in a game that goes on. */
export const isComputersTurn = (sitting: Sitting): boolean =>
  isComputer(sitting.terms, currentPosition(sitting.game).turn) && endingOf(sitting) === null;

/**
 * How many turns are undone or redone at once: against the computer, its answer goes with the person's own turn, so
 * that it is the person's turn again afterwards.
 */
export const turnsAtOnce = ({ game, terms }: Pick<Sitting, 'game' | 'terms'>): 1 | 2 =>
  personAlone(terms) === currentPosition(game).turn ? 2 : 1;

/** How many turns can be taken back at once; 0 if none can. */
export function turnsBack(sitting: Sitting): number {
  const turns = turnsAtOnce(sitting);
  return turnsMade(sitting.game) < turns ? 0 : turns;
}
