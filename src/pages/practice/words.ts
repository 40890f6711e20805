import type { Aim, Puzzle } from '../../practice/puzzle.ts';
import { positionOf } from '../../practice/check.ts';
import { text } from '../../text/practice.ts';
import { sideText } from '../../text/sides.ts';

/** What a puzzle asks, with the side that is to move. */
export const aimWords = (puzzle: Puzzle): string =>
  text(`aim.${puzzle.goal}`, { side: sideText(positionOf(puzzle).turn), size: puzzle.size });

/** What is asked once some moves are made. */
export const restWords = (puzzle: Puzzle, aim: Aim): string =>
  aim.size < puzzle.size && (aim.goal === 'hyrkaida' || aim.goal === 'win')
    ? text(`aim.left.${aim.goal}`, { size: aim.size })
    : aimWords(puzzle);
