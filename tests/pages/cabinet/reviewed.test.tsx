// @vitest-environment happy-dom
import { act, cleanup, configure, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadCabinet } from '../../../src/cli/cabinetGames.ts';
import { formatCabinet, parseCabinetLink } from '../../../src/game/cabinet/index.ts';
import { goTo, visit } from '../../support/visit.tsx';

const CABINET = await loadCabinet();
// loaded here, so that no test waits for a slow machine to read them
await Promise.all([
  import('../../../src/pages/cabinet/table/CabinetTable.tsx'),
  import('../../../src/pages/cabinet/review/CabinetPrint.tsx'),
  import('../../../src/pages/cabinet/review/CabinetReview.tsx'),
  import('../../../src/pages/cabinet/review/ReviewedPassOn.tsx'),
]);

// games and their words are loaded when they are wanted
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Keeps a review of a game, by its record, and opens it. */
async function review(id: string, record: string): Promise<void> {
  const kept = { version: 1, record, way: [], isChanged: true, former: [] };
  localStorage.setItem(`poron-jikaida.cabinet.${id}.review`, JSON.stringify(kept));
  const { settings } = await visit('/cabinet');
  act(() => settings.getState().change({ motion: 'none' }));
  await goTo(`/cabinet/${id}/review`);
  await screen.findByRole('group', { name: 'Board' });
}

/** The game that the review passes on by its link, as a record. */
async function passedOn(): Promise<string> {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pass on' }));
  const link = await screen.findByLabelText<HTMLInputElement>('Link');
  const read = parseCabinetLink(link.value.replace(/^.*#\/cabinet\/g\//, ''), CABINET);
  if (!read.ok) throw new Error(read.error);
  return formatCabinet(read.value);
}

describe('a review of the cabinet is passed on', () => {
  it('by a link that holds its variations and comments', async () => {
    await review('tablut', '[Variation "tablut"]\n\n1. d1-d3 {Bold.} (1. d1-d2) 2. e4-f4 *');
    expect(await passedOn()).toContain('1. d1-d3 {Bold.} (1. d1-d2) 2. e4-f4 *');
  });

  it('without the hands that are still hidden, and says so', async () => {
    const moves = '1. deal:5h 2. deal:Kh 3. deal:Ac';
    await review('cribbage', `[Variation "cribbage:2-121"]\n\n${moves} *`);
    expect(await passedOn()).not.toContain('deal:Ac');
    expect(screen.getByText(/^Some cards are still hidden/)).not.toBeNull();
    expect(screen.getByText(/can replay the game that far/)).not.toBeNull();
    expect(screen.queryByText(/holds the whole game/)).toBeNull();
  });
});

it('is printed with how it ended, and not as a draw where somebody has given up', async () => {
  const tags = '[Variation "three-handed-chess"]\n[Result "1/3-1/3-1/3"]\n[Termination "concession red"]';
  await review('three-handed-chess', `${tags}\n\n1. a2-a3 1/3-1/3-1/3`);
  await goTo('/cabinet/three-handed-chess/print');
  const result = await screen.findByText('Result');
  expect(result.nextElementSibling?.textContent).toBe('Given up. Red has conceded.');
});

it('is printed with a result that only its record tells', async () => {
  await review('tablut', '[Variation "tablut"]\n[Result "0-1"]\n\n1. d1-d3 0-1');
  await goTo('/cabinet/tablut/print');
  const result = await screen.findByText('Result');
  expect(result.nextElementSibling?.textContent).toBe('White has won.');
});

it('is printed as another tab has kept it since it was last on the screen', async () => {
  await review('tablut', '[Variation "tablut"]\n\n1. d1-d3 *');
  await goTo('/cabinet');
  const record = '[Variation "tablut"]\n\n1. d1-d2 2. e4-f4 *';
  const kept = { version: 1, record, way: [], isChanged: true, former: [] };
  localStorage.setItem('poron-jikaida.cabinet.tablut.review', JSON.stringify(kept));
  await goTo('/cabinet/tablut/print');
  expect(await screen.findByText('e4-f4')).not.toBeNull();
});

it('says whose hand is counted when a review goes on with the show', async () => {
  const moves = 'deal:5c deal:Ah deal:Jh deal:2h deal:6c deal:Kc deal:As deal:8s deal:7c deal:Ac';
  const play = 'discard:5c,Jh discard:Ac,Ah cut:6h 7c Kc 6c 2h As go';
  const record = `${moves} ${play}`.split(' ').map((move, index) => `${index + 1}. ${move}`);
  await review('cribbage', `[Variation "cribbage:2-121"]\n\n${record.join(' ')} *`);
  await userEvent.keyboard('{End}');
  expect(await screen.findByRole('button', { name: 'Count North’s hand' })).not.toBeNull();
});

const lastMove = () => screen.queryByRole('button', { name: /e4-f4/u });

it('a deleted move is brought back and deleted again by keys', async () => {
  await review('tablut', '[Variation "tablut"]\n\n1. d1-d3 2. e4-f4 *');
  await userEvent.keyboard('{End}');
  await userEvent.click(screen.getByRole('button', { name: 'Delete from here' }));
  expect(lastMove()).toBeNull();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(lastMove()).not.toBeNull();
  await userEvent.keyboard('{Meta>}{Shift>}Z{/Shift}{/Meta}');
  expect(lastMove()).toBeNull();
});

const notice = () =>
  screen.queryByText(/^Another game was opened for review/u, { selector: '[role="alert"] p' });

it('a review that another tab has changed is shown in its new state, and one that it has replaced is reported', async () => {
  const key = 'poron-jikaida.cabinet.tablut.review';
  const there = (moves: string, opening: string) => {
    const record = `[Variation "tablut"]\n\n${moves} *`;
    const kept = { version: 1, record, opening, way: [], isChanged: true, former: [] };
    localStorage.setItem(key, JSON.stringify(kept));
    act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  };
  await review('tablut', '[Variation "tablut"]\n\n1. d1-d3 *');
  there('1. d1-d3 (1. d1-d2)', '');
  expect(await screen.findByRole('button', { name: /d1-d2/u })).not.toBeNull();
  expect(notice()).toBeNull();
  there('1. e8-d8', '1abc');
  expect(notice()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(notice()).toBeNull();
});

/** Opens cribbage in the middle of its first deal. */
async function beginCribbage(): Promise<void> {
  const moves = ['deal:5h', 'deal:Kh', 'deal:Ac'];
  const kept = {
    version: 1,
    id: 'x',
    variant: 'cribbage:2-121',
    start: null,
    seating: [null, null],
    moves,
  };
  const more = { at: moves.length, ended: null, seed: 1, lot: null, when: 1 };
  localStorage.setItem('poron-jikaida.cabinet.cribbage', JSON.stringify({ ...kept, ...more }));
  const { settings } = await visit('/cabinet');
  act(() => settings.getState().change({ motion: 'none' }));
  await goTo('/cabinet/cribbage');
  await screen.findByRole('group', { name: 'Board' });
}

describe('a game of cards whose hands are still hidden', () => {
  it('the review says that it shows only what everybody may see', async () => {
    await beginCribbage();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Review this game' }));
    await screen.findByRole('heading', { name: 'Cribbage: review' });
    expect(screen.getByText(/^Some cards are still hidden: the game is shown/)).not.toBeNull();
  });

  it('the record says that it holds no more', async () => {
    await beginCribbage();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Record' }));
    const record = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Record' });
    expect(record.value).not.toContain('deal:');
    expect(screen.getByText(/^Some cards are still hidden\. The record/)).not.toBeNull();
  });
});

it.each([
  ['mancala', 'mancala:ethiopian', 'c', 'Choose the direction.'],
  ['tac-tix', 'tac-tix', 'c3', 'Choose more of the same row or file, or take what is marked.'],
])(
  'once something has been chosen, the review says what comes next, as the table does: %s',
  async (id, variant, place, words) => {
    await review(id, `[Variation "${variant}"]\n\n*`);
    expect(screen.getByText(/^Play a move:/)).not.toBeNull();
    const user = userEvent.setup();
    document.querySelector<HTMLElement>(`.cabinet-board [data-place="${place}"]`)?.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(words)).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/^Play a move:/)).not.toBeNull();
  },
);

it.each([
  ['Take what is marked', 'tac-tix', 'tac-tix', '', 'c3'],
  ['Anticlockwise', 'mancala', 'mancala:ethiopian', '', 'c'],
  ['Pass', 'parcheesi', 'parcheesi:2', '1. roll:34 ', null],
  ['roll:35', 'parcheesi', 'parcheesi:2', '', null],
])('when a key has pressed “%s”, the focus is on the board', async (name, id, variant, moves, place) => {
  await review(id, `[Variation "${variant}"]\n\n${moves}*`);
  const user = userEvent.setup();
  if (moves !== '') await user.keyboard('{End}');
  if (place !== null) {
    document.querySelector<HTMLElement>(`.cabinet-board [data-place="${place}"]`)?.focus();
    await user.keyboard('{Enter}');
  }
  (await screen.findByRole('button', { name })).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement?.closest('.cabinet-board')).not.toBeNull();
});
