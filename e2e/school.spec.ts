import { endingOf } from '../src/game/endings.ts';
import { currentPosition, pliesPlayed } from '../src/game/game.ts';
import { formatCoordinates, legalMoves, outcome, positionAfter, type Position } from '../src/engine/index.ts';
import { createSearcher, type Score } from '../src/search/index.ts';
import { schoolSetup } from '../src/learn/school/setup.ts';
import { KEYS } from '../src/store/kept/storage.ts';
import { lineWith } from '../tests/support/drawn.ts';
import { findings } from './support/axe.ts';
import { errsAlike, kept, playWell, ready } from './support/computer.ts';
import { openSeated, write } from './support/seated.ts';
import { expect, test, type Table } from './support/table.ts';

/**
 * Half of the games of Stikitche against the first level are drawn within four turns, so a win may take a few games.
 */
const MOST_GAMES = 16;

const coach = ({ page }: Table) => page.getByRole('region', { name: 'Coach' });
const goal = (table: Table, words: string) => coach(table).getByRole('listitem').filter({ hasText: words });

/** Starts a small game from the page of the school, at the level shown there. */
async function start(table: Table, game: string): Promise<void> {
  await table.page.goto('./#/school');
  await table.page.getByRole('link', { name: `Play ${game}` }).click();
  await table.page.getByRole('button', { name: 'Start' }).click();
  await expect(coach(table)).toBeVisible();
}

const gain = (score: Score): number =>
  score.kind === 'centipoints' ? score.value : (score.kind === 'win' ? 1 : -1) * 10_000 * score.points;

/** The move after which the enemy is best off. */
function worstMove(position: Position): string {
  const searcher = createSearcher(position.ruleset, { tableBits: 12 });
  const rated = legalMoves(position).map((move) => {
    const after = positionAfter(position, move);
    if (after === undefined || outcome(after).status === 'over') return { move, enemy: -20_000 };
    const [line] = searcher.search({ position: after, earlier: [] }, { limits: { depth: 2 } }).lines;
    return { move, enemy: line === undefined ? 0 : gain(line.score) };
  });
  const worst = rated.toSorted((a, b) => b.enemy - a.enemy)[0];
  if (worst === undefined) throw new Error('a game that goes on has a move');
  return formatCoordinates(position.ruleset, worst.move);
}

/** Plays Yellow as badly as possible, to the end of the game. */
async function playBadly(table: Table): Promise<void> {
  for (let sitting = await ready(table); ; sitting = await ready(table, sitting)) {
    if (endingOf(sitting) !== null) return;
    await write(table, worstMove(currentPosition(sitting.game)));
  }
}

test('a small game is won at the first level: the result, its goals, and what comes next', async ({
  table,
}) => {
  test.slow();
  await errsAlike(table);
  await start(table, 'Stikitche');
  await expect(table.page.getByRole('region', { name: 'Computer, first steps (Blue)' })).toBeVisible();
  for (let game = 0; game < MOST_GAMES; game++) {
    if (game > 0) await table.button('Once more').click();
    const { winner } = await playWell(table, 'stikitche');
    if (winner === 'yellow') break;
  }
  await expect(coach(table)).toContainText('You have won!');
  await expect(goal(table, 'Win a game')).toContainText('reached');
  await expect(goal(table, 'Win a game')).not.toContainText('not yet');
  await table.button('All small games').click();
  const card = table.page.getByRole('article').filter({ hasText: 'Stikitche' });
  await expect(card).toContainText('Your best result: won against “First steps”');
  await table.page.reload();
  await expect(card).toContainText('Your best result: won against “First steps”');
  await table.page.goto('./#/play');
  await table.button('One level up').click();
  await expect(table.page.getByRole('region', { name: 'Computer, level 1 (Blue)' })).toBeVisible();
  expect(pliesPlayed((await kept(table)).game)).toHaveLength(0);
});

test(
  'a small game is lost, reviewed, and played again at the same level',
  { tag: '@whole' },
  async ({ table }) => {
    test.slow();
    await errsAlike(table);
    await start(table, 'Stikitche');
    for (let game = 0; game < MOST_GAMES; game++) {
      if (game > 0) await table.button('Once more').click();
      await playBadly(table);
      if (endingOf(await kept(table))?.winner === 'blue') break;
    }
    await expect(coach(table)).toContainText('You lost this one');
    await table.button('Review this game').click();
    await expect(table.page).toHaveTitle(/^Review/);
    await table.page.goBack();
    await expect(table.button('Once more')).toBeVisible();
    await expect(table.page.getByRole('button', { name: 'One level up' })).toHaveCount(0);
    await table.button('Once more').click();
    await expect(table.page.getByRole('region', { name: 'Computer, first steps (Blue)' })).toBeVisible();
    expect(pliesPlayed((await kept(table)).game)).toHaveLength(0);
  },
);

const VAULT = lineWith('pastang', 'D Ma5, S Ma4, S Ma3, s Ma2, s Mf6, d Me6, S Mf1');

/** A game of the school from a position in which a vault takes a Swod that would promote. */
const openVault = (table: Table): Promise<void> => {
  const { terms } = schoolSetup('pastang', 'yellow', 0, 'Computer, first steps');
  return openSeated(table, 'pastang', { ...terms, line: VAULT });
};

test('the coach says what was missed and ticks a goal off; both are there after a reload', async ({
  table,
}) => {
  await openVault(table);
  await expect(goal(table, 'Capture by a vault')).toContainText('not yet reached');
  await write(table, 'Mf1-Mf2');
  const missed = 'You could have vaulted from A5 to A2 and taken a Swod.';
  await expect(coach(table)).toContainText(missed);
  await coach(table).getByRole('button', { name: 'Show on the board' }).click();
  await expect(table.page.locator('.drawn')).not.toHaveCount(0);
  await table.page.reload();
  await expect(coach(table)).toContainText(missed);
  await table.button('Undo').click();
  await expect(coach(table)).not.toContainText(missed);
  await write(table, 'Ma5-Ma2');
  await expect(goal(table, 'Capture by a vault')).not.toContainText('not yet reached');
  await table.page.reload();
  await expect(goal(table, 'Capture by a vault')).not.toContainText('not yet reached');
});

test(
  'axe finds nothing wrong with the pages of the small games, nor beside the coach',
  { tag: '@whole' },
  async ({ table }) => {
    test.slow();
    const { page } = table;
    await openVault(table);
    await write(table, 'Mf1-Mf2');
    const show = coach(table).getByRole('button', { name: 'Show on the board' });
    await show.click();
    for (const address of ['./#/', './#/school', './#/school/draks-city']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await findings(page), address).toEqual([]);
    }
  },
);

test('what has been won before is read by the pages', { tag: '@whole' }, async ({ table }) => {
  const best = [{ level: 2, own: 0.5, other: 0, turns: 20 }];
  const games = { 'draks-city': { goals: ['bend', 'win'], best } };
  await table.page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    KEYS.school,
    JSON.stringify({ version: 1, games }),
  ] as const);
  await table.page.goto('./#/school');
  const card = table.page.getByRole('article').filter({ hasText: 'Assassin' });
  await expect(card).toContainText('Your best result: won against “Beginner”');
  await expect(card.getByRole('listitem').filter({ hasText: 'not yet reached' })).toHaveCount(1);
});
