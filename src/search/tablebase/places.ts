/*
 * The place of a position of Stikitche in its tablebase. A King and a Pallan move alike forward and backward, and alike
 * to the right and the left, and neither has anything that depends on earlier moves. So the side to move can be called
 * the mover, whatever its colour, and a position has the same value as its three mirror images. The mover's King is
 * brought into the south-west quarter.
 */
const FILES = 6;
const RANKS = 12;
const SQUARES = FILES * RANKS;
const QUARTER_FILES = FILES / 2;
const QUARTER = QUARTER_FILES * (RANKS / 2);

/** How many places there are; those where two pieces would share a square are never used. */
export const PLACES = QUARTER * SQUARES ** 3;

/** The squares of four pieces: King and Pallan of the side to move, then those of the other side. */
export type Four = readonly [king: number, pallan: number, otherKing: number, otherPallan: number];

/** By square, the mirrors that bring it into the south-west quarter: bit 0 for files, bit 1 for ranks. */
const mirrorsFor = Uint8Array.from({ length: SQUARES }, (_, square) => {
  const isEast = square % FILES >= QUARTER_FILES;
  const isNorth = square >= SQUARES / 2;
  return (isEast ? 1 : 0) | (isNorth ? 2 : 0);
});

/** A square after mirroring: bit 0 mirrors the files, bit 1 the ranks. */
export function mirrored(square: number, mirrors: number): number {
  const file = square % FILES;
  const rank = (square - file) / FILES;
  return (
    ((mirrors & 2) === 0 ? rank : RANKS - 1 - rank) * FILES + ((mirrors & 1) === 0 ? file : FILES - 1 - file)
  );
}

const seen = Uint8Array.from({ length: 4 * SQUARES }, (_, at) =>
  mirrored(at % SQUARES, Math.floor(at / SQUARES)),
);

/** The place of the position with these squares: the same for its mirror images. */
export function placeOf(king: number, pallan: number, otherKing: number, otherPallan: number): number {
  const row = mirrorsFor[king]! * SQUARES;
  const corner = seen[row + king]!;
  const quarter = ((corner / FILES) | 0) * QUARTER_FILES + (corner % FILES);
  return (
    ((quarter * SQUARES + seen[row + pallan]!) * SQUARES + seen[row + otherKing]!) * SQUARES +
    seen[row + otherPallan]!
  );
}

/** The squares at a place, the mover's King in the south-west quarter. */
export function squaresAt(place: number): Four {
  const otherPallan = place % SQUARES;
  const otherKing = Math.floor(place / SQUARES) % SQUARES;
  const pallan = Math.floor(place / SQUARES ** 2) % SQUARES;
  const quarter = Math.floor(place / SQUARES ** 3);
  const king = Math.floor(quarter / QUARTER_FILES) * FILES + (quarter % QUARTER_FILES);
  return [king, pallan, otherKing, otherPallan];
}
