import type { Game, Standing } from '../../seam/game.ts';
import { placesByName } from '../../seam/men.ts';
import { EMPTY } from '../../seam/ranks.ts';
import { page } from './page.ts';
import {
  ENOUGH,
  fourByFourChess,
  GRID,
  hasLine,
  inHand,
  letterOf,
  reachOf,
  sideOf,
  type Move,
  type Position,
  type Side,
} from './rules.ts';
import { art, surface, trayOf } from './surface.ts';

const { nameOf } = GRID;
const squareOf = placesByName(GRID.size, nameOf);
const SIDES = ['w', 'b'] as const;
const seatOf = (side: Side): number => SIDES.indexOf(side);

/** Which man's tray place this is, and on which side; null for a square. */
function trayAt(place: string): { readonly side: Side; readonly man: string } | null {
  const [side, man] = place.split(':');
  return man === undefined ? null : { side: side === 'w' ? 'w' : 'b', man };
}

function standing({ cells, headings }: Position): readonly Standing[] {
  const onBoard = cells.flatMap((cell, square) => {
    const side = sideOf(cell);
    if (side === null) return [];
    const heading = cell.toUpperCase() === 'P' ? headings[side] : '';
    return [{ place: nameOf(square), art: cell + heading, owner: seatOf(side) }];
  });
  const beside = SIDES.flatMap((side) =>
    inHand(cells, side).map((man) => ({
      place: trayOf(man, side),
      art: letterOf(man, side),
      owner: seatOf(side),
    })),
  );
  return [...onBoard, ...beside];
}

const stepsOf = ({ side }: Position, { man, from, to }: Move): readonly [string, string] => [
  from === null ? trayOf(man, side) : nameOf(from),
  nameOf(to),
];

function whyNotPicked({ cells, side, puts }: Position, place: string): string {
  const tray = trayAt(place);
  if (tray !== null) {
    if (tray.side === side) return 'not-in-hand';
    return inHand(cells, tray.side).includes(tray.man) ? 'enemy' : 'empty';
  }
  const owner = sideOf(cells[squareOf(place)] ?? EMPTY);
  if (owner === null) return 'empty';
  if (owner !== side) return 'enemy';
  return puts[side] < ENOUGH ? 'not-yet' : 'shut-in';
}

function whyNotGone(position: Position, first: string, place: string): string {
  const { cells, side } = position;
  if (trayAt(place) !== null) return 'tray';
  const to = squareOf(place);
  if (trayAt(first) !== null) return 'put-occupied';
  const from = squareOf(first);
  const man = (cells[from] ?? EMPTY).toUpperCase();
  if (sideOf(cells[to] ?? EMPTY) === side) return 'own';
  const alone = { ...position, cells: cells.map((cell, square) => (square === from ? cell : EMPTY)) };
  return reachOf(alone, from, man).includes(to) && man !== 'P' ? 'blocked' : `gait-${man}`;
}

/** Four-by-four chess on the page. */
export const game: Game<Position, Move> = {
  id: 'four-by-four-chess',
  variants: [fourByFourChess],
  surface,
  art,
  standing,
  steps: stepsOf,
  trace: (position, move) => ({
    path: stepsOf(position, move),
    taken: position.cells[move.to] === EMPTY ? [] : [nameOf(move.to)],
  }),
  why: (position, [first], place) =>
    first === undefined ? whyNotPicked(position, place) : whyNotGone(position, first, place),
  advice: ({ cells, side, puts }, [first]) => {
    if (first === undefined && puts[side] < ENOUGH) return 'put';
    if (first === undefined) return inHand(cells, side).length > 0 ? 'either' : 'pick';
    return trayAt(first) === null ? 'go' : 'where';
  },
  ending: ({ cells }) => (SIDES.some((side) => hasLine(cells, side)) ? 'line' : 'stuck'),
  calls: () => [],
  isProgress: ({ cells }, { to }) => cells[to] !== EMPTY,
  reserve: () => [],
  emblems: ['R', 'r'],
  near: 0,
  page,
};
