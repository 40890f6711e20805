/**
 * Writes the suite of positions in which the side to move can force Hyrkaida in one, two or three turns, found by
 * exhaustive search, to `tests/fixtures/hyrkaida.tsv`: turns, variation, position. The same seed writes the same file.
 *
 *     npx tsx scripts/hyrkaida.ts [SEED]
 */
import { writeFileSync } from 'node:fs';
import { make, unmake, type Board } from '../src/engine/board.ts';
import { generateMoves, outcomeOf } from '../src/engine/ending.ts';
import { isInKaida } from '../src/engine/kaida.ts';
import { boardOf } from '../src/engine/position.ts';
import {
  formatPosition,
  legalMoves,
  parsePosition,
  play,
  startPosition,
  type Position,
} from '../src/engine/index.ts';
import { variationOf } from '../tests/support/grid.ts';
import { seeded, type Random } from '../tests/support/random.ts';
import { randomLine } from '../tests/support/randomPositions.ts';

const FILE = new URL('../tests/fixtures/hyrkaida.tsv', import.meta.url);
/** How many positions are wanted, by turns and by where they come from. */
const WANTED = { drawn: { 1: 20, 2: 25, 3: 20 }, played: { 1: 20, 2: 20, 3: 10 } } as const;
type Source = keyof typeof WANTED;
const TURNS = [1, 2, 3] as const;
/** Nodes after which a position is given up. */
const MOST_NODES = 400_000;

let nodes = 0;

/** Whether the side to move can force Hyrkaida in so many turns; undefined if that is too long to find out. */
function canForce(board: Board, turns: number, base: number): boolean | undefined {
  const end = generateMoves(board, base);
  let unknown = false;
  for (let i = base; i < end; i++) {
    if (++nodes > MOST_NODES) return undefined;
    make(board, board.sweep.moves[i]!);
    const forced = isLost(board, turns, end);
    unmake(board);
    if (forced === true) return true;
    unknown ||= forced === undefined;
  }
  return unknown ? undefined : false;
}

/** Whether the side to move has lost by Hyrkaida, or will within so many turns of the other less one. */
function isLost(board: Board, turns: number, base: number): boolean | undefined {
  if (turns === 1 && !isInKaida(board, board.turn)) return false;
  const end = generateMoves(board, base);
  if (end === base) {
    const outcome = outcomeOf(board, base);
    return outcome.status === 'over' && outcome.ending === 'hyrkaida';
  }
  if (turns === 1) return false;
  for (let i = base; i < end; i++) {
    if (++nodes > MOST_NODES) return undefined;
    make(board, board.sweep.moves[i]!);
    const forced = canForce(board, turns - 1, end);
    unmake(board);
    if (forced !== true) return forced;
  }
  return true;
}

/** The least number of turns in which Hyrkaida can be forced, at most 3; 0 if it cannot, or not surely. */
function turnsToHyrkaida(position: Position): 0 | 1 | 2 | 3 {
  nodes = 0;
  const board = boardOf(position);
  for (const turns of TURNS) {
    const forced = canForce(board, turns, 0);
    if (forced === true) return turns;
    if (forced === undefined) return 0;
  }
  return 0;
}

/** A random position with few pieces. */
function drawnPosition(random: Random): Position | null {
  const id = random.pick(['poron', 'poron', 'stikitche']);
  const style = random.pick(['few', 'corner', 'lines', 'stalemate', 'firstMoves'] as const);
  const read = parsePosition(variationOf(id), randomLine(id, random, style));
  return read.ok ? read.value : null;
}

/** A position from a game of Poron played at random with a liking for captures. */
function playedPosition(random: Random): Position | null {
  let position = startPosition(variationOf('poron'));
  for (let turn = 60 + random.below(240); turn > 0; turn--) {
    const moves = legalMoves(position);
    const captures = moves.filter(({ captures: whose }) => whose === 'enemy');
    if (moves.length === 0) return null;
    const played = play(position, random.pick(captures.length > 0 && random.chance(0.5) ? captures : moves));
    if (!played.ok) return null;
    position = played.value.position;
  }
  return legalMoves(position).length > 0 ? position : null;
}

const MAKERS: Readonly<Record<Source, (random: Random) => Position | null>> = {
  drawn: drawnPosition,
  played: playedPosition,
};

const [seedText = '1'] = process.argv.slice(2);
const found = new Set<string>();
for (const source of ['drawn', 'played'] as const) {
  const random = seeded(Number(seedText));
  const left: Record<number, number> = { ...WANTED[source] };
  while (TURNS.some((turns) => left[turns]! > 0)) {
    const position = MAKERS[source](random);
    const turns = position === null ? 0 : turnsToHyrkaida(position);
    if (position === null || turns === 0 || left[turns]! <= 0) continue;
    left[turns]!--;
    found.add(`${turns}\t${position.ruleset.variation.id}\t${formatPosition(position)}`);
    console.error(`${source}: ${TURNS.map((wanted) => left[wanted]).join(' ')} to go`);
  }
}
writeFileSync(FILE, `${Array.from(found).toSorted().join('\n')}\n`);
console.log(`${found.size} positions`);
