import { endText } from '../../text/cabinetTable.ts';
import type { Desk } from './desk.ts';
import { claimOf, outcomeOf } from './line.ts';
import type { Ended } from './record.ts';
import { isOverAt, seatAt, type CabinetState } from './tableState.ts';

/** How the players end a game. */
export function ending({ say, get, show }: Desk): Pick<CabinetState, 'concede' | 'claim' | 'agree'> {
  const end = (ended: Ended): void => {
    const { line } = get();
    if (isOverAt(get())) return;
    show(
      { ended, at: line.plies.length, happened: 'ended' },
      endText(say, line, outcomeOf(line, ended), ended),
    );
  };
  return {
    concede: () => {
      const { line, seating } = get();
      const seat = seatAt({ ...get(), at: line.plies.length });
      // the computer never concedes: the person does, whoever is to move
      const person = seat !== null && (seating[seat] ?? null) === null ? seat : seating.indexOf(null);
      if (person >= 0) end({ way: 'conceded', seat: person });
    },
    claim: () => {
      const way = claimOf(get().line);
      if (way !== null) end({ way, seat: null });
    },
    agree: () => end({ way: 'agreed', seat: null }),
  };
}
