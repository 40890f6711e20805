import {
  accept,
  parseArrangement,
  parsePosition,
  BASES,
  type NotationError,
  type Arrangement,
  type Result,
  type Variation,
} from '../../engine/index.ts';

/**
 * Reads a position line that was typed or pasted: of the variation on the board, or else of any other that it fits. One
 * that cannot be played yet is an arrangement of the variation on the board. The
 * error is that of the variation on the board.
 */
export function readLine(variation: Variation, written: string): Result<Arrangement, NotationError> {
  const line = written.trim().replace(/\s+/g, ' ');
  const read = parsePosition(variation, line);
  if (read.ok) return read;
  for (const other of BASES) {
    const fits = parsePosition(other, line);
    if (fits.ok) return accept(fits.value);
  }
  // what is not ready to be played can be laid all the same
  const laid = parseArrangement(variation, line);
  return laid.ok ? laid : read;
}
