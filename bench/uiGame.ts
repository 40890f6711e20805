import type { Browser, Locator } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { Table } from '../e2e/support/table.ts';
import { parseJkn } from '../src/game/jkn/index.ts';
import { formatLink } from '../src/game/link/index.ts';
import { CROWDED, MIDDLEGAMES } from './positions.ts';
import {
  measure,
  measured,
  measureDrag,
  slowDown,
  type Drag,
  type Figure,
  type Measured,
  type Round,
} from './uiMeasure.ts';

/** A position, and a move in it. */
interface Scene {
  readonly name: string;
  readonly variation: string;
  readonly position?: string;
  readonly from: string;
  readonly to: string;
}

export const SCENES: readonly Scene[] = [
  { name: '57 targets', variation: 'poron', position: MIDDLEGAMES[4] ?? '', from: 'Za6', to: 'Ld4' },
  { name: '213 targets', variation: 'poron', position: CROWDED, from: 'Nf3', to: 'Ne1' },
  { name: 'Poron, 72 pieces', variation: 'poron', from: 'Mb3', to: 'Mb6' },
  { name: 'Jikshiv, 216 pieces', variation: 'jikshiv', from: 'Zc3', to: 'Zc6' },
];

/** A scene, open on a page of its own. */
export interface OpenScene {
  readonly name: string;
  readonly round: (slow: number) => Promise<Round>;
  readonly drag: (slow: number) => Promise<Drag>;
}

/** Opens a page in a browser context of its own, so that no two pages store the same game. */
async function newPage(browser: Browser, baseURL: string): Promise<Measured> {
  return measured(await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } }));
}

/** Runs something on a page that is in front and slowed down. */
async function slowly<Result>(board: Measured, slow: number, run: () => Promise<Result>): Promise<Result> {
  await board.page.bringToFront();
  await slowDown(board, slow);
  try {
    return await run();
  } finally {
    await slowDown(board, 1);
  }
}

export async function openScene(browser: Browser, baseURL: string, scene: Scene): Promise<OpenScene> {
  const board = await newPage(browser, baseURL);
  const table = new Table(board.page);
  const { variation, position } = scene;
  await table.open(position === undefined ? { variation } : { variation, position });
  return {
    name: scene.name,
    round: (slow) => slowly(board, slow, () => actions(board, table, scene)),
    drag: (slow) => slowly(board, slow, async () => measureDrag(board, await table.middleOf(scene.from))),
  };
}

/**
 * Presses a button as a hand does: the mouse rests on it, its button is pressed, and some time later released, which
 * triggers the action. All at once, the frame that shows the pressed button would delay the one with the result.
 */
async function pressedOn(board: Measured, button: Locator): Promise<Figure> {
  await button.hover();
  await board.page.mouse.down();
  return measure(board, 'click', () => board.page.mouse.up());
}

/** Picks up, moves, undoes, redoes, drops, and steps back. */
async function actions(board: Measured, table: Table, { from, to }: Scene): Promise<Round> {
  const { keyboard, mouse } = table.page;
  const start = await table.middleOf(from);
  const end = await table.middleOf(to);
  const clickAt = ({ x, y }: typeof start) => mouse.click(x, y);
  const pressed = (key: string) => measure(board, 'keydown', () => keyboard.press(key));
  // the board acts when the mouse button is pressed, as lichess's does; the mouse rests on a square before that
  await mouse.move(start.x, start.y);
  const pick = await measure(board, 'pointerdown', () => clickAt(start));
  await mouse.move(end.x, end.y);
  const move = await measure(board, 'pointerdown', () => clickAt(end));
  await table.moves().getByRole('heading').click();
  const back = await pressed('ArrowLeft');
  const on = await pressed('ArrowRight');
  const undo = await pressedOn(board, table.button('Undo'));
  const redo = await pressedOn(board, table.button('Redo'));
  await table.button('Undo').click();
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(end.x, end.y, { steps: 3 });
  const drop = await measure(board, 'pointerup', () => mouse.up());
  await table.button('Undo').click();
  return { pick, move, drop, undo, redo, back, on };
}

/** A game of Poron with 400 turns, as a link. */
function longGame(): string {
  const { games } = parseJkn(readFileSync('tests/fixtures/played.jkn', 'utf8'));
  const long = games.flatMap(({ tree }) => tree ?? []).find(({ nodes }) => nodes.length > 400);
  const link = long === undefined ? undefined : formatLink(long);
  if (link?.ok !== true) throw new RangeError('there is no long game to step through');
  return link.value;
}

/** Opens a long game in its review: steps near its end, and jumps from one end to the other. */
export async function openReview(
  browser: Browser,
  baseURL: string,
): Promise<(slow: number) => Promise<Round>> {
  const board = await newPage(browser, baseURL);
  const { page } = board;
  await page.goto(`./#/g/${longGame()}`);
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('End');
  const pressed = (key: string) => measure(board, 'keydown', () => page.keyboard.press(key));
  const turns = page.getByRole('region', { name: 'Moves' }).getByRole('listitem').getByRole('button');
  return (slow) =>
    slowly(board, slow, async () => {
      const back = await pressed('ArrowLeft');
      await pressed('ArrowLeft');
      const on = await pressed('ArrowRight');
      const start = await pressed('Home');
      const end = await pressed('End');
      // ten turns before the end
      const chosen = await pressedOn(board, turns.nth(-20));
      await page.keyboard.press('End');
      return { back, on, start, end, chosen };
    });
}
