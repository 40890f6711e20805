import { createStore } from 'zustand/vanilla';
import { handOf } from '../../cabinet/seam/hand.ts';
import { turnText } from '../../text/cabinetTable.ts';
import { choosing } from './choosing.ts';
import { createDesk } from './desk.ts';
import { ending } from './ending.ts';
import { emptyLine, openedOf, variantOf } from './opening.ts';
import { choicesAt, seatAt, type CabinetState, type CabinetStore, type TableParts } from './tableState.ts';
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
      ...choosing(desk),
      ...walking(desk),
      ...ending(desk),
      begin: (variant, seating) => {
        desk.sow();
        const line = emptyLine(parts.game, variantOf(parts.game, variant));
        const words = turnText(parts.say, line, 0, seatAt({ line, at: 0, ended: null }));
        desk.show({ line, seating, at: 0, ended: null, happened: 'begun' }, words);
      },
      dress: (look) => {
        set({ look });
        desk.keep();
      },
      ask: desk.ask,
      leave: () => {
        parts.thinker?.stop();
        set({ isThinking: false });
      },
    };
  });
}
