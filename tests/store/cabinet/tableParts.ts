import type { AnyGame } from '../../../src/cabinet/seam/game.ts';
import type { TableParts } from '../../../src/store/cabinet/tableState.ts';
import type { Say } from '../../../src/text/cabinet/table.ts';

/** What a table needs in a test: nothing is kept, nobody thinks, and nothing is left to chance. */
export const tableParts = (game: AnyGame, say: Say): TableParts => ({
  game,
  say,
  kept: null,
  thinker: null,
  newSeed: () => 1,
  newSecret: () => '7'.repeat(64),
  now: () => 1000,
});
