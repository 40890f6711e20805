import { ORTHOGONALS } from '../../seam/grid.ts';
import { EMPTY } from '../../seam/ranks.ts';
import type { Mind } from '../../seam/game.ts';
import { chikkin, GRID, goalRank, kindOf, type Move, type Position, type Side } from './rules.ts';

/** What each rank nearer to the goal is worth. */
const RANK = 22;
/** A dog that can slide home, on its own turn and on the enemy's. */
const HOME = 2000;
const THREAT = 120;
/** A man ahead of a dog, on its file; a chicken counts for more, since it cannot be pushed away. */
const BLOCK = 12;
const CHICKEN_BLOCK = 34;
/** Each square that a dog can slide to. */
const ROOM = 4;

/** How far a dog has come, and what stands in its way. */
function chances({ cells, side }: Position, of: Side): number {
  const dog = cells.indexOf(of === 'e' ? 'd' : 'D');
  const goal = goalRank(of);
  const ahead = of === 'e' ? -1 : 1;
  let score = -RANK * Math.abs(goal - GRID.rankOf(dog));
  for (const direction of ORTHOGONALS) {
    const line = GRID.line(dog, direction);
    const stop = line.findIndex((square) => cells[square] !== EMPTY);
    const room = stop < 0 ? line.length : stop;
    score += ROOM * room;
    if (direction[1] === ahead && stop < 0) score += of === side ? HOME : THREAT;
  }
  for (const file of [-1, 0, 1]) {
    const start = GRID.step(dog, [file, 0]);
    if (start < 0) continue;
    const blocks = GRID.line(start, [0, ahead]).reduce((sum, square) => {
      const cell = cells[square] ?? EMPTY;
      return cell === EMPTY ? sum : sum + (kindOf(cell) === 'c' ? CHICKEN_BLOCK : BLOCK);
    }, 0);
    score -= file === 0 ? blocks : blocks / 4;
  }
  return score;
}

/** Both dogs: how near they are, and how open their way is. East is the first seat. */
const worth = (position: Position): number => chances(position, 'e') - chances(position, 'w');

export const mind: Mind<Position, Move> = {
  variants: [chikkin],
  worth,
  // in a game this quiet, a level that seldom forgets to look is hardly ever beaten
  plays: [{ careless: 96 }, { careless: 45 }, { careless: 22 }],
};
