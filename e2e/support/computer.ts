import { formatCoordinates, legalMoves, rulesetOf } from '../../src/engine/index.ts';
import { endingOf } from '../../src/game/endings.ts';
import type { GameEnd } from '../../src/game/gameEnd.ts';
import { currentPosition, pliesPlayed } from '../../src/game/game.ts';
import { parseSavedGame } from '../../src/game/saved/saved.ts';
import type { Sitting } from '../../src/game/sitting/sitting.ts';
import type { ComputerTerms } from '../../src/game/sitting/terms.ts';
import { createSearcher } from '../../src/search/index.ts';
import { KEYS } from '../../src/store/kept/storage.ts';
import { variation } from '../../tests/support/games.ts';
import { openSeated, write } from './seated.ts';
import { expect, type Table } from './table.ts';

type Level = NonNullable<ComputerTerms['levels']['blue']>;

/** Opens the page at a game in which the computer plays Blue, with this many seconds for a move. */
export const openAgainst = (table: Table, id: string, blue: Level, seconds: number): Promise<void> =>
  openSeated(table, id, {
    names: { yellow: '', blue: `Computer, level ${blue}` },
    computer: { levels: { yellow: null, blue }, moveTime: seconds * 1000 },
  });

/** The game as the page has kept it. */
export async function kept({ page }: Table): Promise<Sitting> {
  const text = await page.evaluate((key) => localStorage.getItem(key), KEYS.game);
  const read = parseSavedGame(text ?? '');
  if (!read.ok) throw new Error(`the page keeps no game: ${read.error.code}`);
  return read.value;
}

/** From the next page on, the computer errs in the same way each time: otherwise a lucky move could break a test. */
export const errsAlike = ({ page }: Table): Promise<unknown> =>
  page.addInitScript(() => {
    let number = 0;
    Object.assign(crypto, {
      getRandomValues: (array: Uint32Array) => array.map((_, at) => (array[at] = ++number)),
    });
  });

/** Waits until this many turns have been made. */
export const expectTurns = (table: Table, turns: number): Promise<void> =>
  expect.poll(async () => pliesPlayed((await kept(table)).game).length).toBe(turns);

/** A move that is legal now, whatever the computer has played. */
export async function anyMove(table: Table): Promise<string> {
  const position = currentPosition((await kept(table)).game);
  const [move] = legalMoves(position);
  if (move === undefined) throw new Error('a game that goes on has a move');
  return formatCoordinates(position.ruleset, move);
}

/** Plays Yellow to the end of the game with moves found by a search of a few plies. */
export async function playWell(table: Table, id: string): Promise<GameEnd> {
  const searcher = createSearcher(rulesetOf(variation(id)));
  for (let sitting = await ready(table); ; sitting = await ready(table, sitting)) {
    const end = endingOf(sitting);
    if (end !== null) return end;
    const position = currentPosition(sitting.game);
    const earlier = pliesPlayed(sitting.game).map(({ before }) => before);
    const { best } = searcher.search({ position, earlier }, { limits: { depth: 6, nodes: 150_000 } });
    if (best === null) throw new Error('a game that goes on has a move');
    await write(table, formatCoordinates(position.ruleset, best));
  }
}

/**
 * The game once it is Yellow's turn, or over; after a move, with more turns than before: a turn is kept a frame later.
 */
export async function ready(table: Table, before?: Sitting): Promise<Sitting> {
  const turns = before === undefined ? -1 : pliesPlayed(before.game).length;
  let sitting = await kept(table);
  await expect
    .poll(async () => {
      sitting = await kept(table);
      const isNew = pliesPlayed(sitting.game).length > turns;
      return isNew && (endingOf(sitting) !== null || currentPosition(sitting.game).turn === 'yellow');
    })
    .toBe(true);
  return sitting;
}
