import { gameBy, type AnyGame } from '../../cabinet/seam/game.ts';
import { playWritten, type Ply } from '../../cabinet/seam/ply.ts';
import type { AnyRules, Outcome } from '../../cabinet/seam/rules.ts';
import { openMoves } from '../../cabinet/seam/seen.ts';
import { keyOf } from '../../cabinet/seam/walk.ts';
import type { Ended } from '../../game/cabinet/wayOut.ts';

/** A game as a line of moves. */
export interface Line {
  readonly game: AnyGame;
  readonly rules: AnyRules;
  /** The position before the first move. */
  readonly start: unknown;
  readonly plies: readonly Ply[];
}

/** The position after this many moves. */
export const positionAt = ({ start, plies }: Line, at: number): unknown =>
  at === 0 ? start : plies[at - 1]?.after;

/** The positions before that one, the oldest first. */
export const pastAt = ({ plies }: Line, at: number): readonly unknown[] =>
  plies.slice(0, at).map(({ before }) => before);

/** The state of the game after this many moves, by its rules. */
export const outcomeAt = ({ rules, start, plies }: Line, at: number): Outcome =>
  plies[at - 1]?.outcome ?? rules.outcome(start);

/** The ply of a written move after this many others; null if it is not legal, and if the game is over there. */
export const plyOf = (line: Line, at: number, text: string): Ply | null =>
  outcomeAt(line, at).over
    ? null
    : playWritten(line.rules, positionAt(line, at), text, () => pastAt(line, at));

/** How many of the first moves chance has made. */
export const drawsBefore = ({ rules, plies }: Line, at: number): number =>
  plies.slice(0, at).filter(({ before }) => rules.turn(before) === 'chance').length;

/**
 * After how many moves something was last revealed that nobody can forget: by chance, or by a player who hides cards
 * from others. Nothing up to that point is taken back or played differently; 0 if there is neither.
 */
export const firmOf = ({ game, rules, plies }: Line): number => {
  if (rules.secrets !== undefined) return plies.length;
  return game.chance === undefined
    ? 0
    : plies.findLastIndex(({ before }) => rules.turn(before) === 'chance') + 1;
};

/**
 * A game without a move, from a written position; null stands for the start of its rules. Returns null if the position
 * is wrong.
 */
export function newLine(game: AnyGame, rules: AnyRules, start: string | null): Line | null {
  const shown = gameBy(game, rules);
  if (start === null) return { game: shown, rules, start: rules.start(), plies: [] };
  const read = rules.read(start);
  return read.ok ? { game: shown, rules, start: read.value, plies: [] } : null;
}

/** A line with written moves added, and whether all of them were legal: it ends before the first that was not. */
export function lineWith(
  begun: Line,
  moves: readonly string[],
): { readonly line: Line; readonly isWhole: boolean } {
  const plies = [...begun.plies];
  const line: Line = { ...begun, plies };
  for (const text of moves) {
    const ply = plyOf(line, plies.length, text);
    if (ply === null) return { line, isWhole: false };
    plies.push(ply);
  }
  return { line, isWhole: true };
}

/** The number of turns without progress after which a player may claim a draw, and the number of repetitions. */
export const QUIET_TURNS = 100;
export const REPEATED = 3;

/** The draw that a player may claim after all moves of a line; null if there is none. */
export function claimOf(line: Line): 'repetition' | 'quiet' | null {
  const { rules, plies, game } = line;
  const now = plies.at(-1);
  if (now === undefined || now.outcome.over || game.isNeverDrawn === true) return null;
  const key = keyOf(rules, now.after);
  const before = plies.filter((ply) => keyOf(rules, ply.before) === key).length;
  if (before + 1 >= REPEATED) return 'repetition';
  const first = plies.length - (game.quietTurns ?? QUIET_TURNS);
  const isQuiet =
    first >= 0 &&
    plies
      .slice(first)
      .every((ply, index) => !game.isProgress(ply.before, ply.move, plies.slice(0, first + index)));
  return isQuiet ? 'quiet' : null;
}

/** Whether a seat has been put out of a game that the others continue. */
export const isOut = (line: Line, seat: number): boolean =>
  (line.game.fallenTo?.(positionAt(line, line.plies.length), seat) ?? null) !== null;

/**
 * The state of a game at its end: by its rules, or by what the players did. A player who gives up leaves the win to the
 * last one remaining.
 */
export function outcomeOf(line: Line, ended: Ended | null): Outcome {
  const outcome = outcomeAt(line, line.plies.length);
  if (outcome.over || ended === null) return outcome;
  if (ended.way === 'quiet' && line.rules.claimed !== undefined)
    return line.rules.claimed(positionAt(line, line.plies.length));
  const isLost = ended.way === 'conceded' || ended.way === 'time';
  const others = line.rules.seats.filter((_, seat) => seat !== ended.seat && !isOut(line, seat));
  const [winner = null] = isLost && others.length === 1 ? others : [];
  return { over: true, winner, scores: null };
}

/** The position from which a line was played, in writing; null for the start of its rules. */
export function startOf({ rules, start }: Line): string | null {
  const text = rules.write(start);
  return text === rules.write(rules.start()) ? null : text;
}

/**
 * How many moves of a game may be shown to everybody at the table: all of them when it is over; before that, those up
 * to the last open position, which in a game of cards are the deals that have been played out.
 */
export const openCount = (line: Line, ended: Ended | null): number =>
  outcomeOf(line, ended).over
    ? line.plies.length
    : openMoves(line.rules, [line.start, ...line.plies.map(({ after }) => after)]);
