import { grown, handOf } from '../../cabinet/seam/hand.ts';
import { pickedText } from '../../text/cabinet/picked.ts';
import { barText, refusedText } from '../../text/cabinet/table.ts';
import type { Desk } from './desk.ts';
import { positionAt } from './line.ts';
import { barOf, type CabinetState } from './tableState.ts';

/** How a person makes a move: step by step on the board, or in writing. */
export function choosing({
  say,
  get,
  set,
  choices,
  play,
}: Desk): Pick<CabinetState, 'choose' | 'finish' | 'putDown' | 'write'> {
  return {
    choose: (step) => {
      const { line, at, hand } = get();
      const bar = barOf(get());
      if (bar !== null) {
        set({ told: barText(say, bar) });
        return;
      }
      const next = grown(choices(), hand, step);
      if (next === null) set({ told: refusedText(say, line.game, positionAt(line, at), hand.chosen, step) });
      else if (next.move !== null && next.next.size === 0) play(line.rules.writeMove(next.move));
      else set({ hand: next, told: null }, pickedText(say, line, positionAt(line, at), next));
    },
    finish: () => {
      const { line, hand } = get();
      if (hand.move !== null) play(line.rules.writeMove(hand.move));
    },
    putDown: () => {
      if (get().hand.chosen.length > 0 || get().told !== null)
        set({ hand: handOf(choices(), []), told: null });
    },
    write: (written) => {
      const bar = barOf(get());
      if (bar !== null) return barText(say, bar);
      return play(written.trim()) ? null : say('why.written', { move: written.trim().slice(0, 40) });
    },
  };
}
