import { routesOf, startSquares, type Route, type Square } from '../engine/index.ts';
import type { Ply } from '../game/ply.ts';
import { liftOff, type Flight } from './flights.ts';
import { isStill } from './stillness.ts';
import type { View } from './view.ts';

/** Pieces that have just moved: where each stands now, and the squares by which it came. */
export interface Motion {
  /** The same number is the same motion: it is shown only once. */
  readonly number: number;
  /** A piece was put down by hand, and is where it belongs already. */
  readonly isByHand: boolean;
  /** Worked out when it is shown, so that the picture after a click does not wait for it. */
  readonly pieces: () => readonly Flown[];
}

interface Flown {
  readonly at: Square;
  readonly way: readonly Square[];
  readonly hops: boolean;
}

/** How a turn came about: a piece that was dropped by hand is where it belongs already. */
const MAKINGS = ['played', 'dropped', 'undone', 'redone', 'back', 'on'] as const;
type Making = (typeof MAKINGS)[number];

/** Whether what has changed is shown as movement. */
export const isMovement = (way: string): way is Making => (MAKINGS as readonly string[]).includes(way);

/** The motion of a turn that was just played or taken back. */
export function motionOf(number: number, ply: Ply, way: Making): Motion {
  const isByHand = way === 'dropped';
  const pieces = (): readonly Flown[] => {
    const all = flown(ply, way === 'undone' || way === 'back');
    return isByHand ? all.filter(({ at }) => at !== ply.move.to) : all;
  };
  return { number, isByHand, pieces };
}

/** Every piece that a turn moves, or takes back. */
function flown({ before, move }: Ply, back: boolean): readonly Flown[] {
  const { from, to, fluttember } = move;
  if (fluttember)
    return [
      { at: back ? from : to, way: back ? [to, from] : [from, to], hops: true },
      { at: back ? to : from, way: back ? [from, to] : [to, from], hops: true },
    ];
  if (move.company !== undefined) {
    const step = to - from;
    const starts = startSquares(move);
    return starts.map((start) => ({
      at: back ? start : start + step,
      way: back ? [start + step, start] : [start, start + step],
      hops: false,
    }));
  }
  const [route] = routesOf(before, move);
  const way = route === undefined ? [from, to] : squaresOf(route);
  const hops = route?.parts.some(({ part }) => part === 'vault' || part === 'leap') ?? false;
  return [{ at: back ? from : to, way: back ? way.toReversed() : way, hops }];
}

const squaresOf = ({ from, parts }: Route): Square[] => [from, ...parts.map(({ square }) => square)];

const SHORTEST = 140;
const LONGEST = 250;

/** Flies pieces from where they stood to where they stand, unless the player wants no motion. */
export function showMotion(grid: HTMLElement, view: View, { pieces }: Motion): readonly Flight[] {
  if (!canFly(grid)) return [];
  return pieces().flatMap(({ at, way, hops }) => {
    const flight = liftOff(grid, view, at);
    const end = view.places[at];
    if (flight === null || end === undefined) return [];
    const frames = way.map((square, index): Keyframe => {
      const { column, row } = view.places[square] ?? end;
      const height = hops ? Math.sin((Math.PI * index) / (way.length - 1)) : 0;
      return {
        transform: `translate(${(column - end.column) * 100}%, ${(row - end.row) * 100}%) scale(${1 + height * 0.25})`,
      };
    });
    const duration = Math.min(LONGEST, SHORTEST + way.length * 20);
    const animation = flight.picture.animate(frames, { duration, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' });
    animation.addEventListener('finish', flight.land);
    return flight;
  });
}

/** Whether pieces fly here: not if the player wants no motion, nor in a browser without animations. */
export const canFly = (grid: HTMLElement): boolean => !isStill() && typeof grid.animate === 'function';
