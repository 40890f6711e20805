import type { Position } from '../../src/engine/index.ts';
import { unpack, type Board, type PackedMove } from '../../src/engine/search.ts';
import { judge } from '../../src/practice/proof.ts';
import type { Aim } from '../../src/practice/puzzle.ts';
import type { Find } from './finders.ts';

/** With more moves than this, it looks for a forced end in one turn only, or in two. */
const FEW_FOR_TWO = 90;
const FEW_FOR_THREE = 25;

/**
 * Finds in which only the capture of a friend by a Pallan reaches the aim. There are few such moves, so they are tried
 * first: if none reaches an aim, the position is skipped at once.
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

/** The aims worth looking for, the least first. */
function aimsIn({ ruleset }: Position, choices: number): readonly Aim[] {
  if (ruleset.variation.ending === 'kings') return [{ goal: 'hyrkaida', size: 1 }];
  const most = choices <= FEW_FOR_THREE ? 3 : choices <= FEW_FOR_TWO ? 2 : 1;
  return Array.from({ length: most }, (_, index) => ({ goal: 'win', size: index + 1 }));
}
