import type { Desk } from './desk.ts';
import { claimOf } from './line.ts';
import { rollerAt, seatAt, type CabinetState } from './tableState.ts';

/** How the players end a game. */
export function ending({ get, end }: Desk): Pick<CabinetState, 'concede' | 'claim' | 'agree'> {
  return {
    concede: () => {
      const { line, seating } = get();
      const last = { ...get(), at: line.plies.length };
      const seat = seatAt(last) ?? rollerAt(last);
      // the computer never concedes: the person does, whoever is to move
      const person = seat !== null && (seating[seat] ?? null) === null ? seat : seating.indexOf(null);
      if (person >= 0) end({ way: 'conceded', seat: person });
    },
    claim: () => {
      const way = claimOf(get().line);
      if (way !== null) end({ way, seat: null });
    },
    agree: () => {
      if (get().line.game.isNeverDrawn !== true) end({ way: 'agreed', seat: null });
    },
  };
}
