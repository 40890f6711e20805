import type { Secrets } from '../../seam/secrets.ts';
import { countOf, HIDDEN, inOrder, PACK, type Card } from './cards.ts';
import {
  cardsOut,
  handOf,
  LIMIT,
  seatAfter,
  totalOf,
  writeMove,
  type Move,
  type Position,
  type Table,
} from './position.ts';

const backs = (cards: readonly Card[]): readonly Card[] => cards.map(() => HIDDEN);

/** Section 9: whether everyone may see what a seat holds: it has shown its hand, or nothing is hidden any more. */
function isShown(table: Table, { phase, seat, dealer }: Position, holder: number): boolean {
  if (phase !== 'show') return phase === 'crib';
  const turnOf = (one: number): number => (one - seatAfter(table, dealer) + table.players) % table.players;
  return turnOf(holder) < turnOf(seat);
}

function seen(table: Table, position: Position, seat: number | null): Position {
  const hands = position.hands.map((hand, index) =>
    index === seat || isShown(table, position, index + 1) ? hand : backs(hand),
  );
  return { ...position, hands, crib: position.phase === 'crib' ? position.crib : backs(position.crib) };
}

/** The seat to which the next card is dealt; null where it goes to the crib. */
export function dealtTo(table: Table, before: Position): number | null {
  const count = cardsOut(before).length;
  return count < 5 * table.players ? (before.dealer + count) % table.players : null;
}

function seenMove(table: Table, before: Position, move: Move, seat: number | null): string {
  if (move.deed === 'deal')
    return writeMove(seat !== null && dealtTo(table, before) === seat ? move : { ...move, card: HIDDEN });
  if (move.deed === 'discard')
    return writeMove(before.seat - 1 === seat ? move : { ...move, cards: backs(move.cards) });
  return writeMove(move);
}

/** What a seat has put into the crib, as it can tell from what it has seen. */
function ownDiscards(views: readonly Position[], seat: number): readonly Card[] {
  const before = views.findLast((view) => view.phase === 'discard' && view.seat === seat + 1);
  const now = views.at(-1);
  if (before === undefined || now === undefined || now === before) return [];
  const kept = new Set([...handOf(now, seat + 1), ...now.laid.map(({ card }) => card)]);
  return handOf(before, seat + 1).filter((card) => !kept.has(card));
}

/** The cards in random order. */
function shuffled(cards: readonly Card[], draw: () => number): Card[] {
  const left = [...cards];
  const out: Card[] = [];
  while (left.length > 0) out.push(...left.splice(Math.floor(draw() * left.length), 1));
  return out;
}

/** The cards, with each hidden one replaced by the first card of a pack that may be held. */
const filled = (cards: readonly Card[], pack: Card[], mayHold: (card: Card) => boolean): readonly Card[] =>
  inOrder(
    cards.map((card) => {
      if (card !== HIDDEN) return card;
      const at = Math.max(0, pack.findIndex(mayHold));
      return pack.splice(at, 1)[0] ?? HIDDEN;
    }),
  );

function guess(views: readonly Position[], seat: number, draw: () => number): Position {
  const view = views.at(-1);
  if (view === undefined) throw new Error('a seat has seen nothing');
  const own = ownDiscards(views, seat);
  const known = new Set([...cardsOut(view), ...own]);
  const unseen = PACK.filter((card) => !known.has(card));
  const pack = shuffled(unseen, draw);
  // after a go the total only grows
  const totalAt = new Map(
    view.gone.map((holder) => [holder, totalOf(views.find(({ gone }) => gone.includes(holder)) ?? view)]),
  );
  const hands = [...view.hands];
  // whoever has said go holds no card that would have fitted, so these hands are filled first
  const first = [...view.gone, ...view.hands.map((_, index) => index + 1)];
  for (const holder of first) {
    const total = totalAt.get(holder) ?? LIMIT;
    hands[holder - 1] = filled(hands[holder - 1] ?? [], pack, (card) => total + countOf(card) > LIMIT);
  }
  const crib = view.crib.includes(HIDDEN) ? view.crib.toSpliced(0, own.length, ...own) : view.crib;
  return { ...view, hands, crib: filled(crib, pack, () => true) };
}

/** Section 9: what each player may see. */
export const secretsOf = (table: Table): Secrets<Position, Move> => ({
  hides: ({ phase, hands, crib }) =>
    phase !== 'crib' && (crib.length > 0 || hands.some((hand) => hand.length > 0)),
  seen: (position, seat) => seen(table, position, seat),
  seenMove: (before, move, seat) => seenMove(table, before, move, seat),
  isPrivate: ({ phase }) => phase === 'discard' || phase === 'play',
  guess,
});
