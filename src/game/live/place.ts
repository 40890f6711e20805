import type { Move, Position } from '../../engine/index.ts';
import { ByteWriter } from '../link/bytes.ts';
import { writeMove } from '../link/moves.ts';
import type { Bytes } from './bytes.ts';

/** A legal move as its place among all legal ones, one byte or two. */
export function placeOf(position: Position, move: Move): Bytes {
  const writer = new ByteWriter();
  writeMove(writer, position, move);
  return writer.done;
}
