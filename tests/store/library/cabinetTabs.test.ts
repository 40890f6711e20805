import { beforeEach, expect, it } from 'vitest';
import { followCabinet } from '../../../src/store/cabinet/following.ts';
import { keptGame } from '../../../src/store/cabinet/kept.ts';
import { keepCabinetGame } from '../../../src/store/library/keepCabinet.ts';
import type { Repository } from '../../../src/store/library/repository.ts';
import { tableWith } from '../cabinet/tablutTable.ts';
import { memoryKeeper } from '../memoryKeeper.ts';
import { emptyBrowser, repositoryAt, valueOf } from './support.ts';

let repository: Repository;
beforeEach(() => {
  emptyBrowser();
  repository = repositoryAt();
});

/** A tab that puts its game into the library when told to. */
function tabOver(kept: ReturnType<typeof keptGame>, newId: () => string) {
  const table = tableWith({ kept, newId });
  let keeping: Promise<unknown> = Promise.resolve();
  const flush = followCabinet(table.store, {
    keep: (state, past) => {
      keeping = keepCabinetGame(state, 9000, past, () => repository);
    },
    later: () => () => {},
  });
  const settle = async (): Promise<void> => {
    flush();
    await keeping;
  };
  return { ...table, settle };
}

/** Two tabs with a game of two moves, which the library has. */
async function tabs() {
  const keeper = memoryKeeper();
  let ids = 0;
  const open = () => tabOver(keptGame(keeper, 'tablut'), () => `game-${++ids}`);
  const here = open();
  here.state().begin('tablut', [null, null]);
  here.state().write('d1-d3');
  here.state().write('e4-f4');
  await here.settle();
  return { here, there: open() };
}

const movesKept = async (): Promise<readonly number[]> =>
  (await valueOf(repository.list())).games.map(({ turns }) => turns).toSorted((one, other) => one - other);

it('a move of another tab that is taken back at once leaves no copy of the game in the library', async () => {
  const { here, there } = await tabs();
  there.state().write('d3-d2');
  here.state().reread();
  here.state().undo();
  here.state().write('d3-c3');
  await there.settle();
  expect(await movesKept()).toEqual([3]);
  await here.settle();
  expect(await movesKept()).toEqual([3]);
  there.state().reread();
  await there.settle();
  expect(await movesKept()).toEqual([3]);
  expect(there.texts()).toEqual(['d1-d3', 'e4-f4', 'd3-c3']);
});

it('a game that went on elsewhere stays beside one whose move was taken back', async () => {
  const { here, there } = await tabs();
  const elsewhere = tableWith({ newId: () => here.state().id });
  elsewhere.state().begin('tablut', [null, null]);
  for (const move of ['d1-d3', 'e4-f4', 'd3-d1', 'f4-g4']) elsewhere.state().write(move);
  await valueOf(keepCabinetGame(elsewhere.state(), 9000, null, () => repository));
  there.state().write('d3-d2');
  here.state().reread();
  here.state().undo();
  here.state().write('d3-c3');
  await here.settle();
  expect(await movesKept()).toEqual([3, 4]);
});
