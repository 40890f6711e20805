import { isSameMove, KIND_NAMES, legalMoves, type Move, type Position } from '../../engine/index.ts';
import { type ByteReader, type ByteWriter, LinkFault } from './bytes.ts';

const becomes = ({ promotion }: Move): number =>
  promotion === undefined ? -1 : KIND_NAMES.indexOf(promotion);

/** The second start of a company move; such moves come after those of one piece. */
const second = ({ company }: Move): number => company?.[0] ?? -1;

/** The legal moves in the order in which links number them: by start, by end, by what a Swod becomes. */
const counted = (position: Position): Move[] =>
  legalMoves(position).toSorted(
    (a, b) => a.from - b.from || a.to - b.to || becomes(a) - becomes(b) || second(a) - second(b),
  );

/** One byte for the place of a move among the legal ones; two where there are too many for one byte. */
export function writeMove(bytes: ByteWriter, position: Position, move: Move): void {
  const moves = counted(position);
  const index = moves.findIndex((legal) => isSameMove(legal, move));
  if (index < 0) throw new RangeError('a tree with a move that is not legal');
  if (moves.length > 256) bytes.byte(index >> 8);
  bytes.byte(index);
}

/** Reads a move that is legal in a position. */
export function readMove(bytes: ByteReader, position: Position): Move {
  const moves = counted(position);
  const high = moves.length > 256 ? bytes.byte() : 0;
  const move = moves[(high << 8) | bytes.byte()];
  if (move === undefined) throw new LinkFault('no such move');
  const { from, to, promotion, company } = move;
  return {
    from,
    to,
    ...(promotion === undefined ? {} : { promotion }),
    ...(company === undefined ? {} : { company }),
  };
}
