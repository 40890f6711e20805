import { isKaida, outcome, play, rulesetOf, type Position, type Variation } from '../../src/engine/index.ts';
import { createSearcher, type Level } from '../../src/search/index.ts';
import { playGame, type Player } from '../matches/game.ts';
import { openingsOf } from '../matches/match.ts';

/** A position of a game that was played out, and what Yellow got from the game: 0 to 1, a half win ¾. */
export interface Sample {
  readonly position: Position;
  readonly share: number;
}

/** The level whose small errors make games that begin alike differ. */
const LEVEL: Level = 6;
/** One position in this many is kept: neighbours in a game say nearly the same. */
const EVERY = 3;

/**
 * Plays games of the computer against itself, `nodes` a move, and keeps their quiet positions: those in which the side
 * to move is not in Kaida and captures nothing. The same arguments give the same samples.
 */
export function samplesOf(
  variation: Variation,
  games: number,
  nodes: number,
  report: (game: number) => void,
): readonly Sample[] {
  const searcher = createSearcher(rulesetOf(variation), { tableBits: 15 });
  const openings = openingsOf(variation);
  return Array.from({ length: games }, (_, number) => {
    const kept: Position[] = [];
    const player: Player = {
      name: variation.id,
      begin: () => {},
      choose: (position, earlier) => {
        const { best } = searcher.search(
          { position, earlier },
          { limits: { nodes }, level: LEVEL, seed: number },
        );
        const played = best === null ? null : play(position, best);
        const takes = played?.ok === true && played.value.events.some(({ type }) => type === 'captured');
        if (!takes && !isKaida(position) && outcome(position).status !== 'over') kept.push(position);
        return best;
      },
    };
    searcher.forget();
    const { yellow, blue } = playGame(openings[number % openings.length]!, { yellow: player, blue: player });
    report(number + 1);
    const share = (1 + yellow - blue) / 2;
    return kept.filter((__, at) => at % EVERY === 0).map((position) => ({ position, share }));
  }).flat();
}
