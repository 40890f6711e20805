import {
  isKaida,
  legalMoves,
  play,
  rulesetOf,
  type Move,
  type Position,
  type Variation,
} from '../../src/engine/index.ts';
import { createSearcher } from '../../src/search/index.ts';
import { randomIntegers } from '../../src/search/random.ts';
import { playGame, type Player } from '../matches/game.ts';
import type { Sample } from '../network/samples.ts';

/** How a game is played: the cost of a move, how many positions are kept, and when a game counts as won. */
export interface Play {
  readonly nodes: number;
  /** One quiet position in this many is kept, since neighbouring ones say nearly the same. */
  readonly every: number;
  /** The lead in centipoints, in the estimate of both sides, that ends a game. */
  readonly lead: number;
}

/** After an opening from the book, a game goes on with at most this many random moves. */
const MOST_RANDOM = 6;
/** Later on, one move in this many is random, too. */
const STRAY = 30;

/**
 * Plays a game of the computer against itself from one of the openings, with some random moves, and returns its quiet
 * positions: the side to move is not in Kaida, the best move captures nothing, and neither side has a decisive lead.
 * The same number gives the same game.
 */
export function samplesOfGame(
  variation: Variation,
  openings: readonly Position[],
  game: number,
  { nodes, every, lead }: Play,
): readonly Sample[] {
  const next = randomIntegers(game);
  const lot = (under: number): number => (next() >>> 0) % under;
  const searcher = createSearcher(rulesetOf(variation), { tableBits: 14 });
  const kept: { readonly position: Position; readonly score: number }[] = [];
  let left = lot(MOST_RANDOM + 1);
  let worth: number | undefined;
  let quiet = lot(every);
  const player: Player = {
    name: variation.id,
    begin: () => {},
    worth: () => worth,
    choose: (position, earlier) => {
      if (left > 0 || lot(STRAY) === 0) {
        left--;
        worth = undefined;
        const moves = legalMoves(position);
        return moves[lot(moves.length)] ?? null;
      }
      const { best, lines } = searcher.search({ position, earlier }, { limits: { nodes } });
      const score = lines[0]?.score;
      worth = score?.kind === 'centipoints' ? score.value : score?.kind === 'win' ? lead : -lead;
      if (score?.kind === 'centipoints' && Math.abs(score.value) < lead && isQuiet(position, best))
        if (quiet++ % every === 0)
          kept.push({ position, score: position.turn === 'yellow' ? score.value : -score.value });
      return best;
    },
  };
  const opening = openings[lot(openings.length)]!;
  const { yellow, blue } = playGame(opening, { yellow: player, blue: player }, undefined, lead);
  const quarters = 2 * (1 + yellow - blue);
  return kept.map(({ position, score }) => ({ position, score, quarters }));
}

function isQuiet(position: Position, best: Move | null): boolean {
  if (best === null || isKaida(position)) return false;
  const played = play(position, best);
  return played.ok && played.value.events.every(({ type }) => type !== 'captured');
}
