import { readFileSync } from 'node:fs';
import {
  findVariation,
  legalMoves,
  positionAfter,
  startPosition,
  type Position,
  type Variation,
} from '../src/engine/index.ts';
import { createSearcher } from '../src/search/index.ts';
import { readNetwork, type Network } from '../src/search/network/network.ts';
import { randomIntegers } from '../src/search/random.ts';
import { processorTime } from './processor.ts';

/**
 * The cost of judging by a network: nodes per second of processor time, and the depth reached, with a fixed number of
 * nodes in six positions from random games, judged by the network and by the weights.
 */
const GAMES: readonly string[] = ['pastang', 'draks-city'];
const POSITIONS = 6;
const NODES = 200_000;
/** The turns before a position is taken: at least the first number, plus a random number below the second. */
const [LEAST_TURNS, MORE_TURNS] = [4, 9];

function variationOf(id: string): Variation {
  const variation = findVariation(id);
  if (variation === undefined) throw new Error(`no variation ${id}`);
  return variation;
}

/** The positions of a variation, from the first seeds whose games last long enough. */
function positionsOf(variation: Variation): readonly Position[] {
  const found: Position[] = [];
  for (let seed = 1; found.length < POSITIONS; seed++) {
    const next = randomIntegers(seed);
    const lot = (under: number): number => (next() >>> 0) % under;
    let position = startPosition(variation);
    for (let left = LEAST_TURNS + lot(MORE_TURNS); left > 0; left--) {
      const moves = legalMoves(position);
      position = (moves.length > 0 && positionAfter(position, moves[lot(moves.length)]!)) || position;
    }
    if (legalMoves(position).length > 0) found.push(position);
  }
  return found;
}

/** Thousands of nodes per second, and the mean depth. */
function measure(positions: readonly Position[], network: Network | undefined): readonly [number, number] {
  const searcher = createSearcher(positions[0]!.ruleset, { network });
  let [nodes, ms, depth] = [0, 0, 0];
  for (const isWarm of [false, true])
    for (const position of positions) {
      searcher.forget();
      const before = processorTime();
      const found = searcher.search({ position, earlier: [] }, { limits: { nodes: NODES } });
      if (!isWarm) continue;
      ms += processorTime() - before;
      nodes += found.nodes;
      depth += found.depth / positions.length;
    }
  return [nodes / ms, depth];
}

console.log(`\nnetworks: ${POSITIONS} positions with ${NODES} nodes each, processor time`);
for (const id of GAMES) {
  const positions = positionsOf(variationOf(id));
  const network = readNetwork(positions[0]!.ruleset, readFileSync(`src/search/network/trained/${id}.net`));
  const [[speed, depth], [plainSpeed, plainDepth]] = [
    measure(positions, network),
    measure(positions, undefined),
  ];
  console.log(
    `${id.padEnd(12)}${speed.toFixed(0)} k nodes/s, depth ${depth.toFixed(1)}; ` +
      `by the weights ${plainSpeed.toFixed(0)} k nodes/s, depth ${plainDepth.toFixed(1)}`,
  );
}
