import {
  formatCoordinates,
  formatPosition,
  formatRecord,
  isKaida,
  legalMoves,
  movesWithSuffix,
  outcome,
  parseMove,
  parsePosition,
  play,
  type Outcome,
  type Position,
} from '../../src/engine/index.ts';
import { variationOf } from './grid.ts';
import {
  referenceMoves,
  referenceOutcome,
  referencePlay,
  referenceRecords,
  referenceValid,
} from './reference/index.ts';

/** A place where the engine and the reference differ. */
export interface Disagreement {
  readonly what: string;
  readonly variation: string;
  readonly position: string;
  readonly engine: string;
  readonly reference: string;
}

/** What to compare besides moves and outcome, which are cheap. */
export interface Depth {
  readonly records: boolean;
  /** The legal moves, by their place in the sorted list, to play on both sides. */
  readonly plays: (moves: readonly string[]) => readonly string[];
}

const sorted = (lines: readonly string[]): string[] => lines.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** The legal moves in coordinate form, sorted. */
export const movesText = (position: Position): string[] =>
  sorted(legalMoves(position).map((move) => formatCoordinates(position.ruleset, move)));

/** The legal moves in record form, sorted. */
export const recordsText = (position: Position): string[] =>
  sorted(movesWithSuffix(position).map(({ move, suffix }) => formatRecord(position, move, suffix)));

const points = (value: number): string => (value === 0.5 ? '1/2' : String(value));

function endingText(result: Outcome): string {
  if (result.status === 'playing') return 'playing';
  const score = `${points(result.points.yellow)}-${points(result.points.blue)}`;
  return [result.ending, result.winner, score].filter((word) => word !== null).join(' ');
}

/** The outcome as the command line prints it, on one line. */
export const outcomeText = (position: Position): string =>
  `${endingText(outcome(position))}${isKaida(position) ? ' kaida' : ''}`;

/** The position line after a move in coordinate form; the reason as text where the engine refuses. */
export function playText(position: Position, text: string): string {
  const move = parseMove(position, text);
  if (!move.ok) return `unread: ${move.error.code}`;
  const played = play(position, move.value);
  return played.ok ? formatPosition(played.value.position) : `refused: ${played.error.code}`;
}

/** What one list has and the other lacks. */
function difference(engine: readonly string[], reference: readonly string[]): [string, string] | null {
  if (engine.join(' ') === reference.join(' ')) return null;
  const extra = engine.filter((line) => !reference.includes(line));
  const missing = reference.filter((line) => !engine.includes(line));
  return [`also ${extra.join(' ')} (${engine.length})`, `also ${missing.join(' ')} (${reference.length})`];
}

/** Compares engine and reference on one position line; null where they agree. */
export function compare(variation: string, line: string, depth: Depth): Disagreement | null {
  const differ = (what: string, [engine, reference]: [string, string]): Disagreement => ({
    what,
    variation,
    position: line,
    engine,
    reference,
  });
  const read = parsePosition(variationOf(variation), line);
  const reason = referenceValid(variation, line);
  if (read.ok !== (reason === null))
    return differ('validity', [read.ok ? 'valid' : read.error.code, reason ?? 'valid']);
  if (!read.ok) return null;
  const position = read.value;
  const moves = movesText(position);
  const byMoves = difference(moves, referenceMoves(variation, line));
  if (byMoves !== null) return differ('moves', byMoves);
  const [engineOutcome, referenceOut] = [
    outcomeText(position),
    referenceOutcome(variation, line).replace('\n', ' '),
  ];
  if (engineOutcome !== referenceOut) return differ('outcome', [engineOutcome, referenceOut]);
  if (depth.records) {
    const byRecords = difference(recordsText(position), referenceRecords(variation, line));
    if (byRecords !== null) return differ('records', byRecords);
  }
  for (const move of depth.plays(moves)) {
    const [after, expected] = [playText(position, move), referencePlay(variation, line, move)];
    if (after !== expected) return differ(`after ${move}`, [after, expected]);
  }
  return null;
}
