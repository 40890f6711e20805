import { DRIN_SIZE } from '../geometry.ts';
import { KIND_NAMES } from '../kinds.ts';
import { HOUSE_RULE_IDS, type Variation } from '../variation.ts';
import { COMMON, emptyRanks, named } from './common.ts';
import { poron } from './poron.ts';

/** Columns and rows of drins, counted from the south-west of Poron's board. */
const SIZES = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
  [2, 3],
] as const;

/** A part of Poron's board with its rules of movement; no square belongs to an array, so no piece has a first move. */
function studyBoard(columns: number, rows: number): Variation {
  return {
    ...COMMON,
    ...named(`study:${columns}x${rows}`),
    kindNames: KIND_NAMES,
    takesRules: HOUSE_RULE_IDS,
    drins: poron.drins.slice(-rows).map((row) => row.slice(0, columns)),
    array: emptyRanks(rows * DRIN_SIZE, columns * DRIN_SIZE),
    ending: 'open',
  };
}

/** The same with Poron's southern ranks as Yellow's array, so that its pieces have their first moves there. */
function withFirstMoves(board: Variation): Variation {
  const width = board.array[0]?.length ?? 0;
  const ranks = poron.array.slice(-DRIN_SIZE).map((rank) => rank.slice(0, width));
  const empty = board.array.slice(DRIN_SIZE);
  return { ...board, ...named(`${board.id}:first`), array: [...empty, ...ranks] };
}

/** The same, but a game ends as in Poron, by its Kings. */
const withKings = (board: Variation): Variation => ({
  ...board,
  ...named(`${board.id}:kings`),
  ending: 'kings',
});

/** The same without vaults, so that no refusal mentions them before they have been taught. */
const withoutVaults = (board: Variation): Variation => ({
  ...board,
  ...named(`${board.id}:steps`),
  forms: ['regular', 'leap', 'two-moves', 'two-leaps'],
});

const PLAIN = SIZES.map(([columns, rows]) => studyBoard(columns, rows));

/**
 * Small boards for lessons and diagrams, which are not games: `study:1x2` is one drin wide and two high. On the plain
 * ones no game ends by itself, and a side may have no King or no pieces; `:first` has first moves, `:kings` ends as
 * Poron does, and `:steps` and `:first:steps` have no vaults.
 */
export const STUDY_BOARDS: readonly Variation[] = [
  ...PLAIN,
  ...PLAIN.map(withFirstMoves),
  ...PLAIN.map(withKings),
  ...PLAIN.map(withoutVaults),
  ...PLAIN.map(withFirstMoves).map(withoutVaults),
];
