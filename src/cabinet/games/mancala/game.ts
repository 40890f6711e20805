import type { Game, Standing } from '../../seam/game.ts';
import { page } from './page.ts';
import {
  inBowls,
  isMancala,
  mancalas,
  ownerOf,
  PLACES,
  sown,
  type Move,
  type Position,
  type Set,
} from './rules.ts';
import { art, surface } from './surface.ts';

const nameOf = (place: number): string => surface.places[place]?.name ?? '';
const placeOf = (name: string): number => surface.places.findIndex((place) => place.name === name);

const standingOf = (stones: readonly number[]): readonly Standing[] =>
  Array.from({ length: PLACES }, (_, place) => ({
    place: nameOf(place),
    art: 'stone',
    owner: ownerOf(place),
    count: stones[place] ?? 0,
  }));

const stored = ({ stones }: Pick<Position, 'stones'>): number => (stones[6] ?? 0) + (stones[13] ?? 0);

/**
 * The frames of a sowing; the places where a stone fell, beginning with the bowl; the places from which stones were
 * taken; and how many were taken.
 */
function watched(position: Position, move: Move, set: Set) {
  const frames: (readonly Standing[])[] = [];
  const route = [nameOf(move.bowl)];
  const taken: string[] = [];
  let [count, before] = [0, stored(position)];
  sown(position, move, set, (stones, place, isTaken) => {
    frames.push(standingOf(stones));
    (isTaken ? taken : route).push(nameOf(place));
    if (isTaken) count += stored({ stones }) - before;
    before = stored({ stones });
  });
  return { frames, route, taken, count };
}

function why({ stones, player }: Position, chosen: readonly string[], place: string): string {
  const at = placeOf(place);
  if (chosen.length > 0) return 'way';
  if (isMancala(at)) return 'mancala';
  if (ownerOf(at) !== player) return 'other-side';
  return (stones[at] ?? 0) === 0 ? 'no-stone' : 'one-stone';
}

/** Mancala on the page, by one of its sets of rules. */
const mancalaBy = (set: Set): Game<Position, Move> => ({
  id: 'mancala',
  variants: mancalas,
  by: (variant) => games.find(({ id }) => id === variant)?.game ?? egyptian,
  surface,
  art,
  standing: ({ stones }) => standingOf(stones),
  steps: (_, { bowl, way }) => [nameOf(bowl), ...(way === 0 ? [] : [way === 1 ? '>' : '<'])],
  trace: (position, move) => {
    const { route, taken, count } = watched(position, move, set);
    return { path: route, taken, count };
  },
  frames: (position, move) => watched(position, move, set).frames,
  why,
  advice: (_, chosen) => (chosen.length === 0 ? 'bowl' : 'way'),
  ending: ({ stones }) => (inBowls(stones, 0) === 0 || inBowls(stones, 1) === 0 ? 'empty' : 'one-stones'),
  calls: () => [],
  isProgress: (position, move) => stored(sown(position, move, set, () => undefined)) > stored(position),
  reserve: () => [],
  emblems: ['south', 'north'],
  near: 0,
  page,
});

const games = (['egyptian', 'ethiopian', 'nigerian'] as const).map((set) => ({
  id: `mancala:${set}`,
  game: mancalaBy(set),
}));
const egyptian = mancalaBy('egyptian');

/** Mancala on the page, by the usual rules. */
export const game = egyptian;
