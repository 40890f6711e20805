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
 * Reads a position line that was typed or pasted, for the variation on the board or else any other that it fits. A
 * line that cannot be played yet is an arrangement of the variation on the board. The error is the one for the
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
  // what cannot be played yet can still be set up
  const laid = parseArrangement(variation, line);
  return laid.ok ? laid : read;
}
