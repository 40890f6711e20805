// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { open, radio, unfold } from './newGamePage.tsx';

afterEach(cleanup);

const clocks = () =>
  screen.getAllByRole('radio', { name: /min \+/ }).map((one) => one.closest('.option')?.textContent);

/** What New game says of the computer at a level of a game. */
async function saidOf(game: string, level: number): Promise<string> {
  const { user } = open();
  await user.click(radio(game));
  await user.click(screen.getAllByRole('radio', { name: 'The computer' })[1]!);
  fireEvent.change(screen.getByRole('slider', { name: /^Level of/ }), { target: { value: level } });
  return screen.getByText((_, element) => element?.matches('.level-field .help') === true).textContent;
}

describe('what is said of players and clocks', () => {
  it('is for one where the computer plays', async () => {
    const { user } = open();
    await user.click(screen.getAllByRole('radio', { name: 'The computer' })[1]!);
    expect(screen.getByRole('button', { name: 'Start' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Start – both agree' })).toBeNull();
  });

  it.each([
    ['Poron Jikaida', 2, 'Scores about 7 points in 10 games against level 1.'],
    ['Pastang', 2, 'Scores about 8 points in 10 games against level 1.'],
    ['Stikitche', 2, 'Scores about 6 points in 10 games against level 1.'],
    ['Stikitche', 6, 'In this game hardly stronger than level 5.'],
    ['Drak’s City', 7, 'Scores about 6 points in 10 games against level 6.'],
    ['Poron Jikaida', 1, 'The easiest level.'],
    ['Poron Jikaida', 4, 'On a good day, about one game in 5, it plays like level 5.'],
    ['Stikitche', 5, 'On a good day, about one game in 4, it plays like level 6.'],
    ['Drak’s City', 1, 'The easiest level here; under “Small games” there is an easier one, “First steps”.'],
  ])('in %s is how level %i fares there', async (game, level, said) => {
    expect(await saidOf(game, level)).toContain(said);
  });

  it.each([
    ['Poron Jikaida', 2],
    ['Poron Jikaida', 7],
    ['Pastang', 4],
  ])('in %s is nothing of good days of level %i, which has none', async (game, level) => {
    const said = await saidOf(game, level);
    expect(said).toContain('points in 10 games');
    expect(said).not.toContain('good day');
  });

  it('is nothing where a level was not measured', async () => {
    const { user } = open();
    await user.click(screen.getAllByRole('radio', { name: 'The computer' })[1]!);
    await unfold(user, 'Larger games');
    await user.click(radio(/^Jikshiv/));
    expect(screen.getByText(/How strong it is in this game has not been measured\./)).toBeDefined();
  });

  it('has quick clocks for every game, each once', async () => {
    const { user } = open();
    const LIVELY = ['5 min + 3 s', '10 min + 5 s', '15 min + 10 s'];
    expect(clocks()).toEqual([...LIVELY, '30 min + 20 s', '60 min + 30 s', '90 min + 30 s']);
    await user.click(radio('Pastang'));
    expect(clocks()).toEqual(LIVELY);
  });
});
