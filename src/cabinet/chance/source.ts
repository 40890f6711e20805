import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Checked, Lot, Source } from '../seam/chance.ts';
import type { Rules } from '../seam/rules.ts';
import { byCodeUnits } from '../seam/walk.ts';

/** A hash is read as numbers of four bytes. */
const WORD_BYTES = 4;
const WORDS = 2 ** 32;

/**
 * Which of this many equally likely cases a number below `words` stands for. Null for the few numbers at the end that
 * would make the first cases likelier than the others: then the next number is taken.
 */
export const caseOf = (word: number, cases: number, words = WORDS): number | null =>
  word < words - (words % cases) ? word % cases : null;

/** The hash of a seed, as text of 64 hexadecimal digits: what `sha256sum` prints for the seed's digits. */
export const hashOf = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** What is hashed for a draw: the seed, what the players added with `-` for nothing, the number of the draw. */
export const textOf = ({ seed, numbers }: Lot, number: number): string =>
  `${seed}:${numbers.map((added) => (added === '' ? '-' : added)).join(',')}:${number}`;

/** Draws one of this many equally likely cases, counted from 0: always the same one for the same lot and number. */
export function caseDrawn(lot: Lot, number: number, cases: number): number {
  // a hash without a usable number almost never occurs; the next text to hash has one more dot at its end
  for (let text = textOf(lot, number); ; text += '.') {
    const hash = sha256(utf8ToBytes(text));
    const view = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
    for (let at = 0; at < hash.length; at += WORD_BYTES) {
      const found = caseOf(view.getUint32(at), cases);
      if (found !== null) return found;
    }
  }
}

/**
 * The move of chance that follows from a lot, in writing: the legal moves are sorted by their texts, each as many times
 * as its weight says, and one of them is drawn.
 */
export function drawn<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  lot: Lot,
  number: number,
): string {
  const cases = rules
    .moves(position)
    .flatMap((move) =>
      Array.from({ length: rules.weight?.(position, move) ?? 1 }, () => rules.writeMove(move)),
    )
    .toSorted(byCodeUnits);
  return cases[caseDrawn(lot, number, cases.length)] ?? '';
}

/** Works out again everything that chance brought in a game, and compares. */
export function check<Position, Move>(
  rules: Rules<Position, Move>,
  played: readonly { readonly before: Position; readonly text: string }[],
  lot: Lot,
): Checked {
  const brought = played.filter(({ before }) => rules.turn(before) === 'chance');
  const wrong = brought.findIndex(({ before, text }, at) => drawn(rules, before, lot, at + 1) !== text);
  return {
    isSeed: hashOf(lot.seed) === lot.hash,
    count: brought.length,
    wrong: wrong < 0 ? null : wrong + 1,
  };
}

/** Draws by SHA-256. */
export const source: Source = { hashOf, textOf, drawn, check };
