// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createStores } from '../../src/app/createStores.ts';
import { PracticePage } from '../../src/pages/practice/PracticePage.tsx';
import { StoresProvider } from '../../src/pages/stores.tsx';
import { squareNames } from '../../src/board/squareNames.ts';
import { NO_TERRAIN, parseSquare } from '../../src/engine/index.ts';
import { positionOf } from '../../src/practice/check.ts';
import { dailyPuzzle } from '../../src/practice/choosing.ts';
import { dayOf } from '../../src/practice/days.ts';
import { PUZZLES } from '../../src/practice/puzzles.ts';
import { firstRating } from '../../src/practice/rating.ts';
import { RETIRED } from '../../src/practice/retired.ts';
import { KEYS } from '../../src/store/kept/storage.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function visit(path: string) {
  const location = memoryLocation({ path });
  render(
    <StoresProvider stores={createStores(memoryKeeper())}>
      <Router hook={location.hook}>
        <PracticePage />
      </Router>
    </StoresProvider>,
  );
  return location;
}

const heading = () => screen.getByRole('heading', { level: 1 });

/** Where the puzzle of the day, as it is offered, and as it is on a day, can be solved. */
const offered = () => screen.getByRole('link', { name: 'Solve it' }).getAttribute('href');
const addressOn = (day: string) => `/practice/puzzles/${dailyPuzzle(PUZZLES, day).id}`;

const pictures = () => document.querySelectorAll('.puzzle-picture .mini-board').length;

describe('the practice pages', () => {
  it('begin with all there is, and lead to the puzzle of the day', () => {
    visit('/practice');
    expect(document.activeElement).toBe(heading());
    expect(offered()).toBe(addressOn(dayOf(new Date())));
    expect(screen.getByText(`0 of ${PUZZLES.length} solved`)).not.toBeNull();
  });

  it('bring the next puzzle of the day to a player who keeps them open past midnight', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 28, 23, 59) });
    try {
      const { navigate } = visit('/practice');
      expect(offered()).toBe(addressOn('2026-11-28'));
      act(() => void vi.advanceTimersByTime(2 * 60_000));
      expect(offered()).toBe(addressOn('2026-11-29'));
      act(() => navigate('/practice/puzzles/daily'));
      expect(screen.getByText('2026-11-29', { exact: false })).not.toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('say how many days in a row the puzzle of the day was solved', () => {
    const yesterday = new Date();
    yesterday.setDate(yesterday.getDate() - 1);
    const kept = { best: { 'find poron yellow bare': 12 }, solved: {}, row: { now: 2, best: 5 } };
    localStorage.setItem(
      KEYS.practice,
      JSON.stringify({ version: 1, ...kept, days: [dayOf(yesterday), dayOf(new Date())] }),
    );
    visit('/practice');
    expect(screen.getByText(/2 days in a row/).textContent).toContain('Solved today');
    expect(screen.getByText('Best score: 12')).not.toBeNull();
    expect(screen.getByText(/2 in a row on the first try/).textContent).toContain('best 5');
  });

  it('say that what was kept could not be read', () => {
    localStorage.setItem(KEYS.practice, '{');
    visit('/practice');
    expect(screen.getByText(/It was put aside/)).not.toBeNull();
  });

  it('show the puzzles of a theme, and all again', async () => {
    const user = userEvent.setup();
    visit('/practice/puzzles');
    const count = PUZZLES.filter(({ theme }) => theme === 'save').length;
    await user.selectOptions(screen.getByLabelText('Theme'), 'Save the King');
    const list = screen.getByRole('list', { name: /from easy to hard/ });
    expect(within(list).getAllByRole('link')).toHaveLength(count);
    await user.selectOptions(screen.getByLabelText('Game'), 'Pastang');
    expect(screen.getByText('No puzzle matches. Drop a filter.')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Any puzzle' }));
    expect(screen.getByText(`${PUZZLES.length} puzzles, 0 solved`)).not.toBeNull();
  });

  it('draw the picture of a puzzle when it comes near the screen or is printed, not before', async () => {
    const seen: ((near: boolean) => void)[] = [];
    class Observer {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        seen.push((isIntersecting) => tell([{ isIntersecting }]));
      }
      observe(): void {}
      disconnect(): void {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    visit('/practice/puzzles');
    expect([seen.length, pictures()]).toEqual([PUZZLES.length, 0]);
    act(() => seen[0]?.(false));
    act(() => seen[1]?.(true));
    expect(pictures()).toBe(1);
    dispatchEvent(new Event('beforeprint'));
    expect(pictures()).toBe(PUZZLES.length);
    vi.unstubAllGlobals();
  });

  it('hide the themes until the player asks for them, or the puzzle is solved', async () => {
    const user = userEvent.setup();
    const solved = PUZZLES.find(({ theme }) => theme === 'vault')!;
    const kept = { best: {}, solved: { [solved.id]: 'clean' }, days: [], row: { now: 1, best: 1 } };
    localStorage.setItem(KEYS.practice, JSON.stringify({ version: 1, ...kept }));
    visit('/practice/puzzles');
    const list = screen.getByRole('list', { name: /from easy to hard/ });
    expect(within(list).getAllByText('Capture by a vault')).toHaveLength(1);
    expect(within(list).queryByText('Win in Stikitche')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Theme'), 'Win in Stikitche');
    expect(within(list).getAllByText('Win in Stikitche').length).toBeGreaterThan(9);
  });

  it('give the rating as soon as there is one, and offer a puzzle of that strength', () => {
    const player = { rating: 1640, deviation: 80, volatility: 0.06 };
    const kept = { best: {}, solved: {}, days: [], row: { now: 0, best: 0 }, player, tried: { old: player } };
    localStorage.setItem(KEYS.practice, JSON.stringify({ version: 1, ...kept }));
    visit('/practice');
    expect(screen.getByText('Your rating: 1640')).not.toBeNull();
    const href = screen.getByRole('link', { name: 'Solve the next one' }).getAttribute('href');
    const next = PUZZLES.find(({ id }) => href === `/practice/puzzles/${id}`)!;
    expect(Math.abs(firstRating(next).rating - 1640)).toBeLessThanOrEqual(100);
  });

  it('say that a puzzle has been withdrawn, which still counts as solved', () => {
    const [gone = ''] = RETIRED;
    const kept = { best: {}, solved: { [gone]: 'clean' }, days: [], row: { now: 1, best: 1 } };
    localStorage.setItem(KEYS.practice, JSON.stringify({ version: 1, ...kept }));
    visit(`/practice/puzzles/${gone}`);
    expect(screen.getByRole('alert').textContent).toContain('has been withdrawn');
    cleanup();
    visit('/practice');
    expect(screen.getByText(`1 of ${PUZZLES.length + 1} solved`)).not.toBeNull();
  });

  it('say that there is no such puzzle', () => {
    visit('/practice/puzzles/nothing');
    expect(screen.getByRole('alert').textContent).toContain('There is no such puzzle');
  });
});

describe('a puzzle', () => {
  it('does not give away its theme, which would be half the solution', () => {
    const vault = PUZZLES.find(({ theme }) => theme === 'vault')!;
    visit(`/practice/puzzles/${vault.id}`);
    expect(heading().textContent).toMatch(/to move\. Win (a point|\d+ points)\./);
    expect(screen.queryByText('Capture by a vault')).toBeNull();
    expect(document.activeElement).toBe(heading());
  });

  it('is seen from the side that is to move', () => {
    const blue = PUZZLES.find(({ line, variation }) => variation === 'stikitche' && line.includes(' b '))!;
    visit(`/practice/puzzles/${blue.id}`);
    const [first] = within(screen.getByRole('grid')).getAllByRole('gridcell');
    expect(first?.getAttribute('aria-label')).toMatch(/^Mortil F1/);
  });
});

describe('a solved puzzle', () => {
  it('shows its solution, what it did to the rating, the row, and the way to the next', async () => {
    const user = userEvent.setup();
    const puzzle = PUZZLES.find(({ theme, solution }) => theme === 'stikitche' && solution.length === 1)!;
    const kept = { best: {}, solved: {}, days: [], row: { now: 1, best: 4 } };
    localStorage.setItem(KEYS.practice, JSON.stringify({ version: 1, ...kept }));
    visit(`/practice/puzzles/${puzzle.id}`);
    const { geometry } = positionOf(puzzle).ruleset;
    const cell = (name: string) =>
      screen.getByRole('gridcell', {
        name: new RegExp(`^${squareNames(geometry, NO_TERRAIN)[parseSquare(geometry, name)!]},`),
      });
    for (const name of (puzzle.solution[0] ?? '').split('-'))
      // one click comes after another
      await user.click(cell(name));
    expect(await screen.findByText('Solved!')).not.toBeNull();
    expect(screen.getByText(/^Solution: /).textContent).toContain(puzzle.solution[0]?.split('-').at(-1));
    expect(screen.getByText(/^Your rating: \d+ \(\+\d+\)\. This puzzle: \d+\.$/)).not.toBeNull();
    expect(screen.getByText(/2 in a row on the first try/).textContent).toContain('best 4');
    expect(document.activeElement?.textContent).toBe('Next puzzle');
    expect(document.activeElement?.getAttribute('href')).not.toContain(puzzle.id);
  });
});

describe('coordinates', () => {
  it('are named by typing, and a screen reader says where the square is, not its name', async () => {
    const user = userEvent.setup();
    visit('/practice/coordinates');
    await user.click(screen.getByRole('radio', { name: 'Name a square' }));
    await user.click(screen.getByRole('radio', { name: 'Two' }));
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(screen.queryByRole('grid')).toBeNull();
    const words = screen.getByText(/^Marked: column/).textContent;
    const [, column, row, , up] =
      /column (\d) from the left, row (\d) from the bottom, in drin (\d) from the left and (\d) from the bottom/.exec(
        words,
      ) ?? [];
    const drin = up === '1' ? 'm' : 'n';
    await user.keyboard(`${drin}${'abcdef'.charAt(Number(column) - 1)}${row}`);
    expect(screen.getByText(/: right\.$/)).not.toBeNull();
  });

  it('can be trained without a clock, and on a bare board', async () => {
    const user = userEvent.setup();
    visit('/practice/coordinates');
    await user.click(screen.getByRole('checkbox', { name: /Against the clock/ }));
    await user.click(screen.getByRole('checkbox', { name: /Letters, numbers/ }));
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(screen.queryByText('Seconds left')).toBeNull();
    expect(document.querySelector('.drill-board')?.getAttribute('data-labels')).toBe('none');
    const name = document.querySelector('.drill-asked strong')?.textContent;
    await user.click(screen.getByRole('gridcell', { name: `${name}, empty` }));
    expect(screen.getByText(`${name}: right.`)).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByRole('button', { name: 'Once more' })).not.toBeNull();
  });
});
