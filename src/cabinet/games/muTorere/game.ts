import type { Game } from '../../seam/game.ts';
import { menOn, placesByName, seatAmong } from '../../seam/men.ts';
import { EMPTY } from '../../seam/ranks.ts';
import { page } from './page.ts';
import { KEWAI, muTorere, nameOf, neighbours, PUTAHI, type Move, type Position } from './rules.ts';
import { art, surface } from './surface.ts';

const pointOf = placesByName(KEWAI + 1, nameOf);

function why({ cells, side }: Position, [first]: readonly string[], place: string): string {
  const at = pointOf(place);
  const stands = cells.charAt(at);
  const own = side.toUpperCase();
  if (first === undefined) {
    if (stands === '.') return 'empty';
    if (stands !== own) return 'enemy';
    const free = cells.indexOf('.');
    return free === PUTAHI ? 'no-enemy' : neighbours(at).includes(free) ? 'shut-in' : 'not-beside';
  }
  return stands === own ? 'own' : 'occupied';
}

/** Mu torere on the page. */
export const game: Game<Position, Move> = {
  id: 'mu-torere',
  variants: [muTorere],
  surface,
  art,
  standing: ({ cells }) =>
    menOn(
      Array.from(cells, (cell) => (cell === '.' ? EMPTY : cell)),
      nameOf,
      seatAmong(['B', 'W']),
    ),
  steps: (_, { from, to }) => [nameOf(from), nameOf(to)],
  trace: (_, { from, to }) => ({ path: [nameOf(from), nameOf(to)], taken: [] }),
  why,
  advice: (_, chosen) => (chosen.length === 0 ? 'pick' : 'go'),
  ending: () => 'stuck',
  calls: () => [],
  isProgress: () => false,
  reserve: () => [],
  emblems: ['B', 'W'],
  near: 0,
  page,
};
