/**
 * Measures how quick live play is on the page: two browsers on this machine, with the page and the broker of
 * `npm start`. Reports how long it takes from accepting an invitation to the board on both sides, and from a move until
 * it is visible on the other side. `npm run bench:live:page`; `--turns=20`.
 */
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { chromiumOptions, findChromium } from '../e2e/support/chromium.ts';
import { legalMoves, formatCoordinates, positionAfter, startPosition } from '../src/engine/index.ts';
import { variationOf } from '../src/game/games/games.ts';

const TURNS = Number(process.argv.find((word) => word.startsWith('--turns='))?.slice(8) ?? 20);

const server = await preview({
  preview: { port: 4318, host: '127.0.0.1', strictPort: true },
  logLevel: 'error',
});
await findChromium();
const browser = await chromium.launch(chromiumOptions());

async function someone(): Promise<Page> {
  const context = await browser.newContext({ baseURL: 'http://127.0.0.1:4318/' });
  return context.newPage();
}

/**
 * The time at which this many turns are in a page's list. The code for the page is a string, which no compiler changes.
 */
const untilTurns = async (page: Page, turns: number): Promise<number> =>
  Number(
    await page.evaluate(`new Promise((done) => {
      const look = () =>
        document.querySelectorAll('button.turn').length >= ${turns}
          ? done(performance.timeOrigin + performance.now())
          : setTimeout(look, 2);
      look();
    })`),
  );

const [host, guest] = [await someone(), await someone()];
await host.goto('./#/new/elsewhere');
const dialog = host.getByRole('dialog');
await dialog.getByRole('radio', { name: 'Live' }).check();
await dialog.getByRole('radio', { name: /^Pastang/ }).check({ force: true });
for (const group of ['You play', 'Who begins'])
  await dialog
    .getByRole('group', { name: group })
    .getByRole('radio', { name: 'Yellow', exact: true })
    .check();
await dialog.getByRole('button', { name: 'Make the invitation' }).click();
await guest.goto(await host.getByLabel('Invitation', { exact: true }).inputValue());
const accept = guest.getByRole('button', { name: 'Accept and play' });
await accept.waitFor();
await guest.waitForTimeout(1_000);
const began = performance.now();
await accept.click();
await Promise.all([host, guest].map(async (page) => page.getByRole('grid').waitFor()));
console.log(`accepted, and the board on both sides: ${Math.round(performance.now() - began)} ms`);

let position = startPosition(variationOf('pastang'), 'yellow');
const taken: number[] = [];
for (let turn = 0; turn < TURNS; turn++) {
  const move = legalMoves(position).find(({ captures }) => captures === null);
  const after = move === undefined ? undefined : positionAfter(position, move);
  if (move === undefined || after === undefined) break;
  const [mover, other] = turn % 2 === 0 ? [host, guest] : [guest, host];
  const field = mover.getByRole('region', { name: 'Moves' }).getByRole('textbox');
  await field.fill(formatCoordinates(position.ruleset, move));
  const seen = untilTurns(other, turn + 1);
  const made = untilTurns(mover, turn + 1);
  await field.press('Enter');
  taken.push((await seen) - (await made));
  position = after;
}
taken.sort((a, b) => a - b);
const share = (part: number): string => (taken[Math.floor((taken.length - 1) * part)] ?? NaN).toFixed(0);
console.log(
  `${taken.length} moves, from the list of the mover to that of the other: ${share(0.5)} ms (median), ${share(1)} (longest)`,
);
await browser.close();
await server.close();
