/** The position of the picture on the start page, in Pastang, as a line. */
export const SCENE_LINE = 's2d1s/1ss2d/5s/DSsSd1/S1S1S1/D2D1D y - - 10';

/** The vault that is played in it: along the third rank, over three pieces, to capture a Deldar. */
export const SCENE_MOVE = { from: 12, over: [13, 14, 15], to: 16 } as const;

/** The number of squares on a side of its board. */
export const SCENE_SIZE = 6;

export interface ScenePiece {
  readonly side: 'yellow' | 'blue';
  readonly kind: 'swod' | 'deldar';
  /** The square, counted from the lower left corner, rank by rank. */
  readonly square: number;
}

/**
 * The pieces of the position, read without the engine, which the start page does not load; a test checks them against
 * what the engine reads.
 */
export function scenePieces(line = SCENE_LINE): readonly ScenePiece[] {
  const [board = ''] = line.split(' ');
  const ranks = board.split('/');
  return ranks.flatMap((rank, down) => {
    const pieces: ScenePiece[] = [];
    let file = 0;
    for (const sign of rank) {
      if (sign >= '1' && sign <= '9') {
        file += Number(sign);
        continue;
      }
      pieces.push({
        side: sign === sign.toUpperCase() ? 'yellow' : 'blue',
        kind: sign.toLowerCase() === 's' ? 'swod' : 'deldar',
        square: (ranks.length - 1 - down) * SCENE_SIZE + file,
      });
      file++;
    }
    return pieces;
  });
}
