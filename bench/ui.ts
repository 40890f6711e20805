/**
 * Speed on the page: the time from an input to the end of the frame that shows its effect, and the frames of a drag, in
 * the built app. `npm run bench:ui`; `--rounds=N` for more rounds, `--slow=1` for an undisturbed processor.
 */
import { chromium, type CDPSession } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { preview } from 'vite';
import { chromiumOptions, findChromium } from '../e2e/support/chromium.ts';
import { Table } from '../e2e/support/table.ts';
import { parseJkn } from '../src/game/jkn/index.ts';
import { formatLink } from '../src/game/link/index.ts';
import { CROWDED, MIDDLEGAMES } from './positions.ts';

const PORT = Number(process.env.E2E_PORT ?? 4188);
const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const ROUNDS = option('rounds', 20);
const SLOW = option('slow', 4);
/** Milliseconds in which the page comes to rest: motion, and the timer that looks for moves. */
const REST = 600;

/** What changed on the board, and how long it took in milliseconds. */
interface Change {
  readonly time: number;
  readonly squares: number;
  readonly nodes: number;
}
interface Figure extends Change {
  /** What the page's main thread worked in that time: the part that other programs of the machine do not lengthen. */
  readonly work: number;
}
interface Drag extends Omit<Change, 'time'> {
  readonly frames: readonly number[];
}

/** A position with a move in it. */
interface Scene {
  readonly name: string;
  readonly position: string;
  readonly from: string;
  readonly to: string;
}

const SCENES: readonly Scene[] = [
  { name: 'middlegame, 57 targets', position: MIDDLEGAMES[4] ?? '', from: 'Za6', to: 'Ld4' },
  { name: 'crowded, 213 targets', position: CROWDED, from: 'Nf3', to: 'Ne1' },
];

/** Milliseconds that the page's main thread has worked so far. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000;
}

/** Waits for an event of this type while something is done, and measures until its effect is on the screen. */
async function measure(
  { page }: Table,
  session: CDPSession,
  event: string,
  act: () => Promise<void>,
): Promise<Figure> {
  await page.waitForTimeout(REST);
  await page.evaluate(`probe.next('${event}')`);
  const before = await workOf(session);
  await act();
  const change = await page.evaluate<Change>('probe.measured()');
  return { ...change, work: (await workOf(session)) - before };
}

async function actions(
  table: Table,
  session: CDPSession,
  { from, to }: Scene,
): Promise<Record<string, Figure>> {
  const { keyboard, mouse } = table.page;
  const start = await table.middleOf(from);
  const end = await table.middleOf(to);
  const clickAt = ({ x, y }: typeof start) => mouse.click(x, y);
  const pressed = (key: string) => measure(table, session, 'keydown', () => keyboard.press(key));
  const pick = await measure(table, session, 'click', () => clickAt(start));
  const move = await measure(table, session, 'click', () => clickAt(end));
  await table.moves().getByRole('heading').click();
  const back = await pressed('ArrowLeft');
  const on = await pressed('ArrowRight');
  const undo = await measure(table, session, 'click', () => table.button('Undo').click());
  const redo = await measure(table, session, 'click', () => table.button('Redo').click());
  await table.button('Undo').click();
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(end.x, end.y, { steps: 3 });
  const drop = await measure(table, session, 'pointerup', () => mouse.up());
  await table.button('Undo').click();
  return { pick, move, drop, back, on, undo, redo };
}

/** A game of Poron with 400 turns, opened by its link. */
function longGame(): string {
  const { games } = parseJkn(readFileSync('tests/fixtures/played.jkn', 'utf8'));
  const long = games.flatMap(({ tree }) => tree ?? []).find(({ nodes }) => nodes.length > 400);
  const link = long === undefined ? undefined : formatLink(long);
  if (link?.ok !== true) throw new RangeError('there is no long game to step through');
  return link.value;
}

/** Steps through a game in its review, near its end. */
async function steps(table: Table, session: CDPSession): Promise<Record<string, Figure>> {
  const pressed = (key: string) => measure(table, session, 'keydown', () => table.page.keyboard.press(key));
  const back = await pressed('ArrowLeft');
  await pressed('ArrowLeft');
  const on = await pressed('ArrowRight');
  const start = await pressed('Home');
  const end = await pressed('End');
  return { back, on, start, end };
}

/** Draws a piece in a circle over the board. */
async function drag(table: Table, scene: Scene): Promise<Drag> {
  const { page } = table;
  const { mouse } = page;
  const start = await table.middleOf(scene.from);
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(start.x + 20, start.y, { steps: 2 });
  await page.waitForTimeout(REST);
  await page.evaluate('probe.startFrames()');
  for (let step = 0; step <= 120; step++) {
    const angle = (step / 60) * 2 * Math.PI;
    await mouse.move(start.x + Math.sin(angle) * 180, start.y + (1 - Math.cos(angle)) * 60);
  }
  const drawn = await page.evaluate<Drag>('probe.stop()');
  await page.keyboard.press('Escape');
  await mouse.up();
  return drawn;
}

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);
const median = (numbers: readonly number[]): number => sorted(numbers)[Math.floor(numbers.length / 2)] ?? 0;
const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(12) : String(cell).padStart(10))).join('');
const written = (time: number): string => time.toFixed(1);

function report(rounds: readonly Record<string, Figure>[]): void {
  console.log(row(['', 'work ms', 'median ms', 'worst ms', 'squares', 'nodes']));
  for (const name of Object.keys(rounds[0] ?? {})) {
    const figures = rounds.flatMap((round) => round[name] ?? []);
    const times = figures.map(({ time }) => time);
    console.log(
      row([
        name,
        written(median(figures.map(({ work }) => work))),
        written(median(times)),
        written(Math.max(...times)),
        median(figures.map(({ squares }) => squares)),
        median(figures.map(({ nodes }) => nodes)),
      ]),
    );
  }
}

function reportDrag(slow: number, { frames, squares }: Drag): void {
  const late = frames.filter((frame) => frame > 17.5).length / frames.length;
  const words = [
    `drag at ${slow}× slow-down: ${frames.length} frames`,
    `longest ${written(Math.max(...frames))} ms`,
    `${(late * 100).toFixed(0)} % over 16.7 ms`,
    `${squares} squares changed`,
  ];
  console.log(words.join(', '));
}

await findChromium();
const server = await preview({ preview: { host: '127.0.0.1', port: PORT } });
const browser = await chromium.launch(chromiumOptions());
try {
  const page = await browser.newPage({
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
  });
  await page.addInitScript({ path: 'bench/uiProbe.mjs' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  const table = new Table(page);
  for (const scene of SCENES) {
    await page.goto('about:blank');
    await table.open({ variation: 'poron', position: scene.position });
    await actions(table, session, scene); // once for the compiler
    await slowDown(SLOW);
    const rounds: Record<string, Figure>[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await actions(table, session, scene));
    console.log(`\n${scene.name}; processor ${SLOW}× slowed down, ${ROUNDS} rounds`);
    report(rounds);
    for (const rate of [1, SLOW]) {
      await slowDown(rate);
      reportDrag(rate, await drag(table, scene));
    }
    await slowDown(1);
  }
  await page.goto('about:blank');
  await page.goto(`./#/g/${longGame()}`);
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('End');
  await steps(table, session);
  await slowDown(SLOW);
  const stepping: Record<string, Figure>[] = [];
  for (let round = 0; round < ROUNDS; round++) stepping.push(await steps(table, session));
  console.log(`\nreview of a game of 400 turns; processor ${SLOW}× slowed down, ${ROUNDS} rounds`);
  report(stepping);
} finally {
  await browser.close();
  await server.close();
}
