import { formatSavedGame } from '../../src/game/saved/saved.ts';
import { newSitting } from '../../src/game/sitting/sitting.ts';
import type { ClockTerms } from '../../src/game/sitting/terms.ts';
import { KEYS } from '../../src/store/kept/storage.ts';
import { setupOf } from '../../tests/support/games.ts';
import { expect, type Table } from './table.ts';

/** A clock with the same time for both sides, in seconds. */
export const clock = (seconds: number, increment = 0, pausesWhenClosed = false): ClockTerms => ({
  time: { yellow: seconds * 1000, blue: seconds * 1000 },
  increment: { yellow: increment * 1000, blue: increment * 1000 },
  pausesWhenClosed,
});

/** Opens the page at a game that two players have set up with these terms and have not yet begun. */
export async function openSeated(table: Table, ...setup: Parameters<typeof setupOf>): Promise<void> {
  const text = formatSavedGame(newSitting(setupOf(...setup)));
  await table.page.addInitScript(
    ([key, value]) => {
      const isOurs = location.protocol !== 'about:';
      if (isOurs && localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [KEYS.game, text] as const,
  );
  await table.open();
}

/** Plays moves in writing, which is quicker than by hand where the board is not what is tested. */
export async function write(table: Table, moves: string): Promise<void> {
  const field = table.page.getByLabel('Write a move');
  for (const move of moves.split(' ')) {
    await field.pressSequentially(move); // Firefox, driven from outside, fills fields without telling the page
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
}
