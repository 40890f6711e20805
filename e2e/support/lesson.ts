import { expect, type Locator, type Page } from '@playwright/test';
import type { Lesson } from '../../src/learn/lesson.ts';
import type { LessonWords } from '../../src/text/en/lessons/index.ts';
import { wantedSquares } from '../../src/learn/find.ts';
import { positionNamed } from '../../src/game/games/named.ts';
import { askedMove, standingOf } from '../../src/learn/questions.ts';
import { formatSquareInFull } from '../../src/engine/index.ts';
import type { Task } from '../../src/learn/task.ts';
import { squareNamed } from './square.ts';

const DRINS: Readonly<Record<string, string>> = {
  W: 'Wersting',
  C: 'Chavonth',
  N: 'Neemu',
  L: 'Leem',
  M: 'Mortil',
  Z: 'Zhantil',
};
const KINDS: Readonly<Record<string, string>> = { P: 'Pallan', G: 'Kapt', C: 'Chuktar', D: 'Deldar' };

const STANDINGS: Readonly<Record<ReturnType<typeof standingOf>, string>> = {
  playing: 'The game goes on',
  hyrkaida: 'Hyrkaida',
  tikaida: 'Tikaida',
  nikaida: 'Nikaida',
  'to-the-death': 'Won to the death',
  draw: 'Drawn',
};

const fullName = (square: string): string =>
  `${DRINS[square.charAt(0)] ?? '?'} ${square.charAt(1).toUpperCase()}${square.charAt(2)}`;

/** How a player reaches squares and buttons. */
export interface Reach {
  readonly square: (name: string) => Promise<void>;
  readonly button: (name: string | RegExp) => Promise<void>;
}

export const squareIn = (page: Page, name: string): Locator => squareNamed(page, fullName(name));

export const byMouse = (page: Page): Reach => ({
  square: (name) => squareIn(page, name).click(),
  button: (name) => page.getByRole('button', { name }).click(),
});

export const byTouch = (page: Page): Reach => ({
  square: (name) => squareIn(page, name).tap(),
  button: (name) => page.getByRole('button', { name }).tap(),
});

/** Tab leads to everything, arrow keys over the board, Enter chooses. */
export const byKeyboard = (page: Page): Reach => ({
  square: async (name) => {
    const target = squareIn(page, name);
    await tabTo(page, page.getByRole('gridcell'));
    const [from, to] = await Promise.all([placeOf(page.locator('[data-square]:focus')), placeOf(target)]);
    await press(page, to.x > from.x ? 'ArrowRight' : 'ArrowLeft', Math.abs(to.x - from.x));
    await press(page, to.y > from.y ? 'ArrowDown' : 'ArrowUp', Math.abs(to.y - from.y));
    await expect(target).toBeFocused();
    await page.keyboard.press('Enter');
  },
  button: async (name) => {
    await tabTo(page, page.getByRole('button', { name }));
    await page.keyboard.press('Enter');
  },
});

/** Presses Tab until one of these has the focus. */
export async function tabTo(page: Page, targets: Locator): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed++) {
    if ((await targets.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press(key);
}

/** Column and row of a square on the screen, in squares. */
async function placeOf(square: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await square.boundingBox();
  if (box === null) throw new Error('the square is not in sight');
  return { x: Math.round(box.x / box.width), y: Math.round(box.y / box.height) };
}

/** Does a task by its solution, up to the button that leads on. */
export async function solve(task: Task, reach: Reach): Promise<void> {
  const position = positionNamed(task.board, task.position);
  switch (task.type) {
    case 'play':
      for (const move of task.solution) await playWith(reach, move);
      return;
    case 'mark': {
      const names = wantedSquares(task).map((square) =>
        formatSquareInFull(position.ruleset.geometry, square),
      );
      const shorts = names.map((name) => `${name.charAt(0)}${name.slice(-2).toLowerCase()}`);
      for (const name of task.any === true ? shorts.slice(0, 1) : shorts) await reach.square(name);
      return;
    }
    case 'legal':
      for (const at of task.moves.keys()) {
        await reach.button(askedMove(task, at).refusal === null ? 'Yes, it may' : 'No, it may not');
        if (at < task.moves.length - 1) await reach.button('Next');
      }
      return;
    case 'name':
      return reach.button(fullName(task.square));
    case 'outcome':
      return reach.button(STANDINGS[standingOf(task)]);
  }
}

async function playWith(reach: Reach, move: string): Promise<void> {
  const [from = '', rest = ''] = move.split('-');
  const [to = '', becomes] = rest.split('=');
  await reach.square(from);
  await reach.square(to);
  if (becomes !== undefined) await reach.button(KINDS[becomes] ?? becomes);
}

/** The English words of a lesson. */
export async function wordsOf({ id }: Lesson): Promise<LessonWords> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file by its name; the unit tests check its words
  const file = (await import(`../../src/text/en/lessons/${id}.ts`)) as { readonly words: LessonWords };
  return file.words;
}

/** Does a whole lesson, up to its last page. */
export async function take(page: Page, lesson: Lesson, reach: Reach): Promise<void> {
  const words = await wordsOf(lesson);
  await expect(page.getByRole('heading', { level: 1, name: words['title']! })).toBeVisible();
  for (const [at, task] of lesson.tasks.entries()) {
    await expect(page.getByText(words[task.id] ?? '', { exact: false }).first()).toBeVisible();
    await solve(task, reach);
    await reach.button(at === lesson.tasks.length - 1 ? 'Finish the lesson' : 'Next');
  }
  await expect(page.getByRole('heading', { name: 'Lesson done' })).toBeVisible();
  await expect(page.getByText(words['remember']!)).toBeVisible();
}
