import { game } from '../../../../src/cabinet/games/tablut/game.ts';
import { formatCabinet, readCabinet, type CabinetTree } from '../../../../src/game/cabinet/index.ts';
import { createCabinetReview } from '../../../../src/store/cabinet/review/review.ts';
import { keptReview } from '../../../../src/store/cabinet/review/kept.ts';
import type { Keeper } from '../../../../src/store/kept/storage.ts';
import { loadSay } from '../../../../src/text/cabinet/table.ts';

const say = await loadSay('tablut');

export const gameOf = (moves: string): CabinetTree =>
  readCabinet(`[Variation "tablut"]\n\n${moves}`, game.variants).next().value.tree;

export const PLAYED = '1. e8-d8 2. e7-d7 3. d8-e8 *';

export const movesOf = (tree: CabinetTree): string =>
  formatCabinet(tree).split('\n\n')[1]?.replaceAll('\n', ' ').trim() ?? '';

/** A review over what is kept, as after a reload. */
export function reviewOver(keeper: Keeper, atTable = gameOf(PLAYED)) {
  const review = createCabinetReview({
    game,
    say,
    kept: keptReview(keeper, 'tablut'),
    atTable: () => ({ tree: atTable, of: 'first' }),
  });
  return { review, state: review.getState, texts: () => movesOf(review.getState().tree) };
}
