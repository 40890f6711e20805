import { accept, type Result } from '../../../engine/index.ts';
import { readTurns } from '../../seam/armies.ts';
import { EMPTY, fault, readFields, readSide, type Cell } from '../../seam/ranks.ts';
import type { Fault } from '../../seam/rules.ts';
import {
  colourOf,
  COLOURS,
  COLUMNS,
  columnOf,
  fieldOf,
  kindOf,
  nameOf,
  ROWS,
  rowOf,
  squareAt,
  SQUARES,
  type Colour,
} from './board.ts';

export interface Position {
  readonly cells: readonly Cell[];
  readonly side: Colour;
  /** The owner of each army. */
  readonly owners: Readonly<Record<Colour, Colour>>;
  /** The squares of the unmoved Rooks that may still castle. */
  readonly rooks: readonly number[];
  /** The squares passed by double steps where en passant is still possible, by the player who made the step. */
  readonly passed: Readonly<Partial<Record<Colour, number>>>;
  readonly turns: number;
}

const KINDS = 'KQRBNP';

/** The squares by ranks 1 to 12, each from left to right as its own player sees it, as they are written. */
const WRITTEN: readonly (readonly number[])[] = [
  ...[0, 1, 2, 3].map((row) => [0, row] as const),
  ...[3, 2, 1, 0].map((row) => [1, row] as const),
  ...[3, 2, 1, 0].map((row) => [2, row] as const),
].map(([field, row]) => Array.from({ length: COLUMNS }, (_, column) => squareAt(field, column, row)));

/** Section 7, field 4: the corners, in their order. */
const ROOK_SQUARES: readonly number[] = ['a1', 'h1', 'l8', 'a8', 'h12', 'l12'].map((name) =>
  Array.from({ length: SQUARES }, (_, square) => square).findIndex((square) => nameOf(square) === name),
);

/** Section 3: the column of the Kings. */
export const KING_COLUMN = 4;

export const ownerOf = ({ owners }: Pick<Position, 'owners'>, cell: Cell): Colour | null => {
  const colour = colourOf(cell);
  return colour === null ? null : owners[colour];
};

export const kingOf = (cells: readonly Cell[], colour: Colour): number => cells.indexOf(`${colour}K`);

/** A player is out when another owns his army. */
const isIn = ({ owners }: Pick<Position, 'owners'>, colour: Colour): boolean => owners[colour] === colour;
export const playersIn = (position: Pick<Position, 'owners'>): readonly Colour[] =>
  COLOURS.filter((colour) => isIn(position, colour));

/** The next player who is still in. */
export function playerAfter(position: Pick<Position, 'owners'>, colour: Colour): Colour {
  const at = COLOURS.indexOf(colour);
  return (
    [1, 2]
      .map((places) => COLOURS[(at + places) % COLOURS.length] ?? colour)
      .find((other) => isIn(position, other)) ?? colour
  );
}

function writeRank(cells: readonly Cell[], squares: readonly number[]): string {
  let text = '';
  let run = 0;
  for (const square of squares) {
    const cell = cells[square] ?? EMPTY;
    if (cell === EMPTY) run++;
    else {
      text += (run > 0 ? String(run) : '') + cell;
      run = 0;
    }
  }
  return text + (run > 0 ? String(run) : '');
}

export const write = ({ cells, side, owners, rooks, passed, turns }: Position): string =>
  [
    WRITTEN.map((squares) => writeRank(cells, squares)).join('/'),
    side,
    COLOURS.map((colour) => owners[colour]).join(''),
    ROOK_SQUARES.filter((square) => rooks.includes(square))
      .map(nameOf)
      .join(',') || '-',
    COLOURS.flatMap((colour) => {
      const square = passed[colour];
      return square === undefined ? [] : [`${colour}:${nameOf(square)}`];
    }).join(',') || '-',
    turns,
  ].join(' ');

function readCells(text: string): Result<Cell[], Fault> {
  const ranks = text.split('/');
  if (ranks.length !== WRITTEN.length) return fault('parts', 1, text);
  const cells: Cell[] = Array.from({ length: SQUARES }, () => EMPTY);
  for (const [index, rank] of ranks.entries()) {
    const squares = WRITTEN[index] ?? [];
    let next = 0;
    for (const part of rank.match(/\d|[a-z][A-Z]|./gu) ?? []) {
      if (/^[1-8]$/u.test(part)) {
        next += Number(part);
        continue;
      }
      if (colourOf(part) === null || !KINDS.includes(part.charAt(1)) || part.length !== 2)
        return fault('unknown', 1, part);
      const square = squares[next];
      if (square === undefined) return fault('length', 1, rank);
      cells[square] = part;
      next++;
    }
    if (next !== COLUMNS) return fault('length', 1, rank);
  }
  return accept(cells);
}

/** Section 7, field 3: a player who is out owns nothing. */
function readOwners(text: string): Result<Position['owners'], Fault> {
  const [w, r, b] = Array.from(text, (letter) => COLOURS.find((colour) => colour === letter));
  if (text.length !== COLOURS.length || w === undefined || r === undefined || b === undefined)
    return fault('unknown', 3, text);
  const owners = { w, r, b };
  const stranger = COLOURS.find((colour) => owners[owners[colour]] !== owners[colour]);
  return stranger === undefined ? accept(owners) : fault('excluded', 3, text);
}

/** Section 7, field 4: an unmoved Rook and its King stand where they began. */
function readRooks(text: string, cells: readonly Cell[]): Result<readonly number[], Fault> {
  if (text === '-') return accept([]);
  const names = text.split(',');
  const rooks = ROOK_SQUARES.filter((square) => names.includes(nameOf(square)));
  if (rooks.map(nameOf).join() !== text) return fault('spelling', 4, text);
  const wrong = rooks.find((square) => {
    const colour = COLOURS[fieldOf(square)] ?? 'w';
    const king = squareAt(fieldOf(square), KING_COLUMN, 0);
    return cells[square] !== `${colour}R` || cells[king] !== `${colour}K`;
  });
  return wrong === undefined ? accept(rooks) : fault('place', 4, nameOf(wrong));
}

/** Where the Pawn stands that has passed a square by a double step: just beyond it. */
export const pawnBeyond = (passed: number): number => squareAt(fieldOf(passed), columnOf(passed), ROWS - 1);

/** Section 7, field 5: just beyond each mark stands the Pawn that made the step; its player is not the one to move. */
function readPassed(
  text: string,
  position: Pick<Position, 'cells' | 'side' | 'owners'>,
): Result<Position['passed'], Fault> {
  if (text === '-') return accept({});
  const passed: Partial<Record<Colour, number>> = {};
  for (const part of text.split(',')) {
    const colour = COLOURS.find((other) => part.startsWith(`${other}:`));
    const square = position.cells.findIndex((_, other) => nameOf(other) === part.slice(2));
    if (colour === undefined || square < 0) return fault('unknown', 5, part);
    const pawn = position.cells[pawnBeyond(square)] ?? EMPTY;
    const isRight =
      colour !== position.side &&
      rowOf(square) === 2 &&
      kindOf(pawn) === 'P' &&
      ownerOf(position, pawn) === colour &&
      COLOURS.indexOf(colourOf(pawn) ?? 'w') === fieldOf(square);
    if (!isRight) return fault('place', 5, part);
    passed[colour] = square;
  }
  return accept(passed);
}

/** Section 7. Threats to Kings are left to the rules. */
export function read(text: string): Result<Position, Fault> {
  const fields = readFields(text, 6);
  if (!fields.ok) return fields;
  const [board = '', turn = '', owned = '', castles = '', marks = '', played = ''] = fields.value;
  const cells = readCells(board);
  if (!cells.ok) return cells;
  const side = readSide(turn, COLOURS, 2);
  if (!side.ok) return side;
  const owners = readOwners(owned);
  if (!owners.ok) return owners;
  if (!isIn({ owners: owners.value }, side.value)) return fault('side', 2, turn);
  const wrong = COLOURS.find((colour) => {
    const kings = cells.value.filter((cell) => cell === `${colour}K`).length;
    return kings !== (isIn({ owners: owners.value }, colour) ? 1 : 0);
  });
  if (wrong !== undefined) return fault('count', 1, `${wrong}K`);
  const rooks = readRooks(castles, cells.value);
  if (!rooks.ok) return rooks;
  const passed = readPassed(marks, { cells: cells.value, side: side.value, owners: owners.value });
  if (!passed.ok) return passed;
  const turns = readTurns(played, 6);
  if (!turns.ok) return turns;
  const position: Position = {
    cells: cells.value,
    side: side.value,
    owners: owners.value,
    rooks: rooks.value,
    passed: passed.value,
    turns: turns.value,
  };
  return write(position) === text ? accept(position) : fault('spelling', 0, text);
}
