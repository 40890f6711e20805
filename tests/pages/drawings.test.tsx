// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { parseJkn } from '../../src/game/jkn/index.ts';
import { endOfLine, type GameTree } from '../../src/game/tree/index.ts';
import { Sheet } from '../../src/pages/print/Sheet.tsx';
import { PassOn } from '../../src/pages/share/PassOn.tsx';
import { StoresProvider } from '../../src/pages/stores.tsx';
import { createComputer } from '../../src/store/computer.ts';
import { createLastSetup } from '../../src/store/lastSetup.ts';
import { createSettings } from '../../src/store/settings.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';
import { tableAt } from '../support/tables.ts';

afterEach(cleanup);

/** A game whose last move has an arrow and two marked squares. */
function drawnGame(): GameTree {
  const [game] = parseJkn('[Variation "pastang"]\n\n1. SMc2-Mc3 { [%cal RMc3Md4] [%csl GMa1,BMf6] } *').games;
  if (!game?.tree) throw new Error('no game');
  return game.tree;
}

/** How many arrows and marked squares the pictures of a page show, in their order. */
const drawnIn = (pictures: readonly HTMLElement[]): number[] =>
  pictures.map(
    (picture) => decodeURIComponent(picture.getAttribute('src') ?? '').match(/class="drawn /g)?.length ?? 0,
  );

test('the pictures of a printed sheet show what is drawn on their moves', () => {
  render(<Sheet tree={drawnGame()} every={null} />);
  expect(drawnIn(screen.getAllByRole('img'))).toEqual([0, 3]);
});

test('the picture that is passed on shows what is drawn on its move', () => {
  const keeper = memoryKeeper();
  const stores = {
    table: tableAt('pastang', undefined, keeper),
    settings: createSettings(keeper),
    lastSetup: createLastSetup(keeper),
    computer: createComputer(),
  };
  const tree = drawnGame();
  render(
    <StoresProvider stores={stores}>
      <PassOn tree={tree} node={endOfLine(tree)} />
    </StoresProvider>,
  );
  expect(drawnIn([screen.getByRole('img', { name: /Picture/ })])).toEqual([3]);
});
