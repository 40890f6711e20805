import { isNumber, type Lot } from '../../cabinet/seam/chance.ts';
import { newClock } from '../../game/sitting/clock.ts';
import { readTime, timeText } from '../../game/jkn/timeControl.ts';
import { seatTag, type CabinetTree } from '../../game/cabinet/index.ts';
import type { Match } from './match.ts';
import type { TableClock } from './record.ts';

/** What was agreed at a table besides the rules, and the state of clock and match. */
interface Terms {
  readonly clock: TableClock | null;
  readonly match: Match | null;
  /** What each seat has left now, in milliseconds; null without a clock. */
  readonly times: () => readonly number[] | null;
}

type TagPair = readonly [string, string];

const leftTag = (seat: string): string => `${seatTag(seat)}Left`;
/** Stands in place of a number of games if the players end their match when they like. */
const OPEN = '-';

/** The tags for the clock of a game, with what each seat has left, and for its match. */
export const termTags = ({ clock, match, times }: Terms, seats: readonly string[]): readonly TagPair[] => [
  ...(clock === null
    ? []
    : [
        ['TimeControl', timeText(clock.pace.time, clock.pace.increment)] as const,
        ...(times() ?? clock.left).map((left, seat): TagPair => [
          leftTag(seats[seat] ?? ''),
          timeText(Math.round(left), 0),
        ]),
      ]),
  ...(match === null
    ? []
    : ([
        ['Round', String(match.played + 1)],
        ['Match', match.games === null ? OPEN : String(match.games)],
        ['MatchPoints', match.points.join(',')],
      ] as const)),
];

/** The clock in the tags of a game, stopped until somebody moves or starts it; null for none. */
export function clockIn({ tags, start: { rules } }: CabinetTree): TableClock | null {
  const pace = readTime(tags.get('TimeControl') ?? '');
  const left = rules.seats.flatMap((seat) => readTime(tags.get(leftTag(seat)) ?? '')?.time ?? []);
  if (pace === null || left.length !== rules.seats.length) return null;
  return { ...newClock(), pace, left, paused: true };
}

const NUMBER = /^\d{1,4}$/u;
const POINTS = /^\d{1,4}(?:\.\d{1,20})?$/u;

/** The match in the tags of a game; null for a single game. */
export function matchIn({ tags, start: { rules } }: CabinetTree): Match | null {
  const [games = '', round = '', told = ''] = ['Match', 'Round', 'MatchPoints'].map((name) => tags.get(name));
  const points = told.split(',');
  const isMatch = (games === OPEN || NUMBER.test(games)) && NUMBER.test(round) && Number(round) > 0;
  const isWithin = games === OPEN || Number(round) <= Number(games);
  if (
    !isMatch ||
    !isWithin ||
    points.length !== rules.seats.length ||
    !points.every((one) => POINTS.test(one))
  )
    return null;
  return {
    games: games === OPEN ? null : Number(games),
    played: Number(round) - 1,
    points: points.map(Number),
  };
}

const DIGITS = /^[\da-f]{64}$/u;

/** The tags of a lot: the hash of its seed at once, the rest when it may be revealed. */
export const lotTags = (lot: Lot | null, isTold: boolean): readonly TagPair[] => {
  if (lot === null) return [];
  const hash = ['SeedHash', lot.hash] as const;
  return isTold ? [hash, ['Seed', lot.seed], ['SeedNumbers', lot.numbers.join(',')]] : [hash];
};

/** The lot in the tags of a game whose seed has been revealed, so that it can be checked; null for none. */
export function lotIn({ tags, start: { rules } }: CabinetTree): Lot | null {
  const [hash = '', seed = ''] = ['SeedHash', 'Seed'].map((name) => tags.get(name));
  const numbers = (tags.get('SeedNumbers') ?? '').split(',');
  const isLot = DIGITS.test(hash) && DIGITS.test(seed) && numbers.every(isNumber);
  return isLot && numbers.length === rules.seats.length ? { seed, hash, numbers } : null;
}
