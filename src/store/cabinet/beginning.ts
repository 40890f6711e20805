import { text, turnText } from '../../text/cabinet/table.ts';
import type { Desk } from './desk.ts';
import { firstOfNext, isLast, newMatch, pointsWith, seatedFrom, type Match } from './match.ts';
import { emptyLine, laidOut, newLot, newSeat, variantOf } from './opening.ts';
import type { Pace, Seated } from './record.ts';
import { newTableClock } from './tableClock.ts';
import { isOverAt, NO_TERMS, type CabinetState, type TableParts } from './tableState.ts';

/** What a game begins with. */
interface Begun {
  readonly variant: string;
  readonly seating: readonly Seated[];
  readonly names: readonly string[];
  readonly pace: Pace | null;
  readonly match: Match | null;
  readonly first: number | null;
}

/** How games begin at the table. */
export function beginning(desk: Desk, parts: TableParts): Pick<CabinetState, 'begin' | 'next' | 'put'> {
  const { game, say, get, set, sow, show, reread } = desk;
  /** A game of chance that is replaced is given up, so that its seed is revealed; in other games, nothing is hidden. */
  const leave = (): void => {
    const { line, lot } = get();
    if (lot !== null && line.plies.length > 0 && !isOverAt(get()))
      set({ ended: { way: 'abandoned', seat: null }, happened: 'shown' });
  };
  const start = ({ variant, seating, names, pace, match, first }: Begun): void => {
    leave();
    sow();
    const line = emptyLine(parts, variantOf(game, variant), first);
    const clock = pace && newTableClock(pace, line.rules.seats.length);
    const origin = { ...newSeat(parts), lot: newLot(parts, line) };
    const fresh = { ...origin, line, seating, names, clock, match, at: 0, ended: null };
    // what was said about the previous game does not apply to this one
    show({ ...fresh, wasDamaged: false, notice: null, happened: 'begun' }, turnText(say, line, 0));
  };
  /** Lays another game. What another tab has kept unheard of until now would take its place, so it is read first. */
  const replacing = (lay: () => void): void => {
    const { id: former, notice: told } = get();
    reread();
    const { id, notice } = get();
    lay();
    // nobody has read yet that something done in the former game was lost
    if (id === former && notice !== told) set({ notice: text('cabinet.lost-before') });
  };
  return {
    put: (record) =>
      replacing(() => {
        leave();
        sow();
        const { state } = laidOut(parts, record);
        const change = { ...state, wasDamaged: false, notice: null, happened: 'begun' } as const;
        show(change, turnText(say, state.line, state.at));
      }),
    begin: (variant, seating, terms = NO_TERMS) =>
      replacing(() => {
        const { names, pace, first } = terms;
        const match = terms.match && newMatch(terms.match.games, seating.length);
        start({ variant, seating, names, pace, match, first });
      }),
    next: (choice = 'begins') => {
      const { id: former, notice: told } = get();
      reread();
      const { id: present, line, seating, names, clock, match, ended, notice } = get();
      // the notice about the game that another tab has kept has to be read first
      if (present !== former || notice !== told || !isOverAt(get())) return;
      const { seats, id } = line.rules;
      const seated = <What>(bySeat: readonly What[]): readonly What[] =>
        match === null ? bySeat : seatedFrom(bySeat, firstOfNext(line, ended, choice));
      const points = match && pointsWith(match, line, ended);
      const goesOn = match !== null && points !== null && !isLast(match);
      const going = goesOn ? { ...match, played: match.played + 1, points: seated(points) } : null;
      start({
        variant: id,
        seating: seated(seating),
        names: seated(seats.map((_, seat) => names[seat] ?? '')),
        pace: clock?.pace ?? null,
        match: going ?? (match && newMatch(match.games, seats.length)),
        first: null,
      });
    },
  };
}
