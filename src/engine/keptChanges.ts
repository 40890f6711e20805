import type { Board } from './board.ts';
import type { Kept } from './kept.ts';
import { ROAMS } from './traits.ts';

/**
 * Finds out which lookers see a square that differs from the kept position. False if more than one move of the other
 * side lies between, since lookers do not see what it takes two moves to change.
 */
export function compareWithKept({ rules, turn, cells }: Board, kept: Kept): boolean {
  const { words, present, stale, sight } = kept;
  if (kept.side !== turn) return false;
  let most = 2 * rules.slack;
  for (let i = 0; i < sight.words; i++) stale[i] = 0;
  for (let word = 0; word < words.length; word++) {
    if (words[word] === present[word]) continue;
    for (let square = 4 * word; square < 4 * word + 4; square++) {
      const piece = cells[square]!;
      if (kept.cells[square] === piece) continue;
      if (--most < 0) return false;
      for (let i = 0; i < sight.words; i++) stale[i]! |= sight.seen[square * sight.words + i]!;
      // it may reach the King from a square that nobody saw
      if (rules.offLineSpan[piece] === ROAMS) stale[0]! |= (1 << kept.first) - 1;
    }
  }
  return true;
}

export const isStale = ({ stale }: Kept, looker: number): boolean =>
  ((stale[looker >> 5]! >> (looker & 31)) & 1) !== 0;
