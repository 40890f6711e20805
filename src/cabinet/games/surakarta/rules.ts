import { MARBLE_SIDES, marbleOf, otherSide, writeMarbles, type MarbleBoard } from '../../seam/armies.ts';
import { EIGHT, makeGrid } from '../../seam/grid.ts';
import { cellsOf, countOf, EMPTY, movedTo, placesOf, readBoard, type Cell } from '../../seam/ranks.ts';
import { DRAWN, PLAYING, type Outcome, type Rules } from '../../seam/rules.ts';

export interface Move {
  readonly from: number;
  readonly to: number;
  readonly captures: boolean;
}

export const GRID = makeGrid(6, 6);
export const MARBLES = 12;
/** A circuit has a loop after each stretch of this many points. */
const STRETCH = 6;

const point = (name: string): number => (6 - Number(name.charAt(1))) * 6 + 'abcdef'.indexOf(name.charAt(0));

/** Section 2: the two circuits; a loop follows each stretch of six points, and the last one leads back to the first. */
export const CIRCUITS: readonly (readonly number[])[] = [
  'a2 b2 c2 d2 e2 f2 e1 e2 e3 e4 e5 e6 f5 e5 d5 c5 b5 a5 b6 b5 b4 b3 b2 b1',
  'a3 b3 c3 d3 e3 f3 d1 d2 d3 d4 d5 d6 f4 e4 d4 c4 b4 a4 c6 c5 c4 c3 c2 c1',
].map((circuit) => circuit.split(' ').map(point));

const START: MarbleBoard = {
  cells: cellsOf('BBBBBB/BBBBBB/6/6/WWWWWW/WWWWWW', GRID.widths, 'WB'),
  side: 'w',
};

/** A run along a circuit through at least one loop, up to the first marble that it meets. */
export interface Run {
  readonly circuit: readonly number[];
  /** The place on the circuit where the run begins. */
  readonly start: number;
  readonly way: 1 | -1;
  /** How many places farther on it ends. */
  readonly length: number;
  /** The point of the marble that it meets. */
  readonly to: number;
}

/** Whether a loop lies between two consecutive places of a circuit. */
export const isLoop = (place: number, next: number): boolean =>
  Math.floor(next / STRETCH) !== Math.floor(place / STRETCH);

/** The place on the circuit that a run has reached after this many steps. */
export const placeOf = ({ circuit, start, way }: Run, after: number): number =>
  (start + way * after + circuit.length) % circuit.length;

/** Section 5: the run from a place on a circuit; null if it meets nothing, or has not passed a loop by then. */
function runFrom(cells: readonly Cell[], circuit: readonly number[], start: number, way: 1 | -1): Run | null {
  const from = circuit[start];
  let loops = 0;
  let place = start;
  for (let length = 1; length < circuit.length; length++) {
    const next = (place + way + circuit.length) % circuit.length;
    if (isLoop(place, next)) loops++;
    place = next;
    const to = circuit[place] ?? -1;
    if (to !== from && cells[to] !== EMPTY) return loops > 0 ? { circuit, start, way, length, to } : null;
  }
  return null;
}

/** Every run of a marble that ends at an enemy, one for each way out of its point. */
export function runsOf({ cells, side }: MarbleBoard, from: number): readonly Run[] {
  const runs: Run[] = [];
  for (const circuit of CIRCUITS)
    for (const [start, here] of circuit.entries()) {
      if (here !== from) continue;
      for (const way of [1, -1] as const) {
        const run = runFrom(cells, circuit, start, way);
        if (run !== null && cells[run.to] === marbleOf(otherSide(side))) runs.push(run);
      }
    }
  return runs;
}

const capturesOf = (position: MarbleBoard): Move[] =>
  placesOf(position.cells, (cell) => cell === marbleOf(position.side)).flatMap((from) =>
    Array.from(new Set(runsOf(position, from).map(({ to }) => to)), (to) => ({ from, to, captures: true })),
  );

/** The points beside each point. */
const BESIDE: readonly (readonly number[])[] = Array.from({ length: GRID.size }, (_, from) =>
  EIGHT.map((direction) => GRID.step(from, direction)).filter((to) => to >= 0),
);

const stepsOf = ({ cells, side }: MarbleBoard): Move[] =>
  placesOf(cells, (cell) => cell === marbleOf(side)).flatMap((from) =>
    (BESIDE[from] ?? []).filter((to) => cells[to] === EMPTY).map((to) => ({ from, to, captures: false })),
  );

/** Whether some marble can step; where none can, it may still be able to capture. */
const canStep = ({ cells, side }: MarbleBoard): boolean => {
  const own = marbleOf(side);
  return cells.some((cell, from) => cell === own && (BESIDE[from] ?? []).some((to) => cells[to] === EMPTY));
};

/** Section 4: a capture is compulsory. */
function listMoves(position: MarbleBoard): readonly Move[] {
  const captures = capturesOf(position);
  return captures.length > 0 ? captures : stepsOf(position);
}

/** The endings of section 6, in its order. */
function outcome(position: MarbleBoard): Outcome {
  const [white, black] = [countOf(position.cells, 'W'), countOf(position.cells, 'B')];
  if (black === 0) return { over: true, winner: 'white', scores: [white, 0] };
  if (white === 0) return { over: true, winner: 'black', scores: [0, black] };
  return canStep(position) || listMoves(position).length > 0 ? PLAYING : DRAWN;
}

/** Surakarta: a capture runs round at least one loop. */
export const surakarta: Rules<MarbleBoard, Move> = {
  id: 'surakarta',
  seats: ['white', 'black'],
  start: () => START,
  read: (text) => readBoard(text, GRID.widths, 'WB', MARBLE_SIDES),
  write: (position) => writeMarbles(position, GRID.widths),
  moves: (position) => (outcome(position).over ? [] : listMoves(position)),
  writeMove: ({ from, to, captures }) => GRID.nameOf(from) + (captures ? 'x' : '-') + GRID.nameOf(to),
  play: ({ cells, side }, { from, to }) => ({ cells: movedTo(cells, from, to), side: otherSide(side) }),
  outcome,
  turn: ({ side }) => (side === 'w' ? 0 : 1),
};
