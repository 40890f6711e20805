import type { Role } from '../../game/apart/index.ts';
import { FREE_TURNS } from '../../game/sitting/clock.ts';
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

/** What this machine knows about time in a room: docs/live.md, "Clocks". */
export interface ClockWatch {
  /**
   * The game has reached this state. Returns what the other player's last turn counts for if that is more than was
   * claimed; null if the claim stands.
   */
  readonly follow: (
    now: LiveGame | null,
    terms: LiveTerms | null,
    role: Role | null,
    isOthers: boolean,
  ) => number | null;
  /** The connection is up, or down. */
  readonly connected: (isConnected: boolean) => void;
  /** Something has arrived over the connection. */
  readonly heard: () => void;
  /** Milliseconds of the present turn. */
  readonly passed: () => number;
  /** What has to be said about a flag now; null for nothing. To be called about once a second. */
  readonly due: (now: LiveGame, terms: LiveTerms, role: Role) => 'flagged' | 'flag' | 'timeout' | null;
  /** How many milliseconds of the grace period of this player's claim are left; null while none runs. */
  readonly grace: () => number | null;
  /** Since when the turn has been running, in monotonic time; null while no clock runs. */
  readonly since: () => number | null;
  /** Milliseconds of the turn in which the game ended, as far as this page has seen them; 0 while the clock runs. */
  readonly spent: () => number;
  /** What is stored of it. */
  readonly begun: () => TurnBegun | null;
  readonly used: () => Member['used'];
}

/**
 * For how many milliseconds a connection on which nothing is heard is still taken to be up. The page's own messages
 * come back every five seconds, so a longer silence means that the machine slept, or that the connection had died
 * unnoticed.
 */
const SILENT = 8_000;

/**
 * Counts the milliseconds during which this page was awake and its connection was up, as far as what it heard shows.
 */
function createConnected(steady: Time['steady']) {
  let sum = 0;
  let heardAt: number | null = null;
  const open = (now: number): number => (heardAt === null || now - heardAt > SILENT ? 0 : now - heardAt);
  return {
    time: () => sum + open(steady()),
    isNow: () => heardAt !== null && steady() - heardAt <= SILENT,
    heard: () => {
      const now = steady();
      if (heardAt === null) return;
      sum += open(now);
      heardAt = now;
    },
    set: (isConnected: boolean) => {
      heardAt = isConnected ? steady() : null;
    },
  };
}

/** Which turn of a room's games runs: see `LiveGame`. */
type Turn = Pick<LiveGame, 'number' | 'beat'>;

/** A turn as it is stored. */
const written = ({ number, beat }: Turn): string => `${number}.${beat}`;

export function createClockWatch({ steady, wall }: Time, kept: Member): ClockWatch {
  /** The turn that was followed last; null before the first. */
  let turn: Turn | null = null;
  let since = steady();
  let isRunning = false;
  let spent = 0;
  /** Whether this page has seen the present turn begin. */
  let isWhole = false;
  let used = kept.used;
  const connected = createConnected(steady);
  /**
   * The connected time when the turn began, and when the grace period of a claimed flag began; null while none runs.
   */
  let connectedAt = 0;
  let graceAt: number | null = null;

  /** Compares what the other player claimed with what was seen of the turn that has just ended. */
  const weigh = (now: LiveGame, terms: LiveTerms, role: Role): number | null => {
    const { last } = now;
    const isOthersTurn = moverOf(now) === role && last !== null && turnsMade(now.game) > FREE_TURNS;
    if (terms.clock === null || !isOthersTurn || now.end !== null) return null;
    if (used.game !== now.number) used = { game: now.number, time: 0 };
    const elapsed = isWhole ? connected.time() - connectedAt : null;
    const found = weighed(last.thought, elapsed, used.time);
    used = { game: now.number, time: found.used };
    return found.counts > last.thought ? Math.round(found.counts) : null;
  };

  const begin = (now: LiveGame, moment: number): void => {
    const { begun } = kept;
    const isKept = turn === null && begun?.turn === written(now);
    // the page was loaded again: the turn has gone on meanwhile
    since = isKept ? moment - Math.max(0, wall() - begun.wall) : moment;
    spent = isKept ? (begun.spent ?? 0) : 0;
    isWhole = turn !== null;
    turn = { number: now.number, beat: now.beat };
    connectedAt = connected.time();
    graceAt = null;
  };

  const passed = (): number => Math.max(0, Math.round(steady() - since));

  const graceLeft = (): number | null =>
    graceAt === null ? null : Math.max(0, graceAt + LIVE_TIMES.grace - connected.time());

  return {
    follow: (now, terms, role, isOthers) => {
      if (now === null || terms === null) return null;
      const moment = steady();
      let count: number | null = null;
      let wasRunning = isRunning;
      if (turn?.number !== now.number || turn.beat !== now.beat) {
        wasRunning = false;
        const isNext = turn?.number === now.number && now.beat === turn.beat + 1;
        if (isOthers && role !== null && isNext) count = weigh(now, terms, role);
        begin(now, moment);
      }
      isRunning = isTimed(now, terms) && endingOf(now) === null;
      if (wasRunning && !isRunning) spent = passed();
      return count;
    },
    connected: connected.set,
    heard: connected.heard,
    passed,
    due: (now, terms, role) => {
      if (terms.clock === null || !isRunning) return null;
      const over = passed() - leftFor(now, terms.clock);
      if (moverOf(now) === role) return over > 0 ? 'flagged' : null;
      if (!connected.isNow()) return null;
      if (now.flag === role) {
        graceAt ??= connected.time();
        return graceLeft() === 0 ? 'timeout' : null;
      }
      return mayFlag(now, terms, role) && over > LIVE_TIMES.delayATurn ? 'flag' : null;
    },
    grace: graceLeft,
    since: () => (isRunning ? since : null),
    spent: () => (isRunning ? 0 : spent),
    begun: () =>
      turn === null ? null : { turn: written(turn), wall: Math.round(wall() - (steady() - since)), spent },
    used: () => used,
  };
}
