import type { Board } from './board.ts';
import { NO_DIRECTION, reverse, type DirectionMask } from './directions.ts';
import { NO_SQUARE, type Square } from './geometry.ts';
import { sweepPiece } from './movement/piece.ts';
import { ANYWHERE } from './movement/sweep.ts';
import { EMPTY, sideOf } from './piece.ts';
import type { SideIndex } from './side.ts';

/**
 * Whether a piece of side `by` could capture what stands on `target`, by any move of sections 4 to 6; whether that
 * would leave its own King in Kaida does not matter (section 9). The sweep's `last…` fields then tell one such path.
 */
export function isAttacked(board: Board, target: Square, by: SideIndex): boolean {
  const { sweep, rules, cells } = board;
  const { towards, distance } = rules.geometry;
  const { vaultLine } = rules.variation;
  const lines = linesTo(board, target);
  const row = target * cells.length;
  const list = board.pieces[by];
  const count = board.count[by]!;
  const base = sweep.count;
  sweep.target = target;
  for (let i = 0; i < count && sweep.count === base; i++) {
    const square = list[i]!;
    const piece = cells[square]!;
    if (piece === EMPTY || sideOf(piece) !== by) continue; // captured by a move on trial
    const apart = distance[row + square]!;
    if (apart > rules.offLineSpan[piece]!) {
      const direction = towards[row + square]!;
      if (direction === NO_DIRECTION) continue;
      const walks = rules.reach[(piece * cells.length + square) * 8 + direction]! >= apart;
      if (!walks && (apart <= vaultLine || ((lines >> direction) & 1) === 0)) continue;
    }
    sweepPiece(sweep, square);
  }
  const attacked = sweep.count !== base;
  sweep.count = base;
  sweep.target = ANYWHERE;
  return attacked;
}

/**
 * The directions in which a vaulting line may lead to a square: those in which a piece stands just before it, or, for
 * a sweep that watches, would stand there with one gap filled.
 */
function linesTo({ sweep, cells, rules }: Board, target: Square): DirectionMask {
  const { step, toEdge } = rules.geometry;
  let mask = 0;
  for (let d = 0; d < 8; d++) {
    const room = toEdge[target * 8 + d]!;
    if (room < 2) continue;
    const before = target + step[d]!;
    if (cells[before] !== EMPTY || (sweep.watches && cells[before + step[d]!] !== EMPTY)) mask |= 1 << reverse(d);
  }
  return mask;
}

/** Whether the King of a side is in Kaida; false where it has none. */
export function isInKaida(board: Board, side: SideIndex): boolean {
  const king = board.king[side]!;
  return king !== NO_SQUARE && isAttacked(board, king, (side ^ 1) as SideIndex);
}

/**
 * As `isAttacked`, and marks on the sweep every square whose change could let a path to the target through: `vacated`
 * for pieces that stand in the way, `filled` for gaps in lines. While no path is open, a move that vacates and fills
 * no marked square cannot open one, because every path was followed up to the first thing that stopped it.
 */
export function watch(board: Board, target: Square, by: SideIndex): boolean {
  const { sweep } = board;
  sweep.watches = true;
  sweep.watchStamp++;
  const attacked = isAttacked(board, target, by);
  sweep.watches = false;
  return attacked;
}
