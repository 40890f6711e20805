import { DRAWN, PLAYING, sideOf, wonBy, type AnyRules, type Outcome } from '../../cabinet/seam/rules.ts';
import { plainResult } from '../jkn/result.ts';
import { WAYS_OUT, type Ended, type WayOut } from './wayOut.ts';

/** How a record names these endings in the tag Termination; the id of the seat follows. */
const NAMES = {
  conceded: 'concession',
  repetition: 'repetition',
  quiet: 'quiet',
  agreed: 'agreement',
  time: 'time',
  abandoned: 'abandoned',
} as const satisfies Record<WayOut, string>;

/** How a game ended, as its tag Termination says it: by its players, or under its rules. */
export type CabinetEnding = (typeof NAMES)[WayOut] | 'rules';
const ENDINGS: readonly CabinetEnding[] = ['rules', ...Object.values(NAMES)];

/** The ending in a tag Termination, `time` in `time white`; null where the tag does not say how the game ended. */
export function endingNamed(termination: string | undefined): CabinetEnding | null {
  const [name] = (termination ?? '').split(' ');
  return ENDINGS.find((known) => known === name) ?? null;
}

/** The tag Termination of a game: how its players ended it, or `rules` or `unfinished`. */
export function terminationText({ seats }: AnyRules, ended: Ended | null, outcome: Outcome): string {
  if (ended === null) return outcome.over ? 'rules' : 'unfinished';
  const seat = ended.seat === null ? undefined : seats[ended.seat];
  return seat === undefined ? NAMES[ended.way] : `${NAMES[ended.way]} ${seat}`;
}

/**
 * How the players ended a game, according to its tag Termination; null if they did not, or the tag says something else.
 */
export function readTermination({ seats }: AnyRules, value: string | undefined): Ended | null {
  const [name, id] = (value ?? '').split(' ');
  const way = WAYS_OUT.find((known) => NAMES[known] === name);
  if (way === undefined) return null;
  const seat = seats.indexOf(id ?? '');
  if (seat < 0 && (way === 'conceded' || way === 'time')) return null;
  return { way, seat: seat < 0 ? null : seat };
}

/**
 * The points of the seats, from the first: 1 for each that has won, equal parts of 1 in a draw; `*` while the game goes
 * on.
 */
export function resultText(rules: AnyRules, outcome: Outcome): string {
  if (!outcome.over) return '*';
  const { winner } = outcome;
  return rules.seats
    .map((_, seat) =>
      winner === null ? `1/${rules.seats.length}` : sideOf(rules, seat) === winner ? '1' : '0',
    )
    .join('-');
}

/** A result in the spelling of the format; undefined if these seats cannot have it. */
export function readCabinetResult(rules: AnyRules, text: string): string | undefined {
  const plain = plainResult(text);
  const ends = rules.seats.map((_, seat): Outcome => wonBy(sideOf(rules, seat)));
  return ['*', ...[DRAWN, ...ends].map((outcome) => resultText(rules, outcome))].find(
    (known) => known === plain,
  );
}

/** The outcome that a result stands for; it does not give `scores`. */
export function outcomeOfResult(rules: AnyRules, result: string): Outcome {
  if (result === '*') return PLAYING;
  const seat = result.split('-').indexOf('1');
  return seat < 0 ? DRAWN : wonBy(sideOf(rules, seat));
}
