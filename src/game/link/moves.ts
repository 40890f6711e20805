import { isSameMove, KIND_NAMES, legalMoves, type Move, type Position } from '../../engine/index.ts';
import type { BitReader, BitWriter } from './bits.ts';
import { type ByteReader, type ByteWriter, LinkFault } from './bytes.ts';

const becomes = ({ promotion }: Move): number =>
  promotion === undefined ? -1 : KIND_NAMES.indexOf(promotion);

/** The second start of a company move; such moves come after those of single pieces. */
const second = ({ company }: Move): number => company?.[0] ?? -1;

/** The legal moves in the order in which links number them: by start, by end, by the promotion of a Swod. */
const counted = (position: Position): Move[] =>
  legalMoves(position).toSorted(
    (a, b) => a.from - b.from || a.to - b.to || becomes(a) - becomes(b) || second(a) - second(b),
  );

/** The place of a move among the legal ones, and how many there are. */
function placeOf(position: Position, move: Move): { readonly place: number; readonly count: number } {
  const moves = counted(position);
  const place = moves.findIndex((legal) => isSameMove(legal, move));
  if (place < 0) throw new RangeError('a tree with a move that is not legal');
  return { place, count: moves.length };
}

/** The move at a place among the legal ones. */
function moveAt(moves: readonly Move[], place: number): Move {
  const move = moves[place];
  if (move === undefined) throw new LinkFault('no such move');
  const { from, to, promotion, company } = move;
  return {
    from,
    to,
    ...(promotion === undefined ? {} : { promotion }),
    ...(company === undefined ? {} : { company }),
  };
}

/** Writes a move in as many bits as it takes to tell the legal moves apart. */
export function writeMoveBits(bits: BitWriter, position: Position, move: Move): void {
  const { place, count } = placeOf(position, move);
  bits.choice(place, count);
}

/** Reads a move that is legal in a position. */
export function readMoveBits(bits: BitReader, position: Position): Move {
  const moves = counted(position);
  return moveAt(moves, bits.choice(moves.length));
}

/** One byte for the place of a move among the legal ones; two where there are too many for one byte. */
export function writeMove(bytes: ByteWriter, position: Position, move: Move): void {
  const { place, count } = placeOf(position, move);
  if (count > 256) bytes.byte(place >> 8);
  bytes.byte(place);
}

/** Reads a move that is legal in a position. */
export function readMove(bytes: ByteReader, position: Position): Move {
  const moves = counted(position);
  const high = moves.length > 256 ? bytes.byte() : 0;
  return moveAt(moves, (high << 8) | bytes.byte());
}
