import { isNumber } from '../../cabinet/seam/chance.ts';
import type { Desk } from './desk.ts';
import { isDrawDue, isUndrawn } from './due.ts';
import { drawsBefore, positionAt } from './line.ts';
import type { CabinetState } from './tableState.ts';

/** How chance makes its moves at a table. */
export function drawing({ get, set, keep, play }: Desk): Pick<CabinetState, 'draw' | 'addNumber'> {
  return {
    draw: () => {
      const { line, at, lot } = get();
      if (lot === null || !isDrawDue(get())) return;
      const number = drawsBefore(line, at) + 1;
      const text = line.game.chance?.source.drawn(line.rules, positionAt(line, at), lot, number);
      if (text !== undefined) play(text);
    },
    addNumber: (seat, digits) => {
      const { lot } = get();
      if (lot === null || !isUndrawn(get()) || !isNumber(digits) || lot.numbers[seat] === undefined)
        return false;
      set({ lot: { ...lot, numbers: lot.numbers.with(seat, digits) } });
      keep();
      return true;
    },
  };
}
