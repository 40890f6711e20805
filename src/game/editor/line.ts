import {
  accept,
  parsePosition,
  VARIATIONS,
  type NotationError,
  type Position,
  type Result,
  type Variation,
} from '../../engine/index.ts';

/**
 * Reads a position line that was typed or pasted: of the variation on the board, or else of any other that it fits. The
 * error is that of the variation on the board.
 */
export function readLine(variation: Variation, written: string): Result<Position, NotationError> {
  const line = written.trim().replace(/\s+/g, ' ');
  const read = parsePosition(variation, line);
  if (read.ok) return read;
  for (const other of VARIATIONS) {
    const fits = parsePosition(other, line);
    if (fits.ok) return accept(fits.value);
  }
  return read;
}
