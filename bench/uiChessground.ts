import type { Browser } from '@playwright/test';
import { Chess } from 'chessops/chess';
import { chessgroundDests } from 'chessops/compat';
import { INITIAL_FEN } from 'chessops/fen';
import { readFileSync } from 'node:fs';
import { measure, measured, slowDown, type Measured, type Point, type Round } from './uiMeasure.ts';

const PACKAGE = 'node_modules/chessground';
const STYLES = ['base', 'brown', 'cburnett'].map((name) =>
  readFileSync(`${PACKAGE}/assets/chessground.${name}.css`, 'utf8'),
);
const SIZE = 840;
const SQUARE = SIZE / 8;
const DESTINATIONS = JSON.stringify([...chessgroundDests(Chess.default())]);

/**
 * A page with nothing but the board of lichess; `reset()` puts it back to the start position, with nothing picked up.
 */
const PAGE = `<!doctype html>
<style>${STYLES.join('')} body { margin: 0 } #board { width: ${SIZE}px; height: ${SIZE}px }</style>
<div id="board"></div>
<script type="module">
  import { Chessground } from './chessground.js';
  const dests = new Map(${DESTINATIONS});
  const ground = Chessground(document.getElementById('board'));
  globalThis.reset = () => {
    ground.cancelMove();
    ground.set({ fen: '${INITIAL_FEN}', turnColor: 'white', movable: { color: 'white', free: false, dests } });
    ground.set({ lastMove: undefined });
  };
  reset();
</script>`;

/** Opens chessground with the 32 chess pieces, for comparison with our board. */
export async function openChessground(browser: Browser, baseURL: string): Promise<Measured> {
  const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } });
  const board = await measured(page);
  await page.route('**/chessground.html', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await page.route('**/chessground.js', (route) =>
    route.fulfill({ path: `${PACKAGE}/dist/chessground.min.js`, contentType: 'text/javascript' }),
  );
  await page.goto('./chessground.html');
  await page.locator('piece').first().waitFor();
  return board;
}

/** The centre of a square such as `e2`, with White at the bottom. */
const middleOf = (square: string): Point => ({
  x: ('abcdefgh'.indexOf(square.charAt(0)) + 0.5) * SQUARE,
  y: (8 - Number(square.charAt(1)) + 0.5) * SQUARE,
});

/** Picks up, moves and drops a piece. Chessground acts when the button is pressed, and drops when it is released. */
export async function chessgroundRound(board: Measured, slow: number): Promise<Round> {
  const { page } = board;
  const { mouse } = page;
  const reset = () => page.evaluate('reset()');
  const [start, end] = [middleOf('g1'), middleOf('f3')];
  await page.bringToFront();
  await slowDown(board, slow);
  await mouse.move(start.x, start.y);
  const pick = await measure(board, 'mousedown', () => mouse.click(start.x, start.y));
  await mouse.move(end.x, end.y);
  const move = await measure(board, 'mousedown', () => mouse.click(end.x, end.y));
  await reset();
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(end.x, end.y, { steps: 3 });
  const drop = await measure(board, 'mouseup', () => mouse.up());
  await reset();
  await slowDown(board, 1);
  return { pick, move, drop };
}
