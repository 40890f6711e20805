import type { Game } from '../../seam/game.ts';
import { EIGHT, ORTHOGONALS } from '../../seam/grid.ts';
import { menOn, placesByName } from '../../seam/men.ts';
import { countOf, EMPTY, movedTo, type Cell } from '../../seam/ranks.ts';
import { page } from './page.ts';
import {
  canPush,
  chikkin,
  GRID,
  hasDogHome,
  kindOf,
  play,
  sideOf,
  type Move,
  type Position,
} from './rules.ts';
import { art, surface } from './surface.ts';

const { nameOf } = GRID;
const squareOf = placesByName(GRID.size, nameOf);
const CHICKENS = 8;

/** What has been chosen so far: which man moves, where it has slid, what it pushes; and the board after the slide. */
interface Begun {
  readonly cells: readonly Cell[];
  readonly kind: string;
  readonly from: number;
  /** Null without a slide. */
  readonly slid: number | null;
  readonly pushed: number | null;
}

function begun({ cells }: Position, chosen: readonly string[]): Begun | null {
  const [from, second, third] = chosen.map(squareOf);
  if (from === undefined) return null;
  const kind = kindOf(cells[from] ?? EMPTY);
  const isSlide = second !== undefined && cells[second] === EMPTY;
  const slid = isSlide ? second : null;
  return {
    cells: slid === null ? cells : movedTo(cells, from, slid),
    kind,
    from,
    slid,
    pushed: (isSlide ? third : second) ?? null,
  };
}

const areNext = (one: number, other: number): boolean =>
  EIGHT.some((direction) => GRID.step(one, direction) === other);
const areJoined = (one: number, other: number): boolean =>
  ORTHOGONALS.some((direction) => GRID.step(one, direction) === other);
const areInLine = (one: number, other: number): boolean =>
  ORTHOGONALS.some((direction) => GRID.line(one, direction).includes(other));

/** Why a chicken or a wolf cannot go there. */
function whyNoStep({ cells, kind, from }: Begun, to: number): string {
  if (!areNext(from, to)) return 'one-step';
  return kind === 'w' ? 'wolf-eats' : cells[to] === EMPTY ? 'one-step' : 'chicken-eats';
}

/** Why a rooster or a dog cannot push what stands there. */
function whyNoPush({ cells, kind, from, slid }: Begun, at: number): string {
  const stand = slid ?? from;
  if (kind === 'd' ? !areNext(stand, at) : !areJoined(stand, at)) return 'not-beside';
  const what = kindOf(cells[at] ?? EMPTY);
  if (what === 'c') return 'push-chicken';
  if (!canPush(kind, cells[at] ?? EMPTY)) return 'push-alike';
  return kind === 'r' && slid !== null ? 'push-straight' : 'no-room';
}

function why(position: Position, chosen: readonly string[], place: string): string {
  const at = squareOf(place);
  const so = begun(position, chosen);
  if (so === null) {
    const owner = sideOf(position.cells[at] ?? EMPTY);
    return owner === null ? 'empty' : owner === position.side ? 'shut-in' : 'enemy';
  }
  const { cells, kind, from, slid, pushed } = so;
  if (kind === 'c' || kind === 'w') return whyNoStep(so, at);
  if (pushed !== null) return cells[at] === EMPTY ? 'push-one' : 'push-taken';
  if (cells[at] !== EMPTY) return whyNoPush(so, at);
  if (slid !== null) return 'slid';
  return areInLine(from, at) ? 'blocked' : 'straight';
}

const isMeal = ({ cells }: Position, { to, from }: Move): boolean => from !== to && cells[to] !== EMPTY;

/** Chikkin on the page. */
export const game: Game<Position, Move> = {
  id: 'chikkin',
  variants: [chikkin],
  surface,
  art,
  standing: (position, chosen) =>
    menOn(begun(position, chosen)?.cells ?? position.cells, nameOf, (cell) => (sideOf(cell) === 'e' ? 0 : 1)),
  steps: ({ cells }, { from, to, push }) => [
    nameOf(from),
    ...(from === to ? [] : [nameOf(to)]),
    ...(push === null ? [] : [nameOf(push.from)]),
    ...(push !== null && kindOf(cells[from] ?? EMPTY) === 'd' ? [nameOf(push.to)] : []),
  ],
  trace: (position, move) => ({
    path: move.from === move.to ? [nameOf(move.from)] : [nameOf(move.from), nameOf(move.to)],
    taken: isMeal(position, move) ? [nameOf(move.to)] : [],
    others: move.push === null ? [] : [[nameOf(move.push.from), nameOf(move.push.to)]],
  }),
  why,
  means: (position, chosen) => (begun(position, chosen)?.kind === 'w' ? 'takes' : 'may'),
  advice: (position, chosen) => {
    const so = begun(position, chosen);
    if (so === null) return 'pick';
    if (so.kind === 'c' || so.kind === 'w') return 'go';
    return so.pushed === null ? 'slide' : 'push';
  },
  ending: ({ cells }, isBoard) => {
    if (!isBoard) return 'repetition';
    return hasDogHome(cells, 'e') || hasDogHome(cells, 'w') ? 'dog' : 'stuck';
  },
  calls: () => [],
  isProgress: (position, move) =>
    ['c', 'C'].some(
      (chicken) => countOf(play(position, move).cells, chicken) < countOf(position.cells, chicken),
    ),
  reserve: ({ cells }, seat) => {
    const chicken = seat === 0 ? 'c' : 'C';
    const eaten = CHICKENS - countOf(cells, chicken);
    return eaten > 0 ? [{ code: 'eaten', art: chicken, count: eaten }] : [];
  },
  emblems: ['d', 'D'],
  near: 0,
  page,
};
