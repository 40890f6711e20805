import type { Aim, Puzzle } from '../../practice/puzzle.ts';
import { positionOf } from '../../practice/check.ts';
import { text } from '../../text/learn/practice.ts';
import { sideText } from '../../text/sides.ts';

/** What a puzzle asks, with the side to move. */
export const aimWords = (puzzle: Puzzle): string =>
  text(`aim.${puzzle.goal}`, { side: sideText(positionOf(puzzle).turn), size: puzzle.size });

/** What is asked once some moves have been made. */
export const restWords = (puzzle: Puzzle, aim: Aim): string =>
  aim.size < puzzle.size && (aim.goal === 'hyrkaida' || aim.goal === 'win')
    ? text(`aim.left.${aim.goal}`, { size: aim.size })
    : aimWords(puzzle);

/** What a puzzle asks in two parts, for which a list has room: the side to move, and the aim. */
export const aimParts = (puzzle: Puzzle): readonly [side: string, aim: string] => {
  const turn = puzzle.line.split(' ')[1] === 'b' ? 'blue' : 'yellow';
  return [
    text('list.to-move', { side: sideText(turn) }),
    text(`list.aim.${puzzle.goal}`, { size: puzzle.size }),
  ];
};
