/**
 * Speed on the page: the time from an input to the end of the frame that shows its effect, and the frames of a drag, in
 * the built app, compared with the board of lichess. Absolute times vary with the machine, so both are measured
 * alternately in the same run, and the ratios are reported. `npm run bench:ui`; `--runs=N` for more runs, `--slow=1`
 * for an undisturbed processor, `--only=WORDS` for measurements with these words in their names, or any of several
 * separated by commas.
 */
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumOptions, findChromium } from '../e2e/support/chromium.ts';
import { chessgroundRound, openChessground } from './uiChessground.ts';
import { openReview, openScene, SCENES, type OpenScene } from './uiGame.ts';
import { merged, reportDrag, reportLargest, reportRatios, reportRounds } from './uiReport.ts';
import type { Round } from './uiMeasure.ts';

const PORT = Number(process.env.E2E_PORT ?? 4188);
const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const RUNS = option('runs', 5);
const SLOW = option('slow', 4);
const ONLY = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? '';
const isWanted = (name: string): boolean => ONLY.split(',').some((words) => name.includes(words));
const REVIEW = 'review of 400 turns';

await findChromium();
const server = await preview({ preview: { host: '127.0.0.1', port: PORT } });
const browser = await chromium.launch(chromiumOptions());
try {
  const baseURL = `http://127.0.0.1:${PORT}`;
  const chess = await openChessground(browser, baseURL);
  const scenes: OpenScene[] = [];
  for (const scene of SCENES.filter(({ name }) => isWanted(name)))
    scenes.push(await openScene(browser, baseURL, scene));
  const review = await openReview(browser, baseURL);
  const boards = [
    { name: 'chessground, 32 pieces', round: () => chessgroundRound(chess, SLOW), rounds: [] as Round[] },
    ...scenes.map(({ name, round }) => ({ name, round: () => round(SLOW), rounds: [] as Round[] })),
    ...(isWanted(REVIEW) ? [{ name: REVIEW, round: () => review(SLOW), rounds: [] as Round[] }] : []),
  ];
  for (const { round } of boards) await round(); // one run to warm up the compiler
  for (let run = 0; run < RUNS; run++) for (const { round, rounds } of boards) rounds.push(await round());
  console.log(`processor ${SLOW}× slowed down, medians of ${RUNS} runs in turn`);
  for (const { name, rounds } of boards) reportRounds(name, rounds);
  const [ground = { rounds: [] }, ...ours] = boards;
  const [first = { rounds: [] }] = ours;
  for (const { name, rounds } of ours) {
    const figures = merged(rounds);
    const move = figures['move'] ?? merged(first.rounds)['move'];
    reportRatios(name, figures, merged(ground.rounds), move);
  }
  reportLargest(boards);
  for (const { name, drag } of scenes) for (const rate of [1, SLOW]) reportDrag(name, rate, await drag(rate));
} finally {
  await browser.close();
  await server.close();
}
