import type { Game, Standing, Trace } from '../../seam/game.ts';
import { menOn, placesByName } from '../../seam/men.ts';
import { EMPTY } from '../../seam/ranks.ts';
import {
  enemyOf,
  eyeOf,
  GRID,
  HOLE,
  isExcluded,
  isHeld,
  JACK_SQUARES,
  kindOf,
  lastRank,
  nameOf,
  ofSide,
  sideOf,
  TELEPORTERS,
  type Side,
} from './board.ts';
import { page } from './page.ts';
import { isInCheck } from './reach.ts';
import { boardAfter, endsOf, jacksAndWitches, type Move, type Position } from './rules.ts';
import { art, surface, WELL } from './surface.ts';

const squareOf = placesByName(GRID.size, nameOf);
const SIDES = ['w', 'b'] as const;
const seatOf = (side: Side): number => SIDES.indexOf(side);
const isWell = (place: string | undefined): boolean => place === WELL.w || place === WELL.b;

/** Steps that are not places on the board: turning a Can(n)on or passing with a Jack, and what a man becomes. */
const TURN = 'turn';
const PASS = 'pass';
const becoming = (kind: string): string => `=${kind}`;

/** C10: a Pawn that was dragged to its last rank, where it can only be promoted. */
const isArrived = ({ cells, side }: Position, at: number): boolean =>
  cells[at] === ofSide('P', side) && GRID.rankOf(at) === lastRank(side);

function stepsOf({ cells, side }: Position, { from, to, becomes }: Move): readonly string[] {
  if (from === null) return [WELL[side], nameOf(to)];
  if (from !== to) return [nameOf(from), nameOf(to), ...(becomes === null ? [] : [becoming(becomes)])];
  if (kindOf(cells[from] ?? EMPTY) === 'P') return [nameOf(from), becoming(becomes ?? '')];
  return [nameOf(from), becomes === null ? PASS : TURN];
}

/** The board after a man has gone where he was sent, before it has been chosen what he becomes. */
function standing({ cells, side, jacks }: Position, [first, second]: readonly string[]): readonly Standing[] {
  const [from, to] = [squareOf(first), squareOf(second)];
  const now = from < 0 || to < 0 ? cells : boardAfter({ ...start, cells, side }, { from, to, becomes: null });
  const men = menOn(now, nameOf, (cell) => {
    const owner = sideOf(cell);
    return cell === HOLE || owner === null ? null : seatOf(owner);
  });
  const inHand = SIDES.filter((of) => jacks[of] > 0).map((of) => ({
    place: WELL[of],
    art: ofSide('J', of),
    owner: seatOf(of),
  }));
  return [...men, ...inHand];
}
const start = jacksAndWitches.start();

/** What happened to enemy men: taken where they stood, or dragged from place to place. */
function trace(position: Position, move: Move): Trace {
  const { cells, side } = position;
  const after = boardAfter(position, move);
  const enemy = enemyOf(side);
  const gone = cells.flatMap((cell, at) => (sideOf(cell) === enemy && after[at] !== cell ? [at] : []));
  const come = after.flatMap((cell, at) => (sideOf(cell) === enemy && cells[at] !== cell ? [at] : []));
  const [to] = come;
  const begin = move.from === null ? WELL[side] : nameOf(move.from);
  return {
    path: move.from === move.to ? [begin] : [begin, nameOf(move.to)],
    taken: to === undefined ? gone.map(nameOf) : [],
    others: to === undefined ? [] : [[...gone.map(nameOf), nameOf(to)]],
  };
}

function whyNotPicked(position: Position, place: string): string {
  const { cells, side, jacks } = position;
  if (place === WELL[side]) return jacks[side] > 0 ? 'jack-shut' : 'no-jack';
  if (isWell(place)) return jacks[enemyOf(side)] > 0 ? 'enemy' : 'empty';
  const at = squareOf(place);
  const owner = sideOf(cells[at] ?? EMPTY);
  if (owner === null) return 'empty';
  if (owner !== side) return 'enemy';
  if (isHeld(cells, at, side) && !isArrived(position, at)) return 'held';
  return isInCheck(cells, side) ? 'no-help' : 'shut-in';
}

/** Why a man cannot go there at all, whatever happens to his King. */
function whyNoWay({ cells, working }: Position, from: number, to: number): string {
  const kind = kindOf(cells[from] ?? EMPTY);
  if (TELEPORTERS.includes(from) && TELEPORTERS.includes(to))
    return working ? 'teleport-taken' : 'teleport-off';
  if (kind === 'W' && cells[to] !== EMPTY) return 'witch-takes';
  if (kind === 'J' && cells[eyeOf(from)] !== EMPTY) return 'eye';
  return `gait-${kind === 'V' ? 'C' : kind}`;
}

function whyNotGone(position: Position, first: string, place: string): string {
  const { cells, side } = position;
  if (isWell(place)) return 'well';
  const to = squareOf(place);
  if (isWell(first)) {
    if (!JACK_SQUARES[side].includes(to)) return 'jack-row';
    if (cells[to] !== EMPTY) return 'put-taken';
    return isInCheck(cells, side) ? 'still-check' : 'open-check';
  }
  const from = squareOf(first);
  if (isArrived(position, from)) return 'becomes';
  if (sideOf(cells[to] ?? EMPTY) === side) return 'own';
  if (!endsOf(position, from).includes(to)) return whyNoWay(position, from, to);
  const after = boardAfter(position, { from, to, becomes: null });
  if (isExcluded(after)) return 'excluded';
  return isInCheck(cells, side) ? 'still-check' : 'open-check';
}

/** Jacks and Witches 84 on the page. */
export const game: Game<Position, Move> = {
  id: 'jacks-and-witches',
  variants: [jacksAndWitches],
  surface,
  art,
  standing,
  steps: stepsOf,
  trace,
  why: (position, chosen, place) => {
    const [first, second] = chosen;
    if (first === undefined) return whyNotPicked(position, place);
    return second === undefined ? whyNotGone(position, first, place) : 'becomes';
  },
  advice: (position, [first, second]) => {
    if (first === undefined) return 'pick';
    if (isWell(first)) return 'put';
    if (isArrived(position, squareOf(first))) return 'promotion';
    const kind = kindOf(position.cells[squareOf(first)] ?? EMPTY);
    if (second !== undefined) return kind === 'P' ? 'promotion' : 'setting';
    return kind === 'J' ? 'jack' : 'go';
  },
  ending: ({ cells, side }) => (isInCheck(cells, side) ? 'mate' : 'stalemate'),
  calls: ({ cells, side, working }) => [
    ...(isInCheck(cells, side) ? ['check'] : []),
    ...(working ? [] : ['off']),
  ],
  isProgress: (position, move) =>
    move.from === null ||
    kindOf(position.cells[move.from] ?? EMPTY) === 'P' ||
    trace(position, move).taken.length > 0,
  reserve: ({ cells, jacks }, seat) => {
    const side = SIDES[seat] ?? 'w';
    const men = cells.filter((cell) => sideOf(cell) === side).length;
    const lost = 20 + 2 - jacks[side] - men;
    return [
      ...(jacks[side] > 0 ? [{ code: 'jacks', art: ofSide('J', side), count: jacks[side] }] : []),
      ...(lost > 0 ? [{ code: 'lost', art: ofSide('P', side), count: lost }] : []),
    ];
  },
  emblems: ['W', 'w'],
  near: 0,
  page,
};
