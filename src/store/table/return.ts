import { relationOf } from '../../game/sitting/relation.ts';
import { text } from '../../text/messages.ts';
import type { Keeping } from './keeping.ts';
import { newId } from '../newId.ts';
import type { Reach, TableState } from './state.ts';

/** States of games that turn up beside the one at the table: in the second place, and in the library. */
export type Return = Pick<TableState, 'lookInRefuge' | 'strayKept' | 'catchUp'>;

/** How such states come to the table, or are handed over to be kept beside it. */
export function createReturn({ set, get, follow, adopt }: Reach, keeping: Keeping): Return {
  return {
    lookInRefuge: async () => {
      const found = await keeping.refuged(() => get().sitting);
      if (found === null) return;
      const { sitting, isBeside } = found;
      if (!isBeside) {
        adopt(sitting);
        if (found.wasLong) set({ notice: text('notice.away') });
        return;
      }
      const { seat } = sitting;
      const isParted = seat !== undefined && relationOf(sitting, get().sitting) === 'parted';
      set({ stray: isParted ? { ...sitting, seat: { ...seat, id: newId() } } : sitting });
    },
    strayKept: () => {
      keeping.clearRefuge();
      set({ stray: null });
    },
    catchUp: (from, newer) => {
      if (get().sitting.seat !== from.seat) return;
      const { sitting, wasLong } = keeping.clock.reopened(newer);
      const result = keeping.keep(sitting);
      adopt('elsewhere' in result ? result.elsewhere : sitting);
      if ('kept' in result) set({ saved: result.kept });
      else if ('later' in result) void follow(result.later);
      const caughtUp = text('notice.caught-up');
      set({ notice: wasLong ? `${caughtUp} ${text('notice.away')}` : caughtUp });
    },
  };
}
