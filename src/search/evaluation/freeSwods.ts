import {
  ALL_PIECE_CODES,
  type Board,
  kindAt,
  kindOf,
  PIECE_CODES,
  type PieceCode,
} from '../../engine/search.ts';
import type { Ruleset } from '../../engine/index.ts';
import { gainOf } from './runners.ts';
import type { FreeSwods } from './tables.ts';
import type { Weights } from './weights.ts';

/** A Swod that becomes a Pallan gains so much, in centipoints; what gains less is worth less on its way. */
const FULL_GAIN = 1800;
/** From so many steps before its last rank on a free Swod is worth more with every step. */
const NEAR = 9;
/** Room for the files of the widest board, and one beyond either edge. */
const FILES = 64;
/** By file, from 1: the lowest rank on which a Swod or Deldar of Yellow stands, and the highest on which one of Blue does. */
const YELLOW = new Int8Array(FILES);
const BLUE = new Int8Array(FILES);
const NONE = 127;

/** Null in a variation in which nothing promotes. */
export function buildFreeSwods(rules: Ruleset, weights: Weights): FreeSwods | null {
  const { width, height, size } = rules.geometry;
  const worths = new Int16Array(PIECE_CODES * height);
  const stops = Uint8Array.from({ length: PIECE_CODES }, (_, code) => Number(isStopping(code)));
  const file = Uint8Array.from({ length: size }, (_, square) => (square % width) + 1);
  let isAny = false;
  for (const code of ALL_PIECE_CODES) {
    const gain = gainOf(rules, code) / FULL_GAIN;
    if (gain > 0) isAny = true;
    for (let steps = 0; steps < height; steps++) {
      const near = Math.max(0, steps - (height - NEAR));
      const worth = weights.freeSwod * steps + weights.freeSwodNear * near * near;
      worths[code * height + steps] = Math.round(gain * worth);
    }
  }
  return isAny ? { worths, stops, file } : null;
}

const isStopping = (code: PieceCode): boolean =>
  ALL_PIECE_CODES.includes(code) && ['swod', 'deldar'].includes(kindAt(kindOf(code)));

/**
 * What it is worth, Yellow's less Blue's, that no enemy Swod or Deldar can stop a Swod any more: none stands further on, on
 * its file or the next.
 */
export function sumOfFreeSwods({ worths, stops, file }: FreeSwods, board: Board): number {
  const { cells, rules, pieces, count } = board;
  const { width, height, rankOf } = rules.geometry;
  YELLOW.fill(NONE, 0, width + 2);
  BLUE.fill(-1, 0, width + 2);
  for (let i = count[0]! - 1; i >= 0; i--) {
    const square = pieces[0][i]!;
    if (stops[cells[square]!] === 0) continue;
    const on = file[square]!;
    if (rankOf[square]! < YELLOW[on]!) YELLOW[on] = rankOf[square]!;
  }
  for (let i = count[1]! - 1; i >= 0; i--) {
    const square = pieces[1][i]!;
    if (stops[cells[square]!] === 0) continue;
    const on = file[square]!;
    if (rankOf[square]! > BLUE[on]!) BLUE[on] = rankOf[square]!;
  }
  let sum = 0;
  for (let i = count[0]! - 1; i >= 0; i--) {
    const square = pieces[0][i]!;
    const rank = rankOf[square]!;
    const worth = worths[cells[square]! * height + rank]!;
    if (worth === 0) continue;
    const on = file[square]!;
    if (BLUE[on]! <= rank && BLUE[on - 1]! <= rank && BLUE[on + 1]! <= rank) sum += worth;
  }
  for (let i = count[1]! - 1; i >= 0; i--) {
    const square = pieces[1][i]!;
    const rank = rankOf[square]!;
    const worth = worths[cells[square]! * height + height - 1 - rank]!;
    if (worth === 0) continue;
    const on = file[square]!;
    if (YELLOW[on]! >= rank && YELLOW[on - 1]! >= rank && YELLOW[on + 1]! >= rank) sum -= worth;
  }
  return sum;
}
