import { parsePosition, parseSquare } from '../../src/engine/index.ts';
import { currentPosition } from '../../src/game/game.ts';
import type { Keeper } from '../../src/store/kept/storage.ts';
import { createTable, type TableStore } from '../../src/store/table/table.ts';
import type { Time } from '../../src/store/time.ts';
import { memoryKeeper } from '../store/memoryKeeper.ts';
import type { Setup } from '../../src/game/sitting/terms.ts';
import { variation } from './games.ts';

/** A table at which a game starts from a position. */
export function tableAt(id: string, line?: string, keeper: Keeper = memoryKeeper()): TableStore {
  const table = createTable(keeper);
  const parsed = line === undefined ? undefined : parsePosition(variation(id), line);
  if (parsed?.ok === false) throw new Error(parsed.error.code);
  table.getState().start(variation(id), parsed?.value);
  return table;
}

/** Clicks on squares, one after the other. */
export function click(table: TableStore, ...squares: string[]): void {
  for (const name of squares) {
    const square = parseSquare(currentPosition(table.getState().game).ruleset.geometry, name);
    if (square === undefined) throw new Error(name);
    table.getState().choose(square);
  }
}

/** Makes moves in writing; throws if one is refused. */
export function write(table: TableStore, ...moves: string[]): void {
  for (const move of moves) {
    const refused = table.getState().write(move);
    if (refused !== null) throw new Error(`${move}: ${refused.words}`);
  }
}

/** A time source in which the wall clock agrees with the clock of the page. */
export const timeOf = (now: () => number): Time => ({ steady: now, wall: now });

/** A moment that a test moves on by hand. */
export interface Hands {
  now: number;
}

/** A table at which two players have begun a game, and the moment that its clock shows. */
export function tableWith(
  setup: Setup,
  keeper: Keeper = memoryKeeper(),
  hands: Hands = { now: 1_000_000 },
): { readonly table: TableStore; readonly hands: Hands } {
  const table = createTable(
    keeper,
    timeOf(() => hands.now),
  );
  table.getState().begin(setup);
  return { table, hands };
}
