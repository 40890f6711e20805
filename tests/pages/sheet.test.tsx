// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { parseJkn } from '../../src/game/jkn/index.ts';
import { Sheet } from '../../src/pages/print/Sheet.tsx';

afterEach(cleanup);

/** Lays a game of Stikitche with these tags on the sheet; the picture of each move is marked. */
function print(tags: string, moves: string): void {
  const [game] = parseJkn(`${tags}[Variation "stikitche"]\n\n${moves}`).games;
  if (!game?.tree) throw new Error('no game');
  render(<Sheet tree={game.tree} every={1} />);
}

const captions = () => screen.getAllByRole('figure').map((figure) => figure.textContent);
const title = () => screen.getByRole('heading').textContent;
const result = () => screen.queryByText('Result')?.nextElementSibling?.textContent ?? null;

const MATE = '1. PMc1-Nf4+ KNd6-Nc5 2. PNf4-Mc5# 1-0';

describe('a printed sheet', () => {
  test('says under each picture who is to move, and under the last how the game ended', () => {
    print('', MATE);
    expect(captions()).toEqual([
      'The start',
      'After 1. PMc1-Nf4+: Blue to move',
      'After 2. KNd6-Nc5: Yellow to move',
      'After 3. PNf4-Mc5#: Hyrkaida! Yellow wins, 1–0',
    ]);
  });

  test('says in its head how the game ended, and why', () => {
    print('[Result "1-0"]\n[Termination "hyrkaida"]\n', MATE);
    expect(result()).toBe('Hyrkaida! Yellow wins, 1–0. Blue’s King is in Kaida and cannot be saved.');
  });

  test('knows an end by the players, and a bare result', () => {
    print('[Result "0-1"]\n[Termination "concession"]\n', '1. PMc1-Nf4+ 0-1');
    expect(result()).toBe('Conceded. Blue wins, 0–1. Yellow has conceded.');
    cleanup();
    print('[Result "1/2-0"]\n', '1. PMc1-Nf4+ 1/2-0');
    expect(result()).toBe('½–0');
    expect(captions().at(-1)).toBe('After 1. PMc1-Nf4+: The game has ended, ½–0');
  });

  test('has each comment once, however often other pictures are chosen', () => {
    const [game] = parseJkn(
      '[Variation "stikitche"]\n\n1. {Here} PMc1-Nf4+ {Good} 1... {Then} KNd6-Nc5 {Fine} *',
    ).games;
    if (!game?.tree) throw new Error('no game');
    const { rerender, container } = render(<Sheet tree={game.tree} every={1} />);
    const first = container.textContent;
    rerender(<Sheet tree={game.tree} every={null} />);
    rerender(<Sheet tree={game.tree} every={1} />);
    expect(container.textContent).toBe(first);
  });

  test('says nothing of a result while there is none', () => {
    print('', '1. PMc1-Nf4+ *');
    expect(result()).toBeNull();
  });

  test.each([
    ['', 'Yellow – Blue'],
    ['[Yellow "Dray"]\n', 'Dray (Yellow) – Blue'],
    ['[Yellow "Dray"]\n[Blue "Delia"]\n', 'Dray (Yellow) – Delia (Blue)'],
  ])('names the players who have a name: %j', (tags, words) => {
    print(tags, MATE);
    expect(title()).toBe(words);
  });
});
