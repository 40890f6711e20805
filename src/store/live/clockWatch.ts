import type { Role } from '../../game/apart/index.ts';
import { FREE_TURNS } from '../../game/clock.ts';
import { endingOf } from '../../game/endings.ts';
import { turnsMade } from '../../game/game.ts';
import {
  isTimed,
  leftFor,
  LIVE_TIMES,
  mayFlag,
  moverOf,
  weighed,
  type LiveGame,
  type LiveTerms,
} from '../../game/live/index.ts';
import type { Time } from '../time.ts';
import type { Member, TurnBegun } from './member.ts';

/** What this machine knows of time in a room: docs/live.md, "Clocks". */
export interface ClockWatch {
  /**
   * The game has come to stand so. Answers what the other's last turn counts for where that is more than was said; null where it
   * stands.
   */
  readonly follow: (
    now: LiveGame | null,
    terms: LiveTerms | null,
    role: Role | null,
    isOthers: boolean,
  ) => number | null;
  /** The line is there, or gone. */
  readonly line: (isConnected: boolean) => void;
  /** Milliseconds of the present turn. */
  readonly passed: () => number;
  /** What has to be said about a flag now; null for nothing. To be asked about every second. */
  readonly due: (now: LiveGame, terms: LiveTerms, role: Role) => 'flagged' | 'flag' | 'timeout' | null;
  /** Since when the turn runs, in steady time; null while no clock runs. */
  readonly since: () => number | null;
  /** What is kept of it. */
  readonly begun: () => TurnBegun | null;
  readonly used: () => Member['used'];
}

const turnOf = ({ number, beat }: LiveGame): string => `${number}.${beat}`;

export function createClockWatch({ steady, wall }: Time, kept: Member): ClockWatch {
  let turn = '';
  let since = steady();
  let isRunning = false;
  /** Whether this page has seen the whole of the present turn while it was connected, but for `gap` milliseconds. */
  let isWhole = false;
  let gap = 0;
  let goneSince: number | null = steady();
  let used = kept.used;
  /** Milliseconds of grace that have run, and when they were looked at. */
  let grace = 0;
  let lookedAt = steady();

  const away = (now: number): number => gap + (goneSince === null ? 0 : now - Math.max(goneSince, since));

  /** Weighs what the other said of the turn that has just ended. */
  const weigh = (now: LiveGame, terms: LiveTerms, role: Role, moment: number): number | null => {
    const { last } = now;
    const isOthersTurn = moverOf(now) === role && last !== null && turnsMade(now.game) > FREE_TURNS;
    if (terms.clock === null || !isOthersTurn || now.end !== null) return null;
    if (used.game !== now.number) used = { game: now.number, time: 0 };
    const elapsed = isWhole ? moment - since - away(moment) : null;
    const found = weighed(last.thought, elapsed, used.time);
    used = { game: now.number, time: found.used };
    return found.counts > last.thought ? Math.round(found.counts) : null;
  };

  const begin = (now: LiveGame, moment: number): void => {
    const { begun } = kept;
    const isKept = turn === '' && begun?.turn === turnOf(now);
    // a page that was loaded again: the turn has run on meanwhile
    since = isKept ? moment - Math.max(0, wall() - begun.wall) : moment;
    isWhole = turn !== '';
    turn = turnOf(now);
    gap = 0;
    grace = 0;
    lookedAt = moment;
    if (goneSince !== null) goneSince = moment;
  };

  const passed = (): number => Math.max(0, Math.round(steady() - since));

  return {
    follow: (now, terms, role, isOthers) => {
      if (now === null || terms === null) return null;
      const moment = steady();
      let count: number | null = null;
      if (turnOf(now) !== turn) {
        const isNext =
          turn !== '' &&
          turn.startsWith(`${now.number}.`) &&
          turnOf(now) === `${now.number}.${Number(turn.split('.')[1]) + 1}`;
        if (isOthers && role !== null && isNext) count = weigh(now, terms, role, moment);
        begin(now, moment);
      }
      isRunning = isTimed(now, terms) && endingOf(now) === null;
      return count;
    },
    line: (isConnected) => {
      const moment = steady();
      if (isConnected && goneSince !== null) {
        gap += Math.max(0, moment - Math.max(goneSince, since));
        goneSince = null;
      } else if (!isConnected && goneSince === null) goneSince = moment;
      lookedAt = moment;
    },
    passed,
    due: (now, terms, role) => {
      const moment = steady();
      const before = lookedAt;
      lookedAt = moment;
      if (terms.clock === null || !isRunning) return null;
      const over = passed() - leftFor(now, terms.clock);
      if (moverOf(now) === role) return over > 0 ? 'flagged' : null;
      if (goneSince !== null) return null;
      if (now.flag === role) {
        grace += moment - before;
        return grace >= LIVE_TIMES.grace ? 'timeout' : null;
      }
      return mayFlag(now, terms, role) && over > LIVE_TIMES.lineATurn ? 'flag' : null;
    },
    since: () => (isRunning ? since : null),
    begun: () => (turn === '' ? null : { turn, wall: Math.round(wall() - (steady() - since)) }),
    used: () => used,
  };
}
