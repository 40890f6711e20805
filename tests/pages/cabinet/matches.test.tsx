// @vitest-environment happy-dom
import { act, cleanup, configure, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { goTo, visit } from '../../support/visit.tsx';

// games and their words are loaded when they are wanted
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** A finished game of a match between Anna, who has the first seat, and another player. */
async function over(id: string, conceded: number, other: number | null = null): Promise<void> {
  const kept = {
    version: 1,
    variant: id,
    start: null,
    seating: [null, other],
    names: ['Anna', ''],
    moves: [],
    at: 0,
    ended: { way: 'conceded', seat: conceded },
    match: { games: 3, played: 0, points: [0, 0] },
    seed: 1,
    when: 1,
  };
  localStorage.setItem(`poron-jikaida.cabinet.${id}`, JSON.stringify(kept));
  const { settings } = await visit('/cabinet');
  act(() => settings.getState().change({ motion: 'none' }));
  await goTo(`/cabinet/${id}`);
  await screen.findByRole('group', { name: 'Board' });
}

const ways = () =>
  within(screen.getByRole('region', { name: 'Game' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

it('the winner of a game of jetan begins the next one of the match, or leaves it to the other', async () => {
  await over('jetan', 1);
  expect(ways()).toEqual([
    'Review this game',
    'Next game, the winner begins',
    'Next game, the loser begins',
    'New game',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Next game, the loser begins' }));
  expect(screen.getByRole('region', { name: /^Orange · Anna/u })).not.toBeNull();
});

it('the computer leaves the first move to nobody', async () => {
  await over('jetan', 0, 1);
  expect(ways()).toEqual(['Review this game', 'Next game, the winner begins', 'New game']);
});

it('other games change seats from game to game of a match', async () => {
  await over('surakarta', 1);
  expect(ways()).toEqual(['Review this game', 'Next game, seats changed', 'New game']);
});
