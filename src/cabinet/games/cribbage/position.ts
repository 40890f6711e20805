import { accept, type Result } from '../../../engine/index.ts';
import { fault, readFields, readNumber } from '../../seam/ranks.ts';
import { unreachable, type Fault } from '../../seam/rules.ts';
import { cardName, cardNamed, countOf, inOrder, type Card } from './cards.ts';

const PHASES = ['deal', 'discard', 'cut', 'play', 'show', 'crib'] as const;
export type Phase = (typeof PHASES)[number];

/** Seats are counted from 1. */
export interface Position {
  readonly scores: readonly number[];
  readonly dealer: number;
  readonly phase: Phase;
  /** 0 for chance. */
  readonly seat: number;
  /** The cards not yet laid, in the order of the pack. */
  readonly hands: readonly (readonly Card[])[];
  readonly crib: readonly Card[];
  readonly starter: Card | null;
  readonly laid: readonly { readonly seat: number; readonly card: Card }[];
  /** The seats that have said go, in rising order. */
  readonly gone: readonly number[];
}

export type Move =
  | { readonly deed: 'deal' | 'cut' | 'lay'; readonly card: Card }
  | { readonly deed: 'discard'; readonly cards: readonly Card[] }
  | { readonly deed: 'go' | 'show' | 'crib' };

/** How many players there are, and to how many points they play. */
export interface Table {
  readonly players: number;
  readonly points: number;
}

/** Section 2: four players make two sides of two seats each. */
export const sidesOf = ({ players }: Table): number => (players === 4 ? 2 : players);
export const sideOf = (table: Table, seat: number): number => (seat - 1) % sidesOf(table);

/** Section 4: how many cards are dealt to each. */
export const HAND = 5;
/** Section 5: how many of them each player puts into the crib. */
export const discards = ({ players }: Table): number => (players === 2 ? 2 : 1);

/** Section 6: no card may bring the total above this. */
export const LIMIT = 31;

export const seatAfter = ({ players }: Table, seat: number): number => (seat % players) + 1;
export const handOf = ({ hands }: Position, seat: number): readonly Card[] => hands[seat - 1] ?? [];
export const totalOf = ({ laid }: Position): number => laid.reduce((sum, { card }) => sum + countOf(card), 0);

const cardsText = (cards: readonly Card[]): string => cards.map(cardName).join(',') || '-';

export const write = ({ scores, dealer, phase, seat, hands, crib, starter, laid, gone }: Position): string =>
  [
    scores.join('-'),
    dealer,
    phase,
    seat,
    hands.map(cardsText).join('/'),
    cardsText(crib),
    starter === null ? '-' : cardName(starter),
    laid.map((one) => `${one.seat}:${cardName(one.card)}`).join(',') || '-',
    gone.join(',') || '-',
  ].join(' ');

/** Section 11. */
export function writeMove(move: Move): string {
  switch (move.deed) {
    case 'deal':
    case 'cut':
      return `${move.deed}:${cardName(move.card)}`;
    case 'discard':
      return `discard:${move.cards.map(cardName).join(',')}`;
    case 'lay':
      return cardName(move.card);
    case 'go':
    case 'show':
    case 'crib':
      return move.deed;
    default:
      return unreachable(move);
  }
}

/** Cards separated by commas; in the order of the pack where `isSorted`. */
function readCards(text: string, field: number): Result<readonly Card[], Fault> {
  if (text === '-') return accept([]);
  const cards: Card[] = [];
  for (const name of text.split(',')) {
    const card = cardNamed(name);
    if (card === undefined) return fault('unknown', field, name);
    cards.push(card);
  }
  return inOrder(cards).join() === cards.join() ? accept(cards) : fault('spelling', field, text);
}

function readScores(text: string, table: Table): Result<readonly number[], Fault> {
  const parts = text.split('-');
  if (parts.length !== sidesOf(table)) return fault('length', 1, text);
  const scores: number[] = [];
  for (const part of parts) {
    const score = readNumber(part, table.points, 1);
    if (!score.ok) return score;
    scores.push(score.value);
  }
  return accept(scores);
}

function readHands(text: string, { players }: Table): Result<readonly (readonly Card[])[], Fault> {
  const parts = text.split('/');
  if (parts.length !== players) return fault('parts', 5, text);
  const hands: (readonly Card[])[] = [];
  for (const part of parts) {
    const hand = readCards(part, 5);
    if (!hand.ok) return hand;
    hands.push(hand.value);
  }
  return accept(hands);
}

function readLaid(text: string, { players }: Table): Result<Position['laid'], Fault> {
  if (text === '-') return accept([]);
  const laid: { seat: number; card: Card }[] = [];
  for (const part of text.split(',')) {
    const [seat = '', name = '', ...more] = part.split(':');
    const card = cardNamed(name);
    if (!isSeat(seat, players) || card === undefined || more.length > 0) return fault('unknown', 8, part);
    laid.push({ seat: Number(seat), card });
  }
  return accept(laid);
}

const isSeat = (text: string, players: number): boolean => /^[1-4]$/u.test(text) && Number(text) <= players;

function readGone(text: string, { players }: Table): Result<readonly number[], Fault> {
  if (text === '-') return accept([]);
  const seats = text.split(',');
  const wrong = seats.find((seat, index) => !isSeat(seat, players) || seat <= (seats[index - 1] ?? ''));
  return wrong === undefined ? accept(seats.map(Number)) : fault('unknown', 9, wrong);
}

/** Section 11; how many cards lie where is not checked. */
export function read(text: string, table: Table): Result<Position, Fault> {
  const fields = readFields(text, 9);
  if (!fields.ok) return fields;
  const [
    points = '',
    deals = '',
    named = '',
    acts = '',
    held = '',
    kept = '',
    cut = '',
    lying = '',
    went = '',
  ] = fields.value;
  const scores = readScores(points, table);
  if (!scores.ok) return scores;
  if (!isSeat(deals, table.players)) return fault('side', 2, deals);
  const phase = PHASES.find((other) => other === named);
  if (phase === undefined) return fault('unknown', 3, named);
  const dealer = Number(deals);
  const byChance = phase === 'deal' || phase === 'cut';
  const isRightSeat = byChance
    ? acts === '0'
    : isSeat(acts, table.players) && (phase !== 'crib' || Number(acts) === dealer);
  if (!isRightSeat) return fault('side', 4, acts);
  const hands = readHands(held, table);
  if (!hands.ok) return hands;
  const crib = readCards(kept, 6);
  if (!crib.ok) return crib;
  const starter = cut === '-' ? null : cardNamed(cut);
  if (starter === undefined) return fault('unknown', 7, cut);
  const laid = readLaid(lying, table);
  if (!laid.ok) return laid;
  const gone = readGone(went, table);
  if (!gone.ok) return gone;
  const position: Position = {
    scores: scores.value,
    dealer,
    phase,
    seat: Number(acts),
    hands: hands.value,
    crib: crib.value,
    starter,
    laid: laid.value,
    gone: gone.value,
  };
  return checked(position);
}

/** The cards that a position shows, wherever they are. */
export const cardsOut = ({ hands, crib, starter, laid }: Position): readonly Card[] => [
  ...hands.flat(),
  ...crib,
  ...(starter === null ? [] : [starter]),
  ...laid.map(({ card }) => card),
];

/** The position, if no card occurs twice and the starter is there once it has been cut, and not before. */
function checked(position: Position): Result<Position, Fault> {
  const cards = cardsOut(position);
  const twice = cards.find((card, index) => cards.indexOf(card) !== index);
  if (twice !== undefined) return fault('count', 0, cardName(twice));
  const { phase, starter } = position;
  const hasCut = phase === 'play' || phase === 'show' || phase === 'crib';
  if (hasCut !== (starter !== null)) return fault('excluded', 7, starter === null ? '-' : cardName(starter));
  return accept(position);
}
