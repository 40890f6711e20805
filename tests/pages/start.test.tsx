// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { legalMoves, parsePosition, pieceAt, routesOf, SIDES } from '../../src/engine/index.ts';
import { DailyPicture } from '../../src/pages/start/DailyPicture.tsx';
import { DailyPlace } from '../../src/pages/start/DailyPlace.tsx';
import { SCENE_LINE, SCENE_MOVE, scenePieces } from '../../src/pages/start/scene.ts';
import { StartPage } from '../../src/pages/start/StartPage.tsx';
import { positionOf } from '../../src/practice/check.ts';
import { dailyPuzzle } from '../../src/practice/choosing.ts';
import { dayOf } from '../../src/practice/days.ts';
import { PUZZLES } from '../../src/practice/puzzles.ts';
import { readGlance } from '../../src/store/table/glance.ts';
import { keepGlance } from '../../src/store/table/keepGlance.ts';
import { KEYS } from '../../src/store/kept/storage.ts';
import { createTable } from '../../src/store/table/table.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';
import { variation } from '../support/games.ts';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '#/');
});
afterEach(cleanup);

const visit = () =>
  render(
    <Router hook={useHashLocation}>
      <StartPage hasMoved={false} />
    </Router>,
  );

describe('the picture of the start page', () => {
  const read = parsePosition(variation('pastang'), SCENE_LINE);
  if (!read.ok) throw new Error(read.error.code);
  const position = read.value;

  it('stands as the engine reads its position', () => {
    const seen = new Map(scenePieces().map(({ square, side, kind }) => [square, { side, kind }]));
    for (let square = 0; square < position.ruleset.geometry.size; square++) {
      const piece = pieceAt(position, square);
      expect(seen.get(square), `square ${square}`).toEqual(
        piece === null ? undefined : { side: piece.side, kind: piece.kind },
      );
    }
  });

  it('shows a legal vault over what it flies over, which captures', () => {
    const { from, over, to } = SCENE_MOVE;
    const move = legalMoves(position).find((legal) => legal.from === from && legal.to === to && legal.vault);
    expect(move?.captures).toBe('enemy');
    if (move === undefined) return;
    const ways = routesOf(position, move).map(({ parts }) =>
      parts.filter(({ part }) => part === 'vault').map(({ square }) => square),
    );
    expect(ways).toContainEqual([...over]);
  });
});

describe('the start page', () => {
  it('leads to lessons, games, practice and library, and has no game to resume at a first visit', () => {
    visit();
    for (const [name, address] of [
      ['Learn to play', '#/learn'],
      ['Play the computer', '#/play/computer'],
      ['Play a friend here', '#/play/two'],
      ['The first lesson', '#/learn/squares'],
      ['Play Pastang', '#/school/pastang'],
      ['Solve it', '#/practice/puzzles/daily'],
      ['Your games', '#/library'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
    expect(screen.queryByRole('link', { name: /^Go on/ })).toBeNull();
  });

  it('offers to resume the game at the table, with its turn and side', () => {
    localStorage.setItem(KEYS.glance, JSON.stringify({ turn: 34, side: 'blue' }));
    visit();
    expect(screen.getByRole('link', { name: 'Go on: turn 34, Blue to move' }).getAttribute('href')).toBe(
      '#/play',
    );
  });

  it.each(['{"turn":"x"}', 'nonsense', 'null', '{"turn":2,"side":"red"}'])(
    'treats a damaged glance, %s, as none',
    (kept) => {
      localStorage.setItem(KEYS.glance, kept);
      visit();
      expect(screen.queryByRole('link', { name: /^Go on/ })).toBeNull();
    },
  );
});

describe('the puzzle of the day', () => {
  it('is announced by what is asked of all of them: some save the King, or win a piece', () => {
    visit();
    expect(screen.getByText('A new position each day: find its one right move.')).not.toBeNull();
    expect(screen.queryByText(/move that wins/)).toBeNull();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is shown as a picture of its position, of which nothing is read aloud', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 23), toFake: ['Date'] });
    const { container } = render(<DailyPicture />);
    const picture = container.querySelector('svg');
    const position = positionOf(dailyPuzzle(PUZZLES, dayOf(new Date(2026, 10, 23))));
    const { width, height, size } = position.ruleset.geometry;
    expect(picture?.getAttribute('viewBox')).toBe(`-0.2 -0.2 ${width + 0.4} ${height + 0.4}`);
    expect(picture?.getAttribute('aria-hidden')).toBe('true');
    for (const side of SIDES) {
      const standing = Array.from({ length: size }, (_, square) => pieceAt(position, square)).filter(
        (piece) => piece?.side === side,
      );
      expect(container.querySelectorAll(`[fill="var(--army-${side})"] > path`)).toHaveLength(standing.length);
    }
  });

  it('has no picture until it has been in sight, and has it then', async () => {
    const seen: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(hear: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
          seen.push(() => hear([{ isIntersecting: true }]));
        }
        observe = (): void => {};
        disconnect = (): void => {};
      },
    );
    const { container } = render(
      <Router hook={useHashLocation}>
        <DailyPlace />
      </Router>,
    );
    expect(container.querySelector('svg')).toBeNull();
    for (const see of seen) see();
    await vi.waitFor(() => expect(container.querySelector('svg')).not.toBeNull(), 30_000);
  });
});

describe('the glance at the game', () => {
  it('is kept while the game goes on, and gone once it has ended or starts again', () => {
    const keeper = memoryKeeper();
    const table = createTable(keeper);
    keepGlance(table, keeper);
    expect(readGlance(keeper)).toBeNull();
    table.getState().write('Mc3-Mc6');
    expect(readGlance(keeper)).toEqual({ turn: 2, side: 'blue' });
    table.getState().end({ way: 'concession', loser: 'yellow' });
    expect(readGlance(keeper)).toBeNull();
    table.getState().start(variation('pastang'));
    expect(readGlance(keeper)).toBeNull();
  });

  it('waits for the picture of a move, and not when the page is left', () => {
    const keeper = memoryKeeper();
    const table = createTable(keeper);
    const waiting: (() => void)[] = [];
    const keepNow = keepGlance(table, keeper, (act) => waiting.push(act));
    table.getState().write('Mc3-Mc6');
    expect(readGlance(keeper)).toBeNull();
    keepNow();
    expect(readGlance(keeper)).toEqual({ turn: 2, side: 'blue' });
    table.getState().end({ way: 'concession', loser: 'blue' });
    expect(readGlance(keeper)).not.toBeNull();
    waiting.forEach((act) => act());
    expect(readGlance(keeper)).toBeNull();
  });
});
