import { source } from '../../chance/source.ts';
import type { Chance, Game, Marker, Standing, Trace } from '../../seam/game.ts';
import { ART } from './cardArt.ts';
import { cardName, countOf, HIDDEN, inOrder, type Card } from './cards.ts';
import { COUNT_X, HAND, OTHERS, rowsOf } from './layout.ts';
import { page } from './page.ts';
import {
  handOf,
  LIMIT,
  sideOf,
  sidesOf,
  totalOf,
  writeMove,
  type Move,
  type Position,
  type Table,
} from './position.ts';
import { cribbages, tables } from './rules.ts';
import { dealtTo } from './secrets.ts';
import { pegs, surfaceFor } from './surface.ts';
import { signOf, tellsOf } from './tells.ts';

/** The cards that a seat holds: for the show, the cards that it laid are taken up again. */
function heldBy(position: Position, seat: number): readonly Card[] {
  const hand = handOf(position, seat + 1);
  if (position.phase !== 'show' && position.phase !== 'crib') return hand;
  const own = position.laid.filter((one) => one.seat === seat + 1).map(({ card }) => card);
  return inOrder([...hand, ...own]);
}

const artOf = (card: Card): string => (card === HIDDEN ? 'back' : cardName(card));

/** The name of the row in which a seat's cards lie, as seen from the seat `from`. */
const rowOf = (players: number, from: number, seat: number): string => {
  const away = (seat - from + players) % players;
  return away === 0 ? 'hand' : (OTHERS[away - 1] ?? '');
};

const moverOf = ({ seat, dealer }: Position): number => (seat === 0 ? dealer : seat) - 1;

/** A place in a row whose cards, `count` of them, lie in its middle. */
const middlePlace = (row: string, count: number, index: number): string =>
  `${row}${Math.floor((HAND - count) / 2) + index + 1}`;

const inHand = (
  row: string,
  cards: readonly Card[],
  owner: number,
  chosen: readonly string[],
): readonly Standing[] =>
  cards.map((card, index) => {
    const place = middlePlace(row, cards.length, index);
    return { place, art: artOf(card), owner, isRaised: chosen.includes(place) };
  });

const inRow = (row: string, cards: readonly Card[], owner: number): readonly Standing[] =>
  cards.map((card, index) => ({ place: `${row}${index + 1}`, art: artOf(card), owner }));

/** What lies on the table, as seen from a seat. */
function standingFrom(position: Position, from: number, chosen: readonly string[]): readonly Standing[] {
  const players = position.hands.length;
  const { phase, dealer, crib, starter, laid } = position;
  const isShow = phase === 'show' || phase === 'crib';
  const hands = position.hands.flatMap((_, seat) =>
    inHand(rowOf(players, from, seat), heldBy(position, seat), seat, chosen),
  );
  return [
    ...hands,
    { place: 'pack', art: 'pack', owner: null },
    ...(starter === null ? [] : [{ place: 'starter', art: artOf(starter), owner: null }]),
    ...inRow('crib', crib, dealer - 1),
    ...(isShow
      ? []
      : laid.map(({ seat, card }, index) => ({
          place: `laid${index + 1}`,
          art: artOf(card),
          owner: seat - 1,
        }))),
  ];
}

/** The place in a row where a card lies; for a card that is not seen, the place of the first hidden one. */
const placeIn = (row: string, cards: readonly Card[], card: Card): string => {
  const at = cards.indexOf(card);
  return middlePlace(row, cards.length, at < 0 ? Math.max(0, cards.indexOf(HIDDEN)) : at);
};

const along = (...path: readonly string[]): Trace => ({ path, taken: [] });

function traceFrom(table: Table, position: Position, move: Move, from: number): Trace {
  const { players } = table;
  const { laid, crib } = position;
  const row = rowOf(players, from, moverOf(position));
  const cards = heldBy(position, moverOf(position));
  switch (move.deed) {
    case 'deal': {
      const to = dealtTo(table, position);
      if (to === null) return along('pack', `crib${crib.length + 1}`);
      const held = handOf(position, to + 1).length;
      return along('pack', middlePlace(rowOf(players, from, to), held + 1, held));
    }
    case 'cut':
      return along('pack', 'starter');
    case 'discard':
      return along(placeIn(row, cards, move.cards[0] ?? HIDDEN), `crib${crib.length + 1}`);
    case 'lay':
      return along(placeIn(row, cards, move.card), `laid${laid.length + 1}`);
    case 'go':
    case 'show':
      return along(placeIn(row, cards, cards[0] ?? HIDDEN));
    case 'crib':
      return along('crib1');
  }
}

/** The places of one's own hand that a move takes cards from, in every order. */
function ordersOf(position: Position, move: Move): readonly (readonly string[])[] {
  const hand = handOf(position, position.seat);
  const placeOf = (card: Card): string => placeIn('hand', hand, card);
  if (move.deed === 'lay') return [[placeOf(move.card)]];
  if (move.deed !== 'discard') return [[writeMove(move)]];
  const steps = move.cards.map(placeOf);
  return steps.length === 1 ? [steps] : [steps, steps.toReversed()];
}

function why(position: Position, place: string): string {
  const { phase, seat } = position;
  if (phase === 'show' || phase === 'crib') return 'count-first';
  if (!standingFrom(position, seat - 1, []).some((one) => one.place === place)) return 'empty';
  const row = place.replace(/\d+$/u, '');
  if (row !== 'hand') return row.length === 1 ? 'other-hand' : row;
  const card = handOf(position, seat).find((held) => placeIn(row, handOf(position, seat), held) === place);
  const isOver = card !== undefined && totalOf(position) + countOf(card) > LIMIT;
  return phase === 'play' && isOver ? 'over-31' : 'one-more';
}

function advice(position: Position, chosen: readonly string[]): string {
  const { phase, hands, seat } = position;
  if (phase === 'discard') {
    if (hands.length > 2) return 'discard';
    return chosen.length === 0 ? 'discard-two' : 'discard-second';
  }
  if (phase !== 'play') return phase;
  const fits = handOf(position, seat).some((card) => totalOf(position) + countOf(card) <= LIMIT);
  if (!fits) return 'go';
  return position.laid.length === 0 ? 'lead' : 'lay';
}

/** The count of the play as it stands, and whose crib it is. */
const countMarker = (position: Position, sides: number): readonly Marker[] => [
  {
    name: 'crib',
    key: 'marker.crib',
    seat: position.dealer - 1,
    x: COUNT_X,
    y: rowsOf(sides).pack + 0.92,
    size: 0.44,
  },
  ...(position.phase === 'play'
    ? [
        {
          name: 'count',
          key: 'marker.count',
          values: { count: totalOf(position) },
          x: COUNT_X,
          y: rowsOf(sides).pack - 0.2,
          size: 1.5,
        },
      ]
    : []),
];

/** Whether a deal has been counted and the next one has not begun. */
const isDone = ({ phase, hands }: Position): boolean =>
  phase === 'deal' && hands.every((hand) => hand.length === 0);

const chance: Chance<Position, Move> = {
  source,
  owner: ({ dealer }) => dealer - 1,
  tray: () => [],
  tumble: [],
  waits: isDone,
  told: (_, move) =>
    move.deed === 'cut'
      ? { key: 'told.cut', values: { card: signOf(move.card) } }
      : { key: 'told.deal', values: {} },
};

type Cribbage = Game<Position, Move>;

/** A game as seen from each seat, made only once for each. */
function fromEach(make: (seat: number) => Cribbage): (seat: number) => Cribbage {
  const made = new Map<number, Cribbage>();
  return (seat) => {
    const known = made.get(seat) ?? make(seat);
    made.set(seat, known);
    return known;
  };
}

/** Cribbage at a table, with its number of players and its number of points. */
function gameAt(table: Table, rules: Cribbage['variants'][number]): Cribbage {
  const sides = sidesOf(table);
  const seats = rules.seats.map((_, seat) => seat);
  const shown: Cribbage = {
    id: 'cribbage',
    variants: cribbages,
    by: (variant) => byVariant(variant),
    from: fromEach((seat) => ({
      ...shown,
      standing: (position, chosen) => standingFrom(position, seat, chosen),
      trace: (position, move) => traceFrom(table, position, move, seat),
    })),
    surface: surfaceFor(table.players, sides),
    art: ART,
    standing: (position, chosen) => standingFrom(position, moverOf(position), chosen),
    steps: (position, move) => ordersOf(position, move)[0] ?? [],
    orders: ordersOf,
    trace: (position, move) => traceFrom(table, position, move, moverOf(position)),
    why: (position, _, place) => why(position, place),
    advice,
    means: () => 'may',
    ending: () => 'points',
    calls: () => [],
    isProgress: () => true,
    isNeverDrawn: true,
    example: '5h',
    chance,
    markers: (past, position) => [
      ...pegs(
        [...past, position].map(({ scores }) => scores),
        table.points,
      ),
      // once the crib has been counted, its cards stay there until the next deal, and so does its owner's name
      ...countMarker(isDone(position) ? (past.at(-1) ?? position) : position, sides),
    ],
    tells: (before, move) => tellsOf(table, before, move, rules.play(before, move)),
    lingers: (_, move) => move.deed === 'crib',
    facts: (position) => ({
      count: totalOf(position),
      phase: position.phase,
      most: LIMIT - totalOf(position),
      isTight: LIMIT - totalOf(position) < 10 ? 'yes' : 'no',
    }),
    picture: '24-31 1 play 1 6d,7h/9c,Kh 2c,Kd,Js,Ah 5h 2:4c,1:6s,2:5d -',
    reserve: (position, seat) => {
      const side = sideOf(table, seat + 1);
      return [{ code: 'score', art: `peg${side + 1}`, count: position.scores[side] ?? 0 }];
    },
    emblems: seats.map((seat) => `peg${sideOf(table, seat + 1) + 1}`),
    near: 0,
    page,
  };
  return shown;
}

const games: readonly Cribbage[] = cribbages.map((rules, index) => {
  const table = tables[index];
  if (table === undefined) throw new Error(`${rules.id} has no table`);
  return gameAt(table, rules);
});

const byVariant = (variant: string): Cribbage => {
  const found = games[cribbages.findIndex(({ id }) => id === variant)] ?? games[0];
  if (found === undefined) throw new Error(`no cribbage is called ${variant}`);
  return found;
};

/** Cribbage on the page. */
export const game = byVariant('cribbage:2-121');
