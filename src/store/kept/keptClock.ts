import * as v from 'valibot';
import { retold, usedBy } from '../../game/sitting/clock.ts';
import type { Seat } from '../../game/seat.ts';
import { withClock, type Sitting } from '../../game/sitting/sitting.ts';
import type { ClockTerms } from '../../game/sitting/terms.ts';
import { KEYS, type Keeper } from './storage.ts';
import type { Time } from '../time.ts';

/**
 * Two looks at a clock no more than this many milliseconds apart belong to one visit: reloading a page gains nothing.
 */
const ONE_VISIT = 1500;

/**
 * The longest time, in milliseconds, that a game goes on while no page shows it: half a day. If it seems longer, the
 * machine's clock was set, or the game was abandoned. In that case no side loses time, and the clock waits for the
 * players.
 */
export const LONGEST_AWAY = 12 * 3_600_000;

/** When a running clock was last looked at, on all time scales, and how much of the turn had passed. */
const SeenForm = v.object({
  id: v.string(),
  changes: v.number(),
  used: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  wall: v.number(),
  steady: v.number(),
});

/** What a clock is stored with: the game that it belongs to, and the state of that game. */
export type Timed = Pick<Sitting, 'clock'> & {
  readonly seat?: Pick<Seat, 'id' | 'changes'>;
  readonly terms: { readonly clock: Pick<ClockTerms, 'pausesWhenClosed'> | null };
};

/** A sitting for which nobody knows how long it was out of sight. */
export interface Reopened<Kept = Sitting> {
  readonly sitting: Kept;
  /** The sitting seems to have been away for longer than can have been intended: its clock is paused. */
  readonly wasLong: boolean;
}

/**
 * The clock of a game from page to page: in a page it follows the page's monotonic time, between pages the wall clock.
 */
export interface KeptClock {
  /** A sitting as it is stored. */
  readonly dated: <Kept extends Timed>(sitting: Kept) => Kept;
  /** A sitting that another page has kept a moment ago. */
  readonly heard: <Kept extends Timed>(sitting: Kept) => Kept;
  /** A sitting that was kept some time ago. Time that had passed when it was last seen is never given back. */
  readonly reopened: <Kept extends Timed>(sitting: Kept) => Reopened<Kept>;
  /** Records that the clock is being looked at. */
  readonly noteSeen: (sitting: Timed) => void;
}

export function keptClock(keeper: Keeper, { steady, wall }: Time): KeptClock {
  const lastSeen = ({ seat, clock }: Timed) => {
    const seen = readSeen(keeper);
    const isOfTurn = seen !== null && seen.id === (seat?.id ?? '') && seen.changes === (seat?.changes ?? 0);
    const kept = { used: clock?.used ?? 0, wall: clock?.since ?? wall(), steady: -Infinity };
    return isOfTurn && seen.used >= kept.used ? seen : kept;
  };

  return {
    dated: (sitting) => withClock(sitting, (clock) => retold(clock, steady(), wall())),
    heard: (sitting) => withClock(sitting, (clock) => retold(clock, wall(), steady())),
    reopened: (sitting) => {
      const { clock, terms } = sitting;
      if (clock === null || clock.since === null) return { sitting, wasLong: false };
      const seen = lastSeen(sitting);
      const away = awayFor(wall() - seen.wall, steady() - seen.steady);
      const most = terms.clock?.pausesWhenClosed === true ? ONE_VISIT : LONGEST_AWAY;
      const used = Math.round(seen.used + (away <= most ? away : 0));
      const wasLong = away > LONGEST_AWAY;
      const halted = wasLong ? { since: null, paused: true } : { since: steady() };
      return { sitting: { ...sitting, clock: { ...clock, used, ...halted } }, wasLong };
    },
    noteSeen: ({ seat, clock }) => {
      if (clock === null || clock.since === null) return;
      const used = usedBy(clock, steady());
      const seen = { id: seat?.id ?? '', changes: seat?.changes ?? 0, used, wall: wall(), steady: steady() };
      keeper.write(KEYS.seen, JSON.stringify(seen satisfies v.InferOutput<typeof SeenForm>));
    },
  };
}

/**
 * How long a game was out of sight, on both time scales. The wall clock may have been set meanwhile, and the other
 * scale may have started again, perhaps from a clock that was set: then it seems to have run backwards. The smaller of
 * the two takes nobody's time away.
 */
const awayFor = (byWall: number, bySteady: number): number =>
  Math.max(0, bySteady < 0 ? byWall : Math.min(byWall, bySteady));

function readSeen(keeper: Keeper): v.InferOutput<typeof SeenForm> | null {
  try {
    const checked = v.safeParse(SeenForm, JSON.parse(keeper.read(KEYS.seen) ?? ''));
    return checked.success ? checked.output : null;
  } catch {
    return null;
  }
}
