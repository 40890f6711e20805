import { expect } from 'vitest';
import type { AnyGame } from '../../../src/cabinet/seam/game.ts';
import { keptGame, seenKeeper } from '../../../src/store/cabinet/kept.ts';
import { positionAt } from '../../../src/store/cabinet/line.ts';
import { createCabinetTable } from '../../../src/store/cabinet/table.ts';
import type { Thinker } from '../../../src/store/cabinet/thinking/thinker.ts';
import { keptClock } from '../../../src/store/kept/keptClock.ts';
import type { Keeper } from '../../../src/store/kept/storage.ts';
import { loadSay } from '../../../src/text/cabinet/table.ts';
import { memoryKeeper } from '../memoryKeeper.ts';

export const SECOND = 1000;
export const PACE = { time: 60 * SECOND, increment: 2 * SECOND };

/** A page with a game of the cabinet; `steady` counts from its opening, `wall` is what the machine's clock shows. */
export async function pageWith(
  game: AnyGame,
  time: { wall: number; steady: number },
  keeper: Keeper = memoryKeeper(),
  thinker: Thinker | null = null,
) {
  const page = { steady: () => time.steady, wall: () => time.wall };
  const store = createCabinetTable({
    game,
    say: await loadSay(game.id),
    kept: keptGame(keeper, game.id),
    thinker,
    newSeed: () => 1,
    newSecret: () => '0'.repeat(64),
    now: page.wall,
    steady: page.steady,
    keptClock: keptClock(seenKeeper(keeper, game.id), page),
    newId: () => 'one',
  });
  const pass = (seconds: number): void => {
    time.wall += seconds * SECOND;
    time.steady += seconds * SECOND;
  };
  /** The first legal move, after some seconds. */
  const move = (seconds: number): void => {
    pass(seconds);
    const { line, at, write } = store.getState();
    expect(write(line.rules.writeMove(line.rules.moves(positionAt(line, at))[0]))).toBeNull();
  };
  const left = () =>
    store
      .getState()
      .times()
      ?.map((rest) => rest / SECOND);
  return { store, state: () => store.getState(), pass, move, left, keeper };
}
