/**
 * Plays games of the small boards and of Poron with seeded random and greedy players, and writes their records:
 *
 *     npx tsx scripts/records.ts
 *
 * The fixture `tests/fixtures/played.jkn` was made by it. The players choose by the place of a move in the engine's
 * list, so that a run gives other games than those of the fixture as soon as that list has another order.
 */
import {
  findVariation,
  legalMoves,
  outcome,
  pieceAt,
  play,
  pointsOf,
  startPosition,
  type LegalMove,
  type Position,
} from '../src/engine/index.ts';
import { formatJkn } from '../src/game/jkn/index.ts';
import { addLine, newTree, resultOfEnd, ROOT, tagsOf, type GameTree } from '../src/game/tree/index.ts';
import { seeded, type Random } from '../tests/support/random.ts';

type Player = (position: Position, random: Random) => LegalMove | undefined;

const randomPlayer: Player = (position, random) => {
  const moves = legalMoves(position);
  return moves.length === 0 ? undefined : random.pick(moves);
};

/** The points that a move gains by capture and promotion; captures of its own side's pieces count negatively. */
function gain(position: Position, move: LegalMove): number {
  const taken = pieceAt(position, move.to);
  const worth = taken === null || move.fluttember ? 0 : pointsOf(position.ruleset, taken.kind);
  const becomes = move.promotion === undefined ? 0 : pointsOf(position.ruleset, move.promotion) - 1;
  return becomes + (taken?.side === position.turn ? -worth : worth);
}

/** Wins if it can; otherwise gains the most points, minus the best reply. Among equal moves it chooses any. */
const greedyPlayer: Player = (position, random) => {
  let best: LegalMove[] = [];
  let most = -Infinity;
  const moves = legalMoves(position).toSorted((a, b) => gain(position, b) - gain(position, a));
  for (const move of moves.slice(0, 30)) {
    const played = play(position, move);
    if (!played.ok) continue;
    const { position: after } = played.value;
    const ended = outcome(after);
    const answer = Math.max(0, ...legalMoves(after).map((reply) => gain(after, reply)));
    const points =
      ended.status === 'over'
        ? 1000 * (ended.winner === position.turn ? 1 : -1)
        : gain(position, move) - answer;
    if (points > most) [best, most] = [[], points];
    if (points === most) best.push(move);
  }
  return best.length === 0 ? undefined : random.pick(best);
};

const PLAYERS = { random: randomPlayer, greedy: greedyPlayer };
type PlayerName = keyof typeof PLAYERS;

interface Pairing {
  readonly id: string;
  readonly yellow: PlayerName;
  readonly blue: PlayerName;
  readonly seed: number;
  readonly begins: 'yellow' | 'blue';
}

/** The greatest number of moves in a game; one that is not over by then is left unfinished. */
const LONGEST = 400;

function playGame({ id, yellow, blue, seed, begins }: Pairing): GameTree {
  const variation = findVariation(id);
  if (variation === undefined) throw new RangeError(`no variation ${id}`);
  const random = seeded(seed);
  const start = startPosition(variation, begins);
  const moves: LegalMove[] = [];
  let position = start;
  while (moves.length < LONGEST) {
    const player = PLAYERS[position.turn === 'yellow' ? yellow : blue];
    const move = player(position, random);
    const played = move === undefined ? undefined : play(position, move);
    if (move === undefined || played?.ok !== true) break;
    moves.push(move);
    ({ position } = played.value);
  }
  const ended = outcome(position);
  const tags = tagsOf([
    ['Event', 'Games of two programs'],
    ['Round', String(seed)],
    ['Yellow', `${yellow} player`],
    ['Blue', `${blue} player`],
    ['Result', resultOfEnd(ended.status === 'over' ? ended : null)],
    ['Termination', ended.status === 'over' ? ended.ending : 'unfinished'],
  ]);
  const added = addLine(newTree(start, tags), ROOT, moves);
  if (!added.ok) throw new RangeError(`an illegal move: ${added.error.code}`);
  return added.value.tree;
}

/** Chosen so that each of these variations and every ending of section 9 occurs; the games that Blue begins come last. */
const PAIRINGS: readonly (readonly [
  id: string,
  yellow: PlayerName,
  blue: PlayerName,
  seeds: readonly number[],
])[] = [
  ['poron', 'greedy', 'random', [2, 4]],
  ['poron', 'random', 'random', [1]],
  ['pastang', 'greedy', 'random', [5, 8]],
  ['pastang', 'random', 'random', [1, 5]],
  ['pastang:af', 'greedy', 'random', [3, 8]],
  ['pastang:cd', 'greedy', 'random', [1]],
  ['pastang:cd', 'random', 'random', [2]],
  ['pastang:swods-mixed', 'greedy', 'random', [1]],
  ['pastang:swods-mixed', 'greedy', 'greedy', [4]],
  ['pastang:deldars-mixed', 'greedy', 'random', [4, 7]],
  ['stikitche', 'greedy', 'greedy', [2, 6, 7]],
  ['stikitche', 'greedy', 'random', [3, 5, 7]],
  ['stikitche', 'random', 'random', [2, 3, 4]],
  ['draks-city', 'greedy', 'random', [2]],
  ['draks-city', 'random', 'random', [1, 2]],
  ['draks-city:mass', 'greedy', 'greedy', [3, 5]],
];
const BLUE_BEGINS: readonly string[] = ['pastang', 'stikitche', 'draks-city'];

const games = [
  ...PAIRINGS.flatMap(([id, yellow, blue, seeds]) =>
    seeds.map((seed) => playGame({ id, yellow, blue, seed, begins: 'yellow' })),
  ),
  ...BLUE_BEGINS.map((id) => playGame({ id, yellow: 'random', blue: 'greedy', seed: 11, begins: 'blue' })),
];
process.stdout.write(formatJkn(games));
