import { Chess } from 'chessops/chess';
import { perft as chessPerft } from 'chessops/debug';
import { parseFen } from 'chessops/fen';
import {
  findVariation,
  legalMoves,
  parsePosition,
  perft,
  startPosition,
  type Position,
} from '../src/engine/index.ts';
import { CHESS, LARGE_BOARDS, MIDDLEGAMES, SMALL_GAMES } from './positions.ts';
import { processorTime } from './processor.ts';

/**
 * Legal moves and positions per second in perft (bulk counting at the last ply), compared with chessops in the same
 * run. Each row is run several times, alternating with all the others, and its best processor time counts, so that
 * other load on the machine matters little.
 */
interface Row {
  readonly name: string;
  /** Counts the leaves: the legal moves generated at the last ply. */
  readonly leaves: () => number;
  /** The positions whose moves were generated: the nodes one ply above the leaves. */
  readonly nodes: number;
  readonly moves: number;
  best: number;
}

const ROUNDS = 9;

/**
 * A row is repeated until it has taken this many milliseconds, so that short rows are measured as precisely as long
 * ones.
 */
const LEAST = 20;

function variationRow(name: string, position: Position, depth: number): Row {
  return {
    name,
    leaves: () => perft(position, depth),
    nodes: sequencesUpTo(depth - 1, (ply) => perft(position, ply)),
    moves: legalMoves(position).length,
    best: Infinity,
  };
}

function chessRow(name: string, fen: string, depth: number): Row {
  const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
  return {
    name,
    leaves: () => chessPerft(position, depth),
    nodes: sequencesUpTo(depth - 1, (ply) => chessPerft(position, ply)),
    moves: chessPerft(position, 1),
    best: Infinity,
  };
}

const sequencesUpTo = (depth: number, count: (ply: number) => number): number =>
  Array.from({ length: depth + 1 }, (_, ply) => count(ply)).reduce((sum, n) => sum + n, 0);

function startOf(id: string): Position {
  const variation = findVariation(id);
  if (variation === undefined) throw new Error(`no variation ${id}`);
  return startPosition(variation);
}

function middlegame(line: string): Position {
  const read = parsePosition(startOf('poron').ruleset.variation, line);
  if (!read.ok) throw new Error(`bad position in the benchmark: ${read.error.code}`);
  return read.value;
}

const chess = CHESS.map(([name, fen, depth]) => chessRow(`chessops: ${name}`, fen, depth));
const poron = [
  variationRow('poron: start', startOf('poron'), 3),
  ...MIDDLEGAMES.map((line, index) => variationRow(`poron: middlegame ${index + 1}`, middlegame(line), 2)),
];
measure([...chess, ...poron]);
const small = SMALL_GAMES.map(([id, depth]) => variationRow(`${id}: start`, startOf(id), depth));
measure(small);
const large = LARGE_BOARDS.map(([id, depth]) => variationRow(`${id}: start`, startOf(id), depth));
measure(large);
const rows: readonly Row[] = [...chess, ...poron, ...small, ...large];

function measure(group: readonly Row[]): void {
  for (let round = 0; round < ROUNDS; round++)
    for (const row of group) {
      const began = processorTime();
      let times = 0;
      let ms = 0;
      for (; ms < LEAST; times++) {
        row.leaves();
        ms = processorTime() - began;
      }
      row.best = Math.min(row.best, ms / times);
    }
}

const [reference] = rows;
if (reference === undefined) throw new Error('nothing to measure');
const rate = (row: Row): number => row.leaves() / row.best / 1000;
const base = rate(reference);
const line = (cells: readonly string[]): string =>
  cells.map((cell, column) => (column === 0 ? cell.slice(0, 36).padEnd(38) : cell.padStart(13))).join('');

console.log(`perft on one core, ${process.version}, best of ${ROUNDS} rounds; ratio to ${reference.name}`);
console.log(line(['', 'moves here', 'M moves/s', 'k pos./s', 'ratio']));
const print = (name: string, cells: readonly string[]): void => console.log(line([name, ...cells]));
for (const row of rows) {
  const speed = rate(row);
  const positions = row.nodes / row.best;
  print(row.name, [String(row.moves), speed.toFixed(2), positions.toFixed(0), (speed / base).toFixed(2)]);
}
const middlegames = poron.slice(1).map((row) => rate(row) / base);
const mean = middlegames.reduce((product, ratio) => product * ratio, 1) ** (1 / middlegames.length);
print('poron: middlegames, geometric mean', ['', '', '', mean.toFixed(2)]);
