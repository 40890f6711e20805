import { parsePosition } from '../../src/engine/index.ts';
import { emptyGrid, isFirstMover, lineOf, mayHaveMoved, type Grid } from './grid.ts';
import type { Random } from './random.ts';

/** Directions as files east and ranks north. */
const DIRECTIONS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;

/** Mixes of kinds by letter, each as often as its letter occurs: even, common, many Pallans, Swods and Deldars. */
const MIXES = ['SDHJCGMP', 'SSSSDDDDHHJJCGMMP', 'PPPSDHJCGM', 'SSDDDMPP', 'SSSD', 'PG', 'HJC', 'DM'];
/** The same for games that know every kind. */
const ALL_MIXES = [...MIXES, 'SDHJCGMPYFAX', 'SSSSDDYYFFAAXXP', 'YFAX', 'YMP', 'AXD', 'FSD'];

/** What stands behind lines and in the open, as a mix. */
const strong = (grid: Grid): string => (grid.knowsAll ? 'PPPSDHJCGMYFAX' : 'PPPSDHJCGM');

/** The square this many steps away; undefined off the board. */
function along({ geometry }: Grid, square: number, [east, north]: readonly [number, number], steps: number) {
  const file = (square % geometry.width) + east * steps;
  const rank = Math.floor(square / geometry.width) + north * steps;
  const inside = file >= 0 && file < geometry.width && rank >= 0 && rank < geometry.height;
  return inside ? rank * geometry.width + file : undefined;
}

const ofSide = (letter: string, yellow: boolean): string => (yellow ? letter : letter.toLowerCase());

function put(grid: Grid, random: Random, mix: string, square: number | undefined, yellowShare = 0.5): void {
  if (square === undefined || grid.letters[square]?.toUpperCase() === 'K') return;
  grid.letters[square] = ofSide(random.pick(Array.from(mix)), random.chance(yellowShare));
}

function scatter(grid: Grid, random: Random, mix: string, count: number): void {
  for (let i = 0; i < count; i++) put(grid, random, mix, random.below(grid.letters.length));
}

/** Lines of pieces from a square outwards, most of them with a gap or two, some with a strong piece behind. */
function linesFrom(grid: Grid, random: Random, mix: string, centre: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const direction = random.pick(DIRECTIONS);
    const length = 2 + random.below(6);
    const gap = random.chance(0.6) ? 1 + random.below(length) : 0;
    for (let steps = 1; steps <= length; steps++)
      if (steps !== gap) put(grid, random, mix, along(grid, centre, direction, steps));
    put(grid, random, strong(grid), along(grid, centre, direction, length + 1 + random.below(2)));
  }
}

/** Where a King stands on a grid; any square in games without Kings. */
function kingOf(grid: Grid, random: Random, yellow: boolean): number {
  const square = grid.letters.indexOf(ofSide('K', yellow));
  return square < 0 ? random.below(grid.letters.length) : square;
}

function placeKings(grid: Grid, random: Random): void {
  if (!grid.hasKings) return;
  for (const yellow of [true, false]) {
    const king = ofSide('K', yellow);
    const home = grid.array.indexOf(king);
    const empty = grid.letters.flatMap((letter, square) => (letter === '.' ? [square] : []));
    const corner = random.pick([0, grid.geometry.width - 1, grid.letters.length - 1]);
    const choice = random.below(4);
    const wanted = choice === 0 ? home : choice === 1 ? corner : random.pick(empty);
    grid.letters[grid.letters[wanted] === '.' ? wanted : random.pick(empty)] = king;
  }
}

type Style = (grid: Grid, random: Random, mix: string) => void;

/** The styles of random positions, by what they make likely. */
const STYLES = {
  few: (grid, random, mix) => {
    placeKings(grid, random);
    scatter(grid, random, mix, 1 + random.below(8));
  },
  crowded: (grid, random, mix) => {
    placeKings(grid, random);
    scatter(grid, random, mix, Math.floor(grid.letters.length * (0.2 + random.below(70) / 100)));
  },
  /** Vaulting lines that lead to the Kings: pins, gaps to fill, bends, moves to the head of a line. */
  lines: (grid, random, mix) => {
    placeKings(grid, random);
    for (const yellow of [true, false])
      linesFrom(grid, random, mix, kingOf(grid, random, yellow), 1 + random.below(5));
    linesFrom(grid, random, mix, random.below(grid.letters.length), random.below(3));
    scatter(grid, random, 'PGMD', random.below(4));
  },
  /** The start array with holes and strangers in it: first moves, propt Swods, Fluttember. */
  array: (grid, random, mix) => {
    const keep = 0.3 + random.below(60) / 100;
    grid.array.forEach((letter, square) => {
      if (letter.toUpperCase() === 'K' || (letter !== '.' && random.chance(keep)))
        grid.letters[square] = letter;
    });
    if (grid.hasKings && random.chance(0.3)) {
      const yellow = random.chance(0.5);
      const from = kingOf(grid, random, yellow);
      const to = along(grid, from, random.pick(DIRECTIONS), 1 + random.below(4));
      if (to !== undefined && grid.letters[to]?.toUpperCase() !== 'K') {
        grid.letters[to] = ofSide('K', yellow);
        grid.letters[from] = '.';
      }
    }
    scatter(grid, random, mix, random.below(24));
  },
  /** Long open lines with a King behind the fronts and strong pieces around: turns, halts, crossings. */
  open: (grid, random) => {
    placeKings(grid, random);
    scatter(grid, random, grid.knowsAll ? 'PPPGCHJMYFAX' : 'PPPGCHJM', 2 + random.below(6));
    linesFrom(grid, random, 'SDH', random.below(grid.letters.length), random.below(2));
  },
  /** Swods about to promote, with neighbours to capture and to vault over. */
  lastRanks: (grid, random, mix) => {
    placeKings(grid, random);
    const { width, height } = grid.geometry;
    for (let i = 2 + random.below(8); i > 0; i--) {
      const yellow = random.chance(0.5);
      const back = random.below(5);
      put(
        grid,
        random,
        'S',
        (yellow ? height - 1 - back : back) * width + random.below(width),
        yellow ? 1 : 0,
      );
    }
    for (let i = random.below(30); i > 0; i--) {
      const back = random.below(5);
      const rank = random.chance(0.5) ? height - 1 - back : back;
      put(grid, random, mix, rank * width + random.below(width));
    }
  },
  /** A bare King, or nearly: Nikaida with and without a turn left, draws, Hyrkaida and Tikaida in corners. */
  bare: (grid, random) => {
    placeKings(grid, random);
    const yellow = random.chance(0.5);
    const king = kingOf(grid, random, yellow);
    for (let i = random.below(4); i > 0; i--)
      put(grid, random, 'SDHJCGMP', random.below(grid.letters.length), yellow ? 0 : 1);
    if (random.chance(0.6))
      put(grid, random, 'SDHJCGMP', along(grid, king, random.pick(DIRECTIONS), 1), yellow ? 0 : 1);
    for (let i = random.below(3); i > 0; i--)
      put(grid, random, 'SSHJ', along(grid, king, random.pick(DIRECTIONS), 1), yellow ? 1 : 0);
  },
  /** One crowded corner of the board, the rest empty: stalemates and smothered Kings. */
  corner: (grid, random, mix) => {
    placeKings(grid, random);
    const { width, height } = grid.geometry;
    const [east, north] = [random.chance(0.5), random.chance(0.5)];
    const [wide, high] = [3 + random.below(width - 2), 3 + random.below(4)];
    for (let file = 0; file < wide; file++)
      for (let rank = 0; rank < high; rank++) {
        const square = (north ? height - 1 - rank : rank) * width + (east ? width - 1 - file : file);
        if (random.chance(0.75)) put(grid, random, mix, square);
      }
  },
  /** A King among enemy pieces that have not moved yet, with holes for their long first moves. */
  firstMoves: (grid, random, mix) => {
    const keep = 0.15 + random.below(60) / 100;
    grid.array.forEach((letter, square) => {
      if (isFirstMover(letter) && random.chance(keep)) grid.letters[square] = letter;
    });
    scatter(grid, random, mix, random.below(8));
    if (!grid.hasKings) return;
    const { width, height } = grid.geometry;
    const deep = random.chance(0.5);
    for (const yellow of [true, false]) {
      const home = grid.array.indexOf(ofSide('K', yellow));
      const back = 2 + random.below(4);
      const away = (yellow ? height - 1 - back : back) * width + random.below(width);
      const wanted = deep === yellow ? away : home;
      grid.letters[wanted] = ofSide('K', yellow);
    }
  },
  /** A King in a corner with nothing but blocked Swods, and a few strong enemies near it: Tikaida. */
  stalemate: (grid, random) => {
    const { width, height } = grid.geometry;
    const yellow = random.chance(0.5);
    const [east, north] = [random.chance(0.5), random.chance(0.5)];
    const square = (file: number, rank: number): number =>
      (north ? height - 1 - rank : rank) * width + (east ? width - 1 - file : file);
    const lastRank = (yellow ? height - 1 : 0) * width;
    if (grid.hasKings) {
      grid.letters[square(0, 0)] = ofSide('K', yellow);
      grid.letters[square(3 + random.below(width - 3), 3 + random.below(height - 3))] = ofSide('K', !yellow);
    }
    for (let i = random.below(3); i > 0; i--)
      put(grid, random, 'S', lastRank + random.below(width), yellow ? 1 : 0);
    for (let i = 1 + random.below(3); i > 0; i--)
      put(grid, random, 'CGJHPD', square(random.below(5), random.below(5)), yellow ? 0 : 1);
  },
} as const satisfies Readonly<Record<string, Style>>;

export type StyleName = keyof typeof STYLES;
export const STYLE_NAMES: readonly StyleName[] = [
  'few',
  'crowded',
  'lines',
  'array',
  'open',
  'lastRanks',
  'bare',
  'corner',
  'firstMoves',
  'stalemate',
];

/** A position line in a style; it may be refused, since a King may stand in Kaida out of turn. */
function drawLine(
  id: string,
  random: Random,
  style: StyleName,
): { readonly line: string; readonly swapped: string } {
  const grid = emptyGrid(id);
  STYLES[style](grid, random, random.pick(grid.knowsAll ? ALL_MIXES : MIXES));
  const rights = grid.rights === '-' ? '-' : random.pick(['YB', 'YB', 'Y', 'B', '-']);
  const share = random.pick([0, 0, 0.3, 1]);
  const moved = mayHaveMoved(grid).filter(() => random.chance(share));
  const turns = random.below(300);
  const [turn, other] = random.chance(0.5) ? ['y', 'b'] : ['b', 'y'];
  return {
    line: lineOf(grid, turn ?? '', rights, moved, turns),
    swapped: lineOf(grid, other ?? '', rights, moved, turns),
  };
}

/** A valid position line of a variation in a style. */
export function randomLine(id: string, random: Random, style: StyleName): string {
  const { variation } = emptyGrid(id);
  for (let attempt = 0; attempt < 1000; attempt++) {
    const { line, swapped } = drawLine(id, random, style);
    const found = [line, swapped].find((text) => parsePosition(variation, text).ok);
    if (found !== undefined) return found;
  }
  throw new Error(`no valid position of ${id} in the style ${style}`);
}

/** A position line in a style, valid or with a King in Kaida out of turn. */
export const anyLine = (id: string, random: Random, style: StyleName): string =>
  drawLine(id, random, style).line;
