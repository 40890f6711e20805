/** Section 1, Words: the two sides. Yellow is south and moves north. */
export const SIDES = ['yellow', 'blue'] as const;
export type Side = (typeof SIDES)[number];

/** Sections 2 and 15. */
export const KINDS = [
  'swod',
  'deldar',
  'hikdar',
  'jiktar',
  'chuktar',
  'kapt',
  'paktun',
  'pallan',
  'king',
  'hyrpaktun',
  'flutsman',
  'archer',
  'crossbowman',
] as const;
export type Kind = (typeof KINDS)[number];

export type Piece = { readonly side: Side; readonly kind: Kind };

/** Section 1: files from 0 in the west, ranks from 0 in the south, over the whole board. */
export type Square = { readonly file: number; readonly rank: number };

/** Section 1, Words: one step, counted in squares to the east and to the north. */
export type Direction = { readonly east: number; readonly north: number };

/** The pieces by rank from the south, then by file from the west; undefined is an empty square. */
export type Board = readonly (readonly (Piece | undefined)[])[];

/** Section 16. */
export const RULE_NAMES = [
  'deldar-step-quiet',
  'deldar-two-only',
  'home-limit',
  'hyrpaktun-step',
  'jiktar-as-chuktar',
  'kapt-to-vault',
  'kapt-turn',
  'leapers-off-side',
  'missiles-halt',
  'no-king-vault',
  'trans-drin',
  'two-bends',
  'two-fronts',
  'vault-then-move',
  'wait-at-front',
] as const;
export type RuleName = (typeof RULE_NAMES)[number];

/** Section 19. */
export type Terrain = 'river' | 'wood' | 'hill';

/** Sections 1, 3, 5, 8, 10 and 14 to 19: what tells one game from another. */
export type Variation = {
  /** Names of the drins: rows from the north, in a row from the west. */
  readonly drins: readonly (readonly string[])[];
  readonly array: Board;
  /** Section 5: m, the least length of a vaulting line. */
  readonly leastLine: number;
  /** Section 8: what a Swod may be when it has reached the last rank; staying a Swod is one of them. */
  readonly promotions: readonly Kind[];
  /** Section 10, Drak's City: every move is a vault and only Pallans capture. */
  readonly isVaultsOnly: boolean;
  /** Section 15: every kind that may stand on the board. */
  readonly kinds: readonly Kind[];
  /** Section 18. */
  readonly hasCompanyMove: boolean;
  /** Section 16. */
  readonly rules: ReadonlySet<RuleName>;
  /** Section 19: what lies on a square, by its `squareKey`. */
  readonly terrain: ReadonlyMap<string, Terrain>;
};

/** Section 12. */
export type Position = {
  readonly variation: Variation;
  readonly board: Board;
  readonly sideToMove: Side;
  /** Field 3: the sides that have not yet made their Fluttember. */
  readonly fluttember: readonly Side[];
  /** Field 4: pieces that have moved but stand on an array square of their side and kind. */
  readonly moved: readonly Square[];
  readonly turns: bigint;
  /** Section 16, home-limit: the home drins of this side are closed to the way that is looked for. */
  readonly closedHome?: Side;
};

const NORTH = { east: 0, north: 1 };
const SOUTH = { east: 0, north: -1 };
const EAST = { east: 1, north: 0 };
const WEST = { east: -1, north: 0 };
const NORTH_EAST = { east: 1, north: 1 };
const NORTH_WEST = { east: -1, north: 1 };
const SOUTH_EAST = { east: 1, north: -1 };
const SOUTH_WEST = { east: -1, north: -1 };

/** Section 1, Words: the 8 directions. */
export const ORTHOGONALS: readonly Direction[] = [NORTH, SOUTH, EAST, WEST];
export const DIAGONALS: readonly Direction[] = [NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST];
export const DIRECTIONS: readonly Direction[] = [...ORTHOGONALS, ...DIAGONALS];

/** Section 1, Words: straight forward, N for Yellow and S for Blue. */
export function straightForward(side: Side): Direction {
  return side === 'yellow' ? NORTH : SOUTH;
}

/** Section 1, Words: diagonally forward, NE and NW for Yellow, SE and SW for Blue. */
export function diagonallyForward(side: Side): readonly Direction[] {
  return side === 'yellow' ? [NORTH_EAST, NORTH_WEST] : [SOUTH_EAST, SOUTH_WEST];
}

/** Section 1, Words. */
export function enemyOf(side: Side): Side {
  return side === 'yellow' ? 'blue' : 'yellow';
}

export function isSameDirection(one: Direction, other: Direction): boolean {
  return one.east === other.east && one.north === other.north;
}

export function isReverse(one: Direction, other: Direction): boolean {
  return one.east === -other.east && one.north === -other.north;
}

export function isSameSquare(one: Square, other: Square): boolean {
  return one.file === other.file && one.rank === other.rank;
}

/** Section 1: the square one step away, perhaps off the board. */
export function step(from: Square, direction: Direction): Square {
  return { file: from.file + direction.east, rank: from.rank + direction.north };
}

/** Section 1: the number of files of the whole board; a drin is 6 squares wide. */
export function widthOf(variation: Variation): number {
  const northRow = variation.drins[0];
  if (northRow === undefined) throw new Error('a board without drins');
  return northRow.length * 6;
}

/** Section 1: the number of ranks of the whole board; a drin is 6 squares high. */
export function heightOf(variation: Variation): number {
  return variation.drins.length * 6;
}

/** The squares of boards that were asked for, by their drins: a board never changes. */
const squaresByDrins = new WeakMap<Variation['drins'], readonly Square[]>();

/** Section 1: every square of the board, by rank from the south, then by file from the west. */
export function allSquares(variation: Variation): readonly Square[] {
  const known = squaresByDrins.get(variation.drins);
  if (known !== undefined) return known;
  const squares: Square[] = [];
  for (let rank = 0; rank < heightOf(variation); rank++) {
    for (let file = 0; file < widthOf(variation); file++) squares.push({ file, rank });
  }
  squaresByDrins.set(variation.drins, squares);
  return squares;
}

/** Section 1. */
export function isOnBoard(position: Position, square: Square): boolean {
  const { file, rank } = square;
  return file >= 0 && file < widthOf(position.variation) && rank >= 0 && rank < heightOf(position.variation);
}

/** Section 16, home-limit: the row of drins at this side's edge. */
export function isHome(variation: Variation, square: Square, side: Side): boolean {
  const row = Math.floor(square.rank / 6);
  return row === (side === 'yellow' ? 0 : variation.drins.length - 1);
}

/** Section 1, and 16 (home-limit): may a way lead over this square? */
export function isOpen(position: Position, square: Square): boolean {
  if (!isOnBoard(position, square)) return false;
  return position.closedHome === undefined || !isHome(position.variation, square, position.closedHome);
}

/** Section 1: a square's short name, `Zb1`; section 14: a drin's code is its initial, or two letters. */
export function squareName(variation: Variation, square: Square): string {
  const drin = drinOf(square);
  const name = variation.drins.toReversed()[drin.row]?.[drin.column];
  if (name === undefined) throw new Error('a square off the board');
  const code = ['Mirvol', 'Sleeth', 'Corth'].includes(name) ? name.slice(0, 2) : name.charAt(0);
  return code + 'abcdef'.charAt(square.file % 6) + String((square.rank % 6) + 1);
}

/** A square as a key of a map. */
export const squareKey = ({ file, rank }: Square): string => `${file},${rank}`;

/** Section 19: what lies on a square. */
export function terrainAt(position: Position, square: Square): Terrain | undefined {
  const { terrain } = position.variation;
  return terrain.size === 0 ? undefined : terrain.get(squareKey(square));
}

/** Sections 5 and 19: does the square carry a vault? A piece does, and an empty hill. */
export function carriesVault(position: Position, square: Square): boolean {
  return !isEmpty(position, square) || terrainAt(position, square) === 'hill';
}

/** Section 1: the drin of a square, by its column from the west and its row from the south. */
export function drinOf(square: Square): { column: number; row: number } {
  return { column: Math.floor(square.file / 6), row: Math.floor(square.rank / 6) };
}

/** Section 1, R1: a step from a square of one drin to a square of another is one crossing. */
export function isCrossing(from: Square, to: Square): boolean {
  return drinOf(from).column !== drinOf(to).column || drinOf(from).row !== drinOf(to).row;
}

/** What stands on a square of a board. */
export function pieceOn(board: Board, square: Square): Piece | undefined {
  return board[square.rank]?.[square.file];
}

export function pieceAt(position: Position, square: Square): Piece | undefined {
  return pieceOn(position.board, square);
}

/** Section 1, Words. */
export function isEmpty(position: Position, square: Square): boolean {
  return pieceAt(position, square) === undefined;
}

/** A copy of the board with one square changed. */
export function put(board: Board, square: Square, piece: Piece | undefined): Board {
  return board.map((pieces, rank) =>
    rank === square.rank ? pieces.map((old, file) => (file === square.file ? piece : old)) : pieces,
  );
}

/** The position as it is for a piece in the middle of its turn: its square of origin is empty. */
export function lift(position: Position, origin: Square): Position {
  return { ...position, board: put(position.board, origin, undefined) };
}

/** The squares where pieces of a side stand. */
export function squaresOf(position: Position, side: Side): Square[] {
  return allSquares(position.variation).filter((square) => pieceAt(position, square)?.side === side);
}

/** Sections 7 and 12: does a piece of this side and kind stand on this square in the array? */
export function isArraySquare(variation: Variation, square: Square, piece: Piece): boolean {
  const original = pieceOn(variation.array, square);
  return original?.side === piece.side && original.kind === piece.kind;
}

/** Whether the array has a piece of one of these kinds. */
export function arrayHas(variation: Variation, kinds: readonly Kind[]): boolean {
  return variation.array.some((pieces) =>
    pieces.some((piece) => piece !== undefined && kinds.includes(piece.kind)),
  );
}

/** House style: the end of a switch over a closed set. */
export function unreachable(value: never): never {
  throw new Error(`unexpected ${String(value)}`);
}
