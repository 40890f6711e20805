import type { Game, Standing } from '../../seam/game.ts';
import { menOn, placesByName } from '../../seam/men.ts';
import { EMPTY } from '../../seam/ranks.ts';
import { hitsOf } from './attack.ts';
import { colourOf, COLOURS, kindOf, nameOf, SQUARES, type Colour } from './board.ts';
import { boardAfter, hasMove, isInCheck, PASS, passedPawn, reachOf, type Move } from './moves.ts';
import { kingOf, ownerOf, playersIn, type Position } from './position.ts';
import { page } from './page.ts';
import { threeHandedChesses } from './rules.ts';
import { art, surface } from './surface.ts';
import { wayOf } from './way.ts';

const squareOf = placesByName(SQUARES, nameOf);
const seatOf = (colour: Colour): number => COLOURS.indexOf(colour);
const MEN = 16;

/** A step that is not a place on the board: what a Pawn becomes; a pass is another. */
const becoming = (kind: string): string => `=${kind}`;

const stepsOf = (_: Position, move: Move): readonly string[] =>
  move === PASS
    ? [PASS]
    : [nameOf(move.from), nameOf(move.to), ...(move.crowned === null ? [] : [becoming(move.crowned)])];

/** The board after a Pawn has gone where it will be crowned, before it has been chosen what it becomes. */
function standing(position: Position, [first, second]: readonly string[]): readonly Standing[] {
  const [from, to] = [squareOf(first), squareOf(second)];
  const cells = from < 0 || to < 0 ? position.cells : boardAfter(position, { from, to, crowned: null });
  return menOn(cells, nameOf, (cell) => {
    const owner = ownerOf(position, cell);
    return owner === null ? null : seatOf(owner);
  }).map(({ place, art: cell, owner }) => {
    const holder = COLOURS[owner ?? -1];
    return { place, owner, art: holder === undefined || holder === colourOf(cell) ? cell : cell + holder };
  });
}

/** The squares from which a move takes something: where it ends, or just beyond for a Pawn taken en passant. */
function takenBy(position: Position, move: Move): readonly string[] {
  if (move === PASS) return [];
  const { cells } = position;
  if (cells[move.to] !== EMPTY) return [nameOf(move.to)];
  const pawn = passedPawn(position, move.from, move.to);
  return pawn === null ? [] : [nameOf(pawn)];
}

function whyNotPicked(position: Position, place: string): string {
  const { cells, side } = position;
  const cell = cells[squareOf(place)] ?? EMPTY;
  if (cell === EMPTY) return 'empty';
  if (ownerOf(position, cell) !== side) return 'enemy';
  return isInCheck(position, side) ? 'no-help' : 'shut-in';
}

/** Why a man cannot go there at all, whatever happens to the Kings. */
function whyNoWay({ cells }: Position, from: number, to: number): string {
  const kind = kindOf(cells[from] ?? EMPTY);
  const alone = cells.map((cell, square) => (square === from ? cell : EMPTY));
  return kind !== 'P' && hitsOf(alone, from).includes(to) ? 'blocked' : `gait-${kind}`;
}

function whyNotGone(position: Position, from: number, to: number): string {
  const { cells, side } = position;
  const [man, target] = [cells[from] ?? EMPTY, cells[to] ?? EMPTY];
  if (target !== EMPTY && colourOf(target) === colourOf(man)) return 'own';
  const after: Position = { ...position, cells: boardAfter(position, { from, to, crowned: null }) };
  if (!reachOf(position, from).includes(to))
    return kindOf(target) === 'K' && hitsOf(cells, from).includes(to) ? 'king' : whyNoWay(position, from, to);
  if (isInCheck(after, side)) return isInCheck(position, side) ? 'still-check' : 'open-check';
  return 'lets-next';
}

/** The names of the armies in the codes of calls. */
const NAMES: Readonly<Record<Colour, string>> = { w: 'white', r: 'red', b: 'black' };

/** Who was mated by the last move, who got the army, and who is in check now. */
function calls(position: Position, last: { readonly before: Position } | null): readonly string[] {
  const mated = COLOURS.filter(
    (colour) => last !== null && kingOf(last.before.cells, colour) >= 0 && kingOf(position.cells, colour) < 0,
  ).map((colour) => `mated-${NAMES[colour]}-${NAMES[position.owners[colour]]}`);
  const checked = playersIn(position)
    .filter((colour) => isInCheck(position, colour))
    .map((colour) => `check-${NAMES[colour]}`);
  return [...mated, ...checked];
}

const [usual] = threeHandedChesses;

/** A capture, a Pawn's move, or a mate. */
function isProgress(position: Position, move: Move): boolean {
  if (move === PASS) return false;
  if (kindOf(position.cells[move.from] ?? EMPTY) === 'P' || takenBy(position, move).length > 0) return true;
  return playersIn(usual.play(position, move)).length < playersIn(position).length;
}

/** Three-handed chess on the page. */
export const game: Game<Position, Move> = {
  id: 'three-handed-chess',
  variants: threeHandedChesses,
  surface,
  art,
  standing,
  steps: stepsOf,
  trace: (position, move) => ({
    path: move === PASS ? [nameOf(kingOf(position.cells, position.side))] : wayOf(position, move).map(nameOf),
    taken: takenBy(position, move),
  }),
  why: (position, [first, second], place) => {
    if (first === undefined) return whyNotPicked(position, place);
    return second === undefined ? whyNotGone(position, squareOf(first), squareOf(place)) : 'becomes';
  },
  advice: (position, chosen) => {
    if (chosen.length === 0) return hasMove(position) ? 'pick' : 'pass';
    return chosen.length === 1 ? 'go' : 'promotion';
  },
  ending: (position) =>
    playersIn(position).length === 1
      ? 'last-king'
      : isInCheck(position, position.side)
        ? 'mate'
        : 'stalemate',
  calls,
  isProgress,
  reserve: ({ cells, owners }, seat) => {
    const colour = COLOURS[seat] ?? 'w';
    const count = (army: Colour): number => cells.filter((cell) => colourOf(cell) === army).length;
    const lost = owners[colour] === colour ? MEN - count(colour) : 0;
    const more = COLOURS.filter((army) => army !== colour && owners[army] === colour && count(army) > 0);
    return [
      ...(lost > 0 ? [{ code: 'lost', art: `${colour}P`, count: lost }] : []),
      ...more.map((army) => ({ code: 'taken-over', art: `${army}P${colour}`, count: count(army) })),
    ];
  },
  fallenTo: ({ owners }, seat) => {
    const colour = COLOURS[seat] ?? 'w';
    return owners[colour] === colour ? null : seatOf(owners[colour]);
  },
  emblems: COLOURS.map((colour) => `${colour}K`),
  near: 0,
  round: [0, 1, 2],
  page,
};
