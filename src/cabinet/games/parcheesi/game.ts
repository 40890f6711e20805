import { source } from '../../chance/source.ts';
import type { Game, Standing, Trace } from '../../seam/game.ts';
import { ARMS, dotNamed, letterOf, placeOf, wayOf } from './board.ts';
import { dice } from './dice.ts';
import { page } from './page.ts';
import { HOME, PAWNS, pawnsOf, WAITING, type Colour, type Position } from './position.ts';
import { colourOf, parcheesis, type Move } from './rules.ts';
import { advice, calls } from './remarks.ts';
import { art, surface } from './surface.ts';
import { why } from './why.ts';

const artOf = (colour: Colour, pawn: number): string => letterOf(colour) + PAWNS.charAt(pawn);

/** What stands where: two pawns of one colour on a place stand side by side. */
function standing({ pawns }: Position, seats: readonly Colour[]): readonly Standing[] {
  const found = new Map<string, Standing>();
  for (const [owner, colour] of seats.entries())
    for (const [pawn, value] of (pawns[colour] ?? []).entries()) {
      const place = placeOf(colour, pawn, value);
      const one = found.get(place);
      const drawing = artOf(colour, pawn);
      found.set(place, one === undefined ? { place, art: drawing, owner } : { ...one, second: drawing });
    }
  return [...found.values()];
}

/** Where a pawn goes by a move, by its values before and after. */
function goalOf(position: Position, move: Move): { pawn: number; from: number; to: number } | null {
  if (move.deed === 'enter') return { pawn: move.pawn, from: WAITING, to: 0 };
  if (move.deed !== 'go') return null;
  const from = pawnsOf(position, position.side)[move.pawn] ?? WAITING;
  return { pawn: move.pawn, from, to: from + move.spaces };
}

/** A pawn and where it goes. The second pawn of a block has an extra step if the first one could go there too. */
function steps(rules: (typeof parcheesis)[number], position: Position, move: Move): readonly string[] {
  const goal = goalOf(position, move);
  if (goal === null) return [rules.writeMove(move)];
  const { side } = position;
  const { pawn, from, to } = goal;
  const places = [placeOf(side, pawn, from), placeOf(side, pawn, to)];
  if (move.deed !== 'go' || from === HOME) return places;
  const values = pawnsOf(position, side);
  const isSecond = rules
    .moves(position)
    .some(
      (other) =>
        other.deed === 'go' &&
        other.pawn < pawn &&
        other.spaces === move.spaces &&
        values[other.pawn] === from,
    );
  return isSecond ? [places[0] ?? '', `pawn-${PAWNS.charAt(pawn)}`, places[1] ?? ''] : places;
}

/** The pawns that a move sends back to their nests, as places: from where, and to where. */
function sentBack(position: Position, after: Position): readonly (readonly [string, string])[] {
  return Object.entries(position.pawns).flatMap(([name, values]) => {
    const colour = colourOf(name);
    return values.flatMap((value, pawn) =>
      value > WAITING && pawnsOf(after, colour)[pawn] === WAITING
        ? [[placeOf(colour, pawn, value), placeOf(colour, pawn, WAITING)] as const]
        : [],
    );
  });
}

function trace(rules: (typeof parcheesis)[number], position: Position, move: Move): Trace {
  const back = sentBack(position, rules.play(position, move));
  const goal = goalOf(position, move);
  // a third double by itself sends a pawn back
  if (goal === null) return { path: back[0] ?? [], taken: [] };
  const { pawn, from, to } = goal;
  return {
    path: wayOf(position.side, pawn, from, to),
    man: artOf(position.side, pawn),
    taken: back.map(([place]) => place),
    others: back,
  };
}

/** Parcheesi on the page, for the players of these rules. */
function parcheesiOf(rules: (typeof parcheesis)[number]): Game<Position, Move> {
  const seats = rules.seats.map(colourOf);
  return {
    id: 'parcheesi',
    variants: parcheesis,
    by: (variant) => games[parcheesis.findIndex(({ id }) => id === variant)] ?? game,
    begunBy: (seat) => ({ ...rules.start(), side: seats[seat] ?? 'red' }),
    surface,
    art,
    standing: (position) => standing(position, seats),
    steps: (position, move) => steps(rules, position, move),
    trace: (position, move) => trace(rules, position, move),
    reaches: (position, chosen) =>
      chosen.length === 0
        ? []
        : rules.moves(position).flatMap((move) => {
            const goal = goalOf(position, move);
            if (goal === null || steps(rules, position, move)[0] !== chosen[0]) return [];
            return [wayOf(position.side, goal.pawn, goal.from, goal.to).map(dotNamed)];
          }),
    why: (position, chosen, place) => why(rules, position, chosen, place),
    advice: (position, chosen) => advice(rules, position, chosen),
    means: (position, chosen, place) =>
      chosen.length > 0 &&
      seats.some(
        (colour) =>
          colour !== position.side &&
          pawnsOf(position, colour).some((value, pawn) => placeOf(colour, pawn, value) === place),
      )
        ? 'takes'
        : 'may',
    ending: () => 'home',
    calls: (position, last) => calls(rules, position, last),
    isProgress: () => true,
    isNeverDrawn: true,
    chance: {
      source,
      owner: ({ side }) => seats.indexOf(side),
      ...dice,
    },
    example: 'a+3',
    reserve: (position, seat) => {
      const colour = seats[seat] ?? 'red';
      const count = pawnsOf(position, colour).filter((value) => value === HOME).length;
      return count > 0 ? [{ code: 'home', art: letterOf(colour), count }] : [];
    },
    emblems: seats.map(letterOf),
    near: 0,
    // the arms in the order in which they come to the bottom
    round: [0, 3, 2, 1].map((arm) => seats.indexOf(ARMS[arm] ?? 'red')),
    page,
  };
}

const games = parcheesis.map(parcheesiOf);

/** Parcheesi on the page, for two. */
export const game = parcheesiOf(parcheesis[0] ?? never());

function never(): never {
  throw new Error('parcheesi has no rules');
}
