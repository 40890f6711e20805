import {
  allSquares,
  arrayHas,
  heightOf,
  isArraySquare,
  isSameSquare,
  pieceAt,
  pieceOn,
  SIDES,
  squareName,
  squaresOf,
  widthOf,
  type Board,
  type Piece,
  type Position,
  type Side,
  type Square,
  type Variation,
} from './board.ts';
import { isBonusKind } from './first.ts';
import { letterOfPiece, pieceOfLetter } from './letters.ts';

/** What was read, or a short reason why it cannot be. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

function refused(error: string): { readonly ok: false; readonly error: string } {
  return { ok: false, error };
}

/** Section 12, field 1: one rank, with 1 … as its number from the south for the reason. */
function readRank(variation: Variation, text: string, number: number): Result<(Piece | undefined)[]> {
  const width = widthOf(variation);
  const pieces: (Piece | undefined)[] = [];
  for (const part of text.match(/[0-9]+|[^0-9]/g) ?? []) {
    if (/^[0-9]/.test(part)) {
      if (part.startsWith('0')) return refused(`board: a number in rank ${number} begins with 0`);
      if (Number(part) > width) return refused(`board: rank ${number} is too wide`);
      for (let run = 0; run < Number(part); run++) pieces.push(undefined);
    } else {
      const piece = pieceOfLetter(part);
      if (piece === undefined || !variation.kinds.includes(piece.kind))
        return refused(`board: unknown letter ${part} in rank ${number}`);
      pieces.push(piece);
    }
  }
  if (pieces.length !== width) return refused(`board: ${pieces.length} squares in rank ${number}`);
  return { ok: true, value: pieces };
}

/** Section 12, field 1. */
function readBoard(variation: Variation, text: string): Result<Board> {
  const height = heightOf(variation);
  const ranks = text.split('/');
  if (ranks.length !== height) return refused(`board: ${ranks.length} ranks`);
  const fromNorth: (Piece | undefined)[][] = [];
  for (const [index, rank] of ranks.entries()) {
    const pieces = readRank(variation, rank, height - index);
    if (!pieces.ok) return pieces;
    fromNorth.push(pieces.value);
  }
  return { ok: true, value: fromNorth.toReversed() };
}

/** Section 12, field 3: always `-` where the array has no Kapt and no Chuktar. */
function readFluttember(variation: Variation, text: string): Result<readonly Side[]> {
  if (text === '-') return { ok: true, value: [] };
  if (!arrayHas(variation, ['kapt', 'chuktar'])) return refused('Fluttember: not in this game');
  if (text === 'YB') return { ok: true, value: ['yellow', 'blue'] };
  if (text === 'Y') return { ok: true, value: ['yellow'] };
  if (text === 'B') return { ok: true, value: ['blue'] };
  return refused('Fluttember: not YB, Y, B or -');
}

/** Section 12, field 4: each square once, in the order of the board, with a piece that may be listed. */
function readMoved(variation: Variation, board: Board, text: string): Result<readonly Square[]> {
  if (text === '-') return { ok: true, value: [] };
  const names = text.split(',');
  const listed = allSquares(variation).filter((square) => names.includes(squareName(variation, square)));
  const sorted = listed.map((square) => squareName(variation, square)).join(',');
  if (sorted !== text) return refused('moved: not squares of this board, each once, sorted by rank and file');
  for (const square of listed) {
    const piece = pieceOn(board, square);
    if (piece === undefined || !isBonusKind(piece) || !isArraySquare(variation, square, piece)) {
      return refused(`moved: no piece for the list on ${squareName(variation, square)}`);
    }
  }
  return { ok: true, value: listed };
}

/** Section 12: exactly one King a side in games with Kings, none in games without. */
function kingError(position: Position): string | undefined {
  const expected = arrayHas(position.variation, ['king']) ? 1 : 0;
  for (const side of SIDES) {
    const squares = squaresOf(position, side);
    const kings = squares.filter((square) => pieceAt(position, square)?.kind === 'king').length;
    if (kings !== expected) return `board: ${side} has ${kings} Kings`;
  }
  return undefined;
}

/** Section 12: reads a position line, all but the test that the side not to move is not in Kaida. */
export function readPosition(variation: Variation, line: string): Result<Position> {
  const fields = line.split(' ');
  // A second space, or one at an end of the line, shows as an empty field.
  if (fields.length !== 5 || fields.includes('')) return refused('line: not five fields with single spaces');
  const [boardText = '', side = '', fluttemberText = '', movedText = '', turns = ''] = fields;
  const board = readBoard(variation, boardText);
  if (!board.ok) return board;
  if (side !== 'y' && side !== 'b') return refused('side: not y or b');
  const fluttember = readFluttember(variation, fluttemberText);
  if (!fluttember.ok) return fluttember;
  const moved = readMoved(variation, board.value, movedText);
  if (!moved.ok) return moved;
  if (!/^(0|[1-9][0-9]*)$/.test(turns)) return refused('turns: not a number of turns');
  const position: Position = {
    variation,
    board: board.value,
    sideToMove: side === 'y' ? 'yellow' : 'blue',
    fluttember: fluttember.value,
    moved: moved.value,
    turns: BigInt(turns),
  };
  const error = kingError(position);
  return error === undefined ? { ok: true, value: position } : refused(error);
}

/** Section 12, field 1: one rank from west to east. */
function writeRank(pieces: readonly (Piece | undefined)[]): string {
  let text = '';
  let run = 0;
  for (const piece of pieces) {
    if (piece === undefined) {
      run++;
      continue;
    }
    if (run > 0) text += String(run);
    run = 0;
    text += letterOfPiece(piece);
  }
  return run > 0 ? text + String(run) : text;
}

/** Section 12: the one spelling of a position. */
export function writePosition(position: Position): string {
  const { variation, board, sideToMove, fluttember, moved, turns } = position;
  const boardText = board
    .map((rank) => writeRank(rank))
    .toReversed()
    .join('/');
  const rights = SIDES.filter((side) => fluttember.includes(side));
  const fluttemberText = rights.map((side) => (side === 'yellow' ? 'Y' : 'B')).join('');
  const movedText = allSquares(variation)
    .filter((square) => moved.some((other) => isSameSquare(other, square)))
    .map((square) => squareName(variation, square))
    .join(',');
  const sideText = sideToMove === 'yellow' ? 'y' : 'b';
  return [boardText, sideText, fluttemberText || '-', movedText || '-', String(turns)].join(' ');
}

/** Sections 3 and 12: the line of the start. */
export function startLine(variation: Variation): string {
  return writePosition({
    variation,
    board: variation.array,
    sideToMove: 'yellow',
    fluttember: arrayHas(variation, ['kapt', 'chuktar']) ? SIDES : [],
    moved: [],
    turns: 0n,
  });
}
