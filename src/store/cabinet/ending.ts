import type { Desk } from './desk.ts';
import { claimOf, isOut } from './line.ts';
import { rollerAt, seatAt, type CabinetState } from './tableState.ts';

/** How the players end a game. */
export function ending({ get, end }: Desk): Pick<CabinetState, 'concede' | 'claim' | 'agree'> {
  return {
    concede: () => {
      const { line, seating } = get();
      const last = { ...get(), at: line.plies.length };
      const seat = seatAt(last) ?? rollerAt(last);
      // the computer never concedes: a person does, whoever is to move; one who is still in the game, if there is one
      const persons = seating.flatMap((level, at) => (level === null ? [at] : []));
      const person =
        persons.find((at) => at === seat) ?? persons.find((at) => !isOut(line, at)) ?? persons[0];
      if (person !== undefined) end({ way: 'conceded', seat: person });
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
