import { expect, type Page } from '@playwright/test';
import {
  findVariation,
  formatCoordinates,
  legalMoves,
  outcome,
  positionAfter,
  startPosition,
  type Position,
} from '../../src/engine/index.ts';
import { seeded } from '../../tests/support/random.ts';
import { Table, type NewContext } from './table.ts';

/** A short game of Pastang to its end, in which a side that can capture does so, in coordinate form. */
export function shortGame(): readonly string[] {
  const variation = findVariation('pastang');
  if (variation === undefined) throw new Error('no Pastang');
  let shortest: readonly string[] = [];
  for (let seed = 1; seed <= 60; seed++) {
    const random = seeded(seed);
    const moves: string[] = [];
    let position: Position = startPosition(variation, 'yellow');
    while (outcome(position).status !== 'over' && moves.length < 80) {
      const legal = legalMoves(position);
      const captures = legal.filter((move) => move.captures !== null);
      const move = random.pick(captures.length > 0 ? captures : legal);
      const after = positionAfter(position, move);
      if (after === undefined) break;
      moves.push(formatCoordinates(position.ruleset, move));
      position = after;
    }
    const isOver = outcome(position).status === 'over';
    if (isOver && (shortest.length === 0 || moves.length < shortest.length)) shortest = moves;
  }
  return shortest;
}

/** What each page has complained of. */
export const complaintsOf = new WeakMap<Page, string[]>();

/** A browser of its own, which shares nothing with the others. */
export async function someone(newContext: NewContext, baseURL: string | undefined): Promise<Table> {
  const context = await newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  complaintsOf.set(page, complaints);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('WebSocket')) complaints.push(message.text());
  });
  return new Table(page);
}

/** Opens the form for a live game. */
export async function liveForm({ page }: Table) {
  await page.goto('./#/new/elsewhere');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Live' }).check();
  await expect(dialog.getByRole('group', { name: 'You play' })).toBeVisible();
  return dialog;
}

/** Makes a room, and returns its invitation. */
export async function invite(host: Table, clock = '5 min + 3 s', game = /^Pastang/): Promise<string> {
  const { page } = host;
  const dialog = await liveForm(host);
  await dialog.getByRole('radio', { name: game }).check({ force: true });
  await dialog.getByLabel('Your name').fill('Delia');
  await dialog.getByRole('group', { name: 'Clock' }).getByRole('radio', { name: clock, exact: true }).check();
  await dialog
    .getByRole('group', { name: 'You play' })
    .getByRole('radio', { name: 'Yellow', exact: true })
    .check();
  await dialog
    .getByRole('group', { name: 'Who begins' })
    .getByRole('radio', { name: 'Yellow', exact: true })
    .check();
  await dialog.getByRole('button', { name: 'Make the invitation' }).click();
  return page.getByLabel('Invitation', { exact: true }).inputValue();
}

/** Opens an invitation and accepts it. */
export async function accept({ page }: Table, invitation: string): Promise<void> {
  await page.goto(invitation);
  await expect(page.getByRole('heading', { name: 'Delia invites you to a live game' })).toBeVisible();
  await page.getByLabel('Your name').fill('Dray');
  await page.getByRole('button', { name: 'Accept and play' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Waits until a page shows this many turns. */
export const turnsOf = ({ page }: Table, turns: number): Promise<void> =>
  expect(page.getByRole('region', { name: 'Moves' }).locator('button.turn')).toHaveCount(turns);
