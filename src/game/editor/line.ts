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
 * Reads a position line that was typed or pasted, for the variation on the board or else for any other that it fits. A
 * line that is not playable yet becomes an arrangement of the variation on the board. An error is the one for the
 * variation on the board.
 */
export function readLine(variation: Variation, written: string): Result<Arrangement, NotationError> {
  const line = written.trim().replace(/\s+/g, ' ');
  const read = parsePosition(variation, line);
  if (read.ok) return read;
  for (const other of BASES) {
    const fits = parsePosition(other, line);
    if (fits.ok) return accept(fits.value);
  }
  // what is not playable yet can still be set up
  const laid = parseArrangement(variation, line);
  return laid.ok ? laid : read;
}
