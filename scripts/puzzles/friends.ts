import type { Position } from '../../src/engine/index.ts';
import { unpack, type Board, type PackedMove } from '../../src/engine/search.ts';
import { judge } from '../../src/practice/proof.ts';
import type { Aim } from '../../src/practice/puzzle.ts';
import type { Find } from './finders.ts';

/** With more moves than these it looks for a forced end in only one turn, or in two. */
const FEW_FOR_TWO = 90;
const FEW_FOR_THREE = 25;

/**
 * What only a Pallan can do, by capturing a friend. There are few such moves, so they are tried first: a position in
 * which none does it is left at once.
 */
export function friendlyFinds(
  position: Position,
  board: Board,
  moves: readonly PackedMove[],
): readonly Find[] {
  const friendly = moves.filter((move) => unpack(board, move).captures === 'friend');
  if (friendly.length === 0) return [];
  for (const aim of aimsIn(position, moves.length)) {
    const right = friendly.find((move) => judge(board, aim, move).met);
    if (right === undefined) continue;
    if (moves.some((move) => move !== right && judge(board, aim, move).met)) return [];
    return [{ aim, move: unpack(board, right), theme: 'friendly' }];
  }
  return [];
}

/** What is worth looking for, the least first. */
function aimsIn({ ruleset }: Position, choices: number): readonly Aim[] {
  if (ruleset.variation.ending === 'kings') return [{ goal: 'hyrkaida', size: 1 }];
  const most = choices <= FEW_FOR_THREE ? 3 : choices <= FEW_FOR_TWO ? 2 : 1;
  return Array.from({ length: most }, (_, index) => ({ goal: 'win', size: index + 1 }));
}
