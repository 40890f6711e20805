// @vitest-environment happy-dom
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHELF } from '../../src/cabinet/games/shelf.ts';
import { goTo, visit } from '../support/visit.tsx';

// games and their words are loaded when they are wanted
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Keeps a game for two people unless `more` says otherwise, from a position. A table reads it once, so each test has a game of its own. */
function keep(
  id: string,
  variant: string,
  start: string | null,
  moves: readonly string[] = [],
  more: Readonly<Record<string, unknown>> = {},
): void {
  const kept = {
    version: 1,
    variant,
    start,
    seating: [null, null],
    moves,
    at: 0,
    ended: null,
    seed: 1,
    when: 1,
    ...more,
  };
  localStorage.setItem(`poron-jikaida.cabinet.${id}`, JSON.stringify(kept));
}

const cards = () => screen.queryAllByRole('article');
const status = () => screen.getByRole('region', { name: 'Game' }).textContent;
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const board = () => within(screen.getByRole('group', { name: 'Board' }));
const place = (name: string) => board().getByRole('button', { name: new RegExp(`^${name}(,|:|$)`) });
const moves = () =>
  within(screen.getByRole('region', { name: 'Moves' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** How many ways of moves are marked in a part of the board. */
const ways = (part: string) => document.querySelectorAll(`${part} .cabinet-way`).length;

const stops = () =>
  board()
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);

/** Goes from the shelf to a game, at which nothing moves by itself. */
async function open(id: string): Promise<void> {
  const { settings } = await visit('/cabinet');
  act(() => settings.getState().change({ motion: 'none' }));
  await goTo(`/cabinet/${id}`);
  await screen.findByRole('group', { name: 'Board' });
}

it('the list of moves at a table follows the game', async () => {
  const box = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  box.mockImplementation(function (this: HTMLElement) {
    const number = Number(this.previousElementSibling?.textContent ?? 0);
    return this.tagName === 'OL' ? new DOMRect(0, 0, 100, 60) : new DOMRect(0, 20 * number, 100, 20);
  });
  keep('tac-tix', 'tac-tix', null, ['a1', 'b1', 'c1', 'd1', 'a2', 'b2']);
  await open('tac-tix');
  const list = within(screen.getByRole('region', { name: 'Moves' })).getByRole('list');
  await userEvent.click(button('Redo'));
  await waitFor(() => expect(list.scrollTop).toBe(0));
  await userEvent.click(within(list).getByRole('button', { name: 'b2' }));
  await waitFor(() => expect(list.scrollTop).toBe(80));
  box.mockRestore();
});

it('a next game begun by a key has the focus on its board, even while the table of Jikaida is there unseen', async () => {
  keep('surakarta', 'surakarta', '5W/6/6/6/W5/WB4 w');
  const { settings } = await visit('/play');
  act(() => settings.getState().change({ motion: 'none' }));
  await goTo('/cabinet/surakarta');
  await screen.findByRole('group', { name: 'Board' });
  await userEvent.click(place('a2'));
  await userEvent.click(place('b1'));
  (await screen.findByRole('button', { name: 'Play again' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.closest('.cabinet-board')).not.toBeNull();
});

it('all moves of computers since the person’s own stay marked, until a man is picked up', async () => {
  const id = 'three-handed-chess';
  keep(id, id, null, ['f2-f4', 'l7-l6', 'j11-j10'], { seating: [null, 1, 1], at: 3 });
  await open(id);
  expect([ways('.cabinet-earlier'), ways('.cabinet-board')]).toEqual([1, 2]);
  await userEvent.click(place('e2'));
  expect(ways('.cabinet-board')).toBe(0);
});

describe('the shelf', () => {
  it('shows the games that match the wish, and all again without one', async () => {
    const user = userEvent.setup();
    await visit('/cabinet');
    expect(cards()).toHaveLength(SHELF.length);
    const filter = (group: string, name: string) =>
      user.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));
    const long = SHELF.filter(({ minutes }) => minutes > 15);
    await filter('Length', 'Longer');
    expect(cards()).toHaveLength(long.length);
    await filter('Length', 'Any');
    await filter('Players', 'Three or more');
    expect(cards()).toHaveLength(SHELF.filter(({ players }) => players[1] > 2).length);
    await filter('Players', 'Any');
    expect(cards()).toHaveLength(SHELF.length);
  });

  it('puts the game that was played last first, and says that an address names no game', async () => {
    const last = SHELF.at(-1)!;
    keep(last.id, last.variants[0] ?? '', null, ['c3-c4a']);
    await visit('/cabinet/nothing');
    expect(screen.getByText('There is no such game on the shelf.')).not.toBeNull();
    expect(within(cards()[0]!).getByRole('link', { name: 'Play on' }).getAttribute('href')).toBe(
      `#/cabinet/${last.id}`,
    );
  });
});

describe('a table of the cabinet', () => {
  it('takes moves place by place, refuses with the reason, and looks back', async () => {
    keep('fanorona', 'fanorona', '4B4/9/2W1B4/9/8B w');
    const user = userEvent.setup();
    await open('fanorona');
    await user.click(place('a1'));
    expect(status()).toContain('Nothing stands there.');
    await user.click(place('c3'));
    await user.click(place('d4'));
    expect(status()).toContain('Go on, or end the move here.');
    expect(place('c5').getAttribute('aria-label')).toBe('c5, empty, possible');
    await user.click(button('End the move here'));
    expect(moves()).toEqual([expect.stringContaining('c3-d4a')]);
    expect(status()).toContain('Black to move');
    await user.click(button('Undo'));
    expect(status()).toContain('The board as it was before the first move of 1.');
    expect(status()).toContain('A move from here takes the place of what followed.');
    await user.click(screen.getByRole('button', { name: /c3-d4a/ }));
    expect(status()).toContain('Black to move');
  });

  it('goes with arrow keys from place to place; one of them is a stop for Tab', async () => {
    keep('tablut', 'tablut', '4K2m1/9/9/9/8m/9/9/9/9 b');
    const user = userEvent.setup();
    await open('tablut');
    expect(status()).toContain('Raichi! The King has an open way to a corner.');
    stops()[0]?.focus();
    const before = document.activeElement;
    await user.keyboard('{ArrowRight}');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).not.toBe(before);
    expect(stops()).toEqual([document.activeElement]);
  });

  it('begins a game by other rules, and ends it when a player concedes and confirms it', async () => {
    keep('mancala', 'mancala:egyptian', null);
    const user = userEvent.setup();
    await open('mancala');
    await user.click(button('New game'));
    await user.click(screen.getByRole('radio', { name: /^Ethiopian/ }));
    await user.click(button('Begin'));
    await user.click(place('c'));
    await user.click(button('Clockwise'));
    expect(moves()).toEqual([expect.stringContaining('c<')]);
    await user.click(button('Concede'));
    await user.click(button('No, play on'));
    expect(status()).toContain('to move');
    await user.click(button('Concede'));
    await user.click(button('Yes'));
    expect(status()).toContain('South has won');
    expect(status()).toContain('North has conceded.');
    expect(button('Concede').getAttribute('aria-disabled')).toBe('true');
  });

  it('begins a game of dice with the player who won the roll', async () => {
    keep('parcheesi', 'parcheesi:2', null);
    const user = userEvent.setup();
    await open('parcheesi');
    expect(status()).toContain('Red to roll');
    await user.click(button('New game'));
    await user.click(screen.getByRole('radio', { name: /^Three/ }));
    const begins = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Who begins?' });
    expect(Array.from(begins.options, ({ text }) => text)).toEqual(['By lot', 'Red', 'Blue', 'Yellow']);
    await user.selectOptions(begins, 'Blue');
    await user.click(button('Begin'));
    expect(status()).toContain('Blue to roll');
  });

  it.each([
    ['tablut', 'Who plays Black?', 'Who plays White?'],
    ['fox-and-geese', 'Who plays the geese?', 'Who plays the fox?'],
    ['tac-tix', 'Who moves first?', 'Who moves second?'],
  ])('of %s asks for who plays by what they are called', async (id, ...questions) => {
    await open(id);
    await userEvent.click(button('New game'));
    for (const name of questions) expect(screen.queryByRole('combobox', { name })).not.toBeNull();
  });

  it.each([
    ['surakarta', true],
    ['tac-tix', false],
  ])('of %s offers a draw: %s, since its rules say so', async (id, isOffered) => {
    await open(id);
    expect(screen.queryByRole('button', { name: 'Offer draw' }) !== null).toBe(isOffered);
  });
});

/** The card of the player at the bottom. */
const near = () => screen.getAllByRole('region', { name: /^(White|Red|Black)/ }).at(-1);
const left = (name: string) => Number.parseFloat(place(name).style.left);

describe('the table of three-handed chess', () => {
  it('is turned so that each player is at the bottom once, and says who is out of the game', async () => {
    const start = '4wK3/8/bP7/8/8/8/8/4rK3/5wR2/8/3wR4/bK7 w wrb - - 0';
    keep('three-handed-chess', 'three-handed-chess', start, ['j9-j12', 'd8-d7']);
    const user = userEvent.setup();
    await open('three-handed-chess');
    await user.click(screen.getByRole('button', { name: 'd8-d7' }));
    expect(screen.getByText('Mated: White has the army.')).not.toBeNull();
    const names = [near()?.getAttribute('aria-label')];
    const before = left('j12');
    for (let turn = 0; turn < 3; turn++) {
      await user.click(button('Turn board'));
      names.push(near()?.getAttribute('aria-label'));
    }
    expect(names.map((name) => /^\w+/.exec(name ?? '')?.[0])).toEqual(['White', 'Red', 'Black', 'White']);
    expect(left('j12')).toBe(before);
  });
});

const below = () => screen.getAllByRole('region', { name: /^(Red|Amber|Green|Blue|Violet|White)/ }).at(-1);

describe('the star of Chinese checkers', () => {
  it('is turned from one player to the next, past the corners where nobody sits', async () => {
    keep('chinese-checkers', 'chinese-checkers:3', null, []);
    const user = userEvent.setup();
    await open('chinese-checkers');
    const names = [below()?.getAttribute('aria-label')];
    for (let turn = 0; turn < 3; turn++) {
      await user.click(button('Turn board'));
      names.push(below()?.getAttribute('aria-label'));
    }
    expect(names.map((name) => /^\w+/.exec(name ?? '')?.[0])).toEqual(['Red', 'Green', 'Violet', 'Red']);
  });
});

describe('the rules of a game of the cabinet', () => {
  it('have diagrams at which moves can be tried and put back, and every ruling with its ground', async () => {
    const user = userEvent.setup();
    await visit('/cabinet');
    await goTo('/cabinet/nine-mens-morris/rules');
    expect(await screen.findByRole('heading', { level: 2, name: 'Rulings' })).not.toBeNull();
    expect(screen.getAllByText(/^Ground: /)).toHaveLength(screen.getAllByRole('term').length);
    const [figure] = screen.getAllByRole('figure');
    const inFigure = within(figure!);
    const possible = () => inFigure.queryAllByRole('button', { name: /, (possible|can be taken)/ });
    const first = possible()[0];
    expect(first).toBeDefined();
    await user.click(first!);
    await user.click(inFigure.getByRole('button', { name: 'Put back' }));
    expect(inFigure.queryByRole('button', { name: 'Put back' })).toBeNull();
  });

  it('have diagrams in which no move is refused for another reason once the game is over', async () => {
    const user = userEvent.setup();
    await visit('/cabinet');
    await goTo('/cabinet/tablut/rules');
    const caption = await screen.findByText(/^The King is still on his Throne/);
    const figure = within(caption.closest('figure')!);
    const press = async (name: RegExp) => user.click(figure.getByRole('button', { name }));
    await press(/^e9,/);
    expect(figure.getByRole('alert').textContent).toMatch(/^Tuichi!/);
    await press(/^a2,/);
    expect(figure.getByRole('alert').textContent).toBe('The game is over.');
  });
});

it('whoever the screen is passed to is shown by their sign, the third of three players too', async () => {
  const line = '0-0-0 1 discard 3 3c,4c,4s,9h,Qd/4h,8c,Kc,Ks/2h,5h,7s,9s,Jd 2d,4d - - -';
  keep('cribbage', 'cribbage:3-121', line, [], { seating: [null, null, null] });
  await open('cribbage');
  const passing = screen.getByRole('region', { name: 'Passing the screen' });
  expect(within(passing).queryByText('Pass the screen to East.')).not.toBeNull();
  const paths = [...passing.querySelectorAll('.hand-over-sign path')];
  expect(paths.filter((path) => path.closest('defs') === null)).not.toEqual([]);
});
