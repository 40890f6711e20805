import { PLAYING, unreachable, type Outcome, type Rules } from '../../seam/rules.ts';
import {
  choices,
  countOf,
  inOrder,
  JACK,
  PACK,
  pointsForLaying,
  pointsInShow,
  rankOf,
  type Card,
} from './cards.ts';
import {
  cardsOut,
  discards,
  HAND,
  handOf,
  LIMIT,
  read,
  seatAfter,
  sideOf,
  sidesOf,
  totalOf,
  write,
  writeMove,
  type Move,
  type Position,
  type Table,
} from './position.ts';
import { secretsOf } from './secrets.ts';
import { whole } from './whole.ts';

const HIS_HEELS = 2;

/** Section 8: a score never goes beyond the points of the game. */
const pegged = (table: Table, position: Position, seat: number, points: number): Position => {
  const side = sideOf(table, seat);
  const score = Math.min(table.points, (position.scores[side] ?? 0) + points);
  return { ...position, scores: position.scores.with(side, score) };
};

const withHand = (position: Position, seat: number, hand: readonly Card[]): Position => ({
  ...position,
  hands: position.hands.with(seat - 1, inOrder(hand)),
});

/** Section 4: one card to each player in turn; with three players the last one goes to the crib. */
function dealt(table: Table, position: Position, card: Card): Position {
  const before = cardsOut(position).length;
  const round = HAND * table.players;
  const seat = ((position.dealer + before) % table.players) + 1;
  const after =
    before < round
      ? withHand(position, seat, handOf(position, seat).concat(card))
      : { ...position, crib: inOrder(position.crib.concat(card)) };
  const all = round + (table.players === 3 ? 1 : 0);
  return before + 1 < all ? after : { ...after, phase: 'discard', seat: seatAfter(table, position.dealer) };
}

function discarded(table: Table, position: Position, cards: readonly Card[]): Position {
  const { seat, dealer, crib } = position;
  const left = handOf(position, seat).filter((card) => !cards.includes(card));
  const after = { ...withHand(position, seat, left), crib: inOrder([...crib, ...cards]) };
  return seat === dealer ? { ...after, phase: 'cut', seat: 0 } : { ...after, seat: seatAfter(table, seat) };
}

function cutTo(table: Table, position: Position, starter: Card): Position {
  const after: Position = { ...position, starter, phase: 'play', seat: seatAfter(table, position.dealer) };
  return rankOf(starter) === JACK ? pegged(table, after, position.dealer, HIS_HEELS) : after;
}

/** Section 6: the next seat that still takes part in the play; null when the play is over. */
function nextInPlay(table: Table, position: Position): number | null {
  if (totalOf(position) === LIMIT) return null;
  let seat = position.seat;
  for (let passed = 0; passed < table.players; passed++) {
    seat = seatAfter(table, seat);
    if (handOf(position, seat).length > 0 && !position.gone.includes(seat)) return seat;
  }
  return null;
}

/** Section 6: passes the turn on, or ends the play and pegs its last card. */
function playedOn(table: Table, position: Position): Position {
  const next = nextInPlay(table, position);
  if (next !== null) return { ...position, seat: next };
  const over: Position = { ...position, phase: 'show', seat: seatAfter(table, position.dealer), gone: [] };
  const last = position.laid.at(-1);
  return last === undefined || totalOf(position) === LIMIT ? over : pegged(table, over, last.seat, 1);
}

function withLaid(table: Table, position: Position, card: Card): Position {
  const { seat } = position;
  const left = handOf(position, seat).filter((other) => other !== card);
  const lying = position.laid.concat({ seat, card });
  const after = { ...withHand(position, seat, left), laid: lying };
  return playedOn(table, pegged(table, after, seat, pointsForLaying(lying.map((one) => one.card))));
}

/** Section 7: a player scores all the cards of his hand, played or not. */
function shown(table: Table, position: Position): Position {
  const { seat, dealer, starter } = position;
  const own = position.laid.filter((one) => one.seat === seat).map(({ card }) => card);
  const points = pointsInShow(handOf(position, seat).concat(own), starter ?? 0, false);
  const after = pegged(table, position, seat, points);
  return seat === dealer ? { ...after, phase: 'crib' } : { ...after, seat: seatAfter(table, seat) };
}

/** Section 7: the crib is the dealer's; then the deal passes to the left. */
function cribScored(table: Table, position: Position): Position {
  const { dealer, crib, starter } = position;
  const { scores } = pegged(table, position, dealer, pointsInShow(crib, starter ?? 0, true));
  return { ...emptyDeal(table, seatAfter(table, dealer)), scores };
}

const emptyDeal = (table: Table, dealer: number): Position => ({
  scores: Array.from({ length: sidesOf(table) }, () => 0),
  dealer,
  phase: 'deal',
  seat: 0,
  hands: Array.from({ length: table.players }, () => []),
  crib: [],
  starter: null,
  laid: [],
  gone: [],
});

function outcomeOf({ points }: Table, { scores }: Position): Outcome {
  const side = scores.indexOf(points);
  return side < 0 ? PLAYING : { over: true, winner: String(side + 1), scores };
}

function listMoves(table: Table, position: Position): readonly Move[] {
  const { phase, seat } = position;
  const hand = handOf(position, seat);
  switch (phase) {
    case 'deal':
    case 'cut': {
      const out = new Set(cardsOut(position));
      return PACK.filter((card) => !out.has(card)).map((card) => ({ deed: phase, card }));
    }
    case 'discard':
      return choices(hand, discards(table)).map((cards) => ({ deed: 'discard', cards }));
    case 'play': {
      const total = totalOf(position);
      const fitting = hand.filter((card) => total + countOf(card) <= LIMIT);
      return fitting.length > 0 ? fitting.map((card) => ({ deed: 'lay', card })) : [{ deed: 'go' }];
    }
    case 'show':
    case 'crib':
      return [{ deed: phase }];
    default:
      return unreachable(phase);
  }
}

function play(table: Table, position: Position, move: Move): Position {
  switch (move.deed) {
    case 'deal':
      return dealt(table, position, move.card);
    case 'discard':
      return discarded(table, position, move.cards);
    case 'cut':
      return cutTo(table, position, move.card);
    case 'lay':
      return withLaid(table, position, move.card);
    case 'go': {
      const gone = [...position.gone, position.seat].toSorted((one, other) => one - other);
      return playedOn(table, { ...position, gone });
    }
    case 'show':
      return shown(table, position);
    case 'crib':
      return cribScored(table, position);
    default:
      return unreachable(move);
  }
}

function cribbage(table: Table): Rules<Position, Move> {
  const { players, points } = table;
  const fresh = emptyDeal(table, 1);
  // C1: “3 for last” with two players
  const start = players === 2 ? { ...fresh, scores: [0, 3] } : fresh;
  const secrets = secretsOf(table);
  const seats = Array.from({ length: players }, (_, index) => String(index + 1));
  return {
    id: `cribbage:${players}-${points}`,
    seats,
    sides: seats.map((_, index) => String(sideOf(table, index + 1) + 1)),
    secrets,
    start: () => start,
    read(text) {
      const found = read(text, table);
      return found.ok ? whole(table, found.value) : found;
    },
    write,
    moves: (position) => (outcomeOf(table, position).over ? [] : listMoves(table, position)),
    writeMove,
    play: (position, move) => play(table, position, move),
    outcome: (position) => outcomeOf(table, position),
    turn: ({ seat }) => (seat === 0 ? 'chance' : seat - 1),
    // each card that is left is as likely as any other
    weight: () => 1,
  };
}

/** How many players play to how many points, in the order of the variants. */
export const tables: readonly Table[] = [2, 3, 4].flatMap((players) =>
  [121, 61].map((points) => ({ players, points })),
);

/** Cribbage for two to four players, to 121 or 61 points. */
export const cribbages = tables.map(cribbage);
