import { game } from '../../../src/cabinet/games/tablut/game.ts';
import { createCabinetTable } from '../../../src/store/cabinet/table.ts';
import type { TableParts } from '../../../src/store/cabinet/tableState.ts';
import { loadSay } from '../../../src/text/cabinet/table.ts';
import { tableParts } from './tableParts.ts';

const say = await loadSay('tablut');

/** A table of tablut, and its moves as they are written. */
export function tableWith(parts: Partial<TableParts> = {}) {
  const store = createCabinetTable({ ...tableParts(game, say), ...parts });
  const texts = (): readonly string[] => store.getState().line.plies.map(({ text }) => text);
  return { store, texts, state: () => store.getState() };
}
