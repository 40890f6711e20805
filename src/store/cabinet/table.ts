import { createStore } from 'zustand/vanilla';
import { handOf } from '../../cabinet/seam/hand.ts';
import { beginning } from './beginning.ts';
import { choosing } from './choosing.ts';
import { createDesk } from './desk.ts';
import { drawing } from './drawing.ts';
import { awaitedOf } from './eyes.ts';
import { ending } from './ending.ts';
import { openedOf } from './opening.ts';
import { choicesAt, type CabinetState, type CabinetStore, type TableParts } from './tableState.ts';
import { timing } from './timing.ts';
import { walking } from './walking.ts';

/** A game of the cabinet at its table. */
export function createCabinetTable(parts: TableParts): CabinetStore {
  const { state, seed, wasDamaged } = openedOf(parts);
  return createStore<CabinetState>((set, get) => {
    const desk = createDesk(parts, seed, set, get);
    return {
      ...state,
      hand: handOf(choicesAt(state.line, state.at), []),
      told: null,
      announcement: '',
      said: 0,
      happened: 'shown',
      isThinking: false,
      hasFailed: false,
      isKept: true,
      wasDamaged,
      notice: null,
      reread: desk.reread,
      dismiss: () => set({ notice: null, wasDamaged: false }),
      ...choosing(desk),
      ...walking(desk),
      ...ending(desk),
      ...drawing(desk),
      eyes: null,
      reveal: () => {
        const seat = awaitedOf(get());
        if (seat !== null) set({ eyes: seat });
      },
      ...beginning(desk, parts),
      ...timing(desk, parts),
      dress: (look) => {
        set({ look });
        desk.keep();
      },
      ask: desk.ask,
      leave: () => {
        desk.rest();
        set({ isThinking: false, eyes: null });
      },
    };
  });
}
