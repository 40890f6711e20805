import { enemyOf, isEmpty, pieceAt, squareName, type Position } from './board.ts';
import { readVariation, variationOf } from './ids.ts';

import { movesOf, outcomeText, suffixOf } from './ending.ts';
import { codeOfKind, letterOfKind } from './letters.ts';
import { positionAfter, type Move } from './moves.ts';
import { isInKaida } from './routes.ts';
import { readPosition, startLine, writePosition, type Result } from './text.ts';

/** Section 12: reads a position that is valid in every respect. */
function readValid(variation: string, line: string): Result<Position> {
  const game = readVariation(variation);
  if (!game.ok) return game;
  const read = readPosition(game.value, line);
  if (!read.ok) return read;
  if (isInKaida(read.value, enemyOf(read.value.sideToMove))) {
    return { ok: false, error: 'board: the King of the side not to move is in Kaida' };
  }
  return read;
}

/** What was found for the last few lines: whoever asks for moves asks for records and the outcome next. */
const found = new Map<string, { readonly read: Result<Position>; moves?: readonly Move[] }>();
const MOST_FOUND = 8;

function findingsOf(variation: string, line: string) {
  const key = `${variation} ${line}`;
  const findings = found.get(key) ?? { read: readValid(variation, line) };
  found.delete(key);
  found.set(key, findings);
  const [oldest = ''] = found.keys();
  if (found.size > MOST_FOUND) found.delete(oldest);
  return findings;
}

/** The position of a line that must be valid; throws with the reason where it is not. */
function mustRead(variation: string, line: string): Position {
  const { read } = findingsOf(variation, line);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** The legal moves of such a line; none when the game is over. */
function mustFindMoves(variation: string, line: string): readonly Move[] {
  const position = mustRead(variation, line);
  const findings = findingsOf(variation, line);
  findings.moves ??= movesOf(position);
  return findings.moves;
}

/** Sections 12 and 18: the square from which a move starts, or all three. */
function startsOf(position: Position, move: Move): string {
  return [move, ...move.others].map(({ from }) => squareName(position.variation, from)).join('&');
}

/** Section 12, coordinate form. */
function coordinates(position: Position, move: Move): string {
  const from = startsOf(position, move);
  const to = squareName(position.variation, move.to);
  return `${from}-${to}${move.promotion === undefined ? '' : `=${letterOfKind(move.promotion)}`}`;
}

/** Section 12, sign. */
function signOf(position: Position, move: Move): string {
  if (move.isFluttember) return '<>';
  // Section 18: nothing is captured, though the first may step where the second stood.
  if (move.others.length > 0) return '-';
  const isCapture = !isEmpty(position, move.to);
  if (move.isVault) return isCapture ? '^x' : '^';
  return isCapture ? 'x' : '-';
}

/** Section 12, record form. */
function record(position: Position, move: Move): string {
  const piece = pieceAt(position, move.from);
  if (piece === undefined) throw new Error('a move from an empty square');
  const from = startsOf(position, move);
  const to = squareName(position.variation, move.to);
  const promotion = move.promotion === undefined ? '' : `=${codeOfKind(move.promotion)}`;
  const suffix = suffixOf(position, move);
  return `${codeOfKind(piece.kind)}${from}${signOf(position, move)}${to}${promotion}${suffix}`;
}

/** Sections 4 to 9: the legal moves in coordinate form, sorted; none when the game is over. */
export function referenceMoves(variation: string, position: string): string[] {
  const from = mustRead(variation, position);
  return mustFindMoves(variation, position)
    .map((move) => coordinates(from, move))
    .toSorted();
}

/** Section 12: the legal moves in record form, sorted. */
export function referenceRecords(variation: string, position: string): string[] {
  const from = mustRead(variation, position);
  return mustFindMoves(variation, position)
    .map((move) => record(from, move))
    .toSorted();
}

/** Section 12: the position line after a legal move in coordinate form; throws on any other. */
export function referencePlay(variation: string, position: string, move: string): string {
  const from = mustRead(variation, position);
  const legal = mustFindMoves(variation, position).find((other) => coordinates(from, other) === move);
  if (legal === undefined) throw new Error(`not a legal move: ${move}`);
  return writePosition(positionAfter(from, legal));
}

/** Section 9: `playing`, `hyrkaida yellow 1-0` and so on, with `kaida` on a second line. */
export function referenceOutcome(variation: string, position: string): string {
  return outcomeText(mustRead(variation, position));
}

/** Section 12: null for a valid position line, else a short reason. */
export function referenceValid(variation: string, position: string): string | null {
  const { read } = findingsOf(variation, position);
  return read.ok ? null : read.error;
}

/** Section 13: null for an id of a playable game, else a short reason. */
export function referenceIdError(variation: string): string | null {
  const game = readVariation(variation);
  return game.ok ? null : game.error;
}

/** Section 12: the position line of the start. */
export function referenceStart(variation: string): string {
  return startLine(variationOf(variation));
}
