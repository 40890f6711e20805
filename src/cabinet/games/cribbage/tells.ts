import type { Telling } from '../../seam/game.ts';
import {
  combinations,
  countOf,
  JACK,
  rankOf,
  scoredByLaying,
  sum,
  type Card,
  type Combination,
} from './cards.ts';
import { sideOf, totalOf, type Move, type Position, type Table } from './position.ts';

const RANK_WORDS: readonly string[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUIT_SIGNS = ['♣', '♦', '♥', '♠'];

/** A card as it is printed: `10♥`. */
export const signOf = (card: Card): string =>
  `${RANK_WORDS[rankOf(card)] ?? ''}${SUIT_SIGNS[card % SUIT_SIGNS.length] ?? ''}`;

const signs = (cards: readonly Card[]): string => cards.map(signOf).join(' ');

/** The combinations of a hand, grouped by kind. */
const ofShow = (seat: number, found: readonly Combination[]): readonly Telling[] =>
  [...new Set(found.map(({ kind }) => kind))].map((kind) => {
    const all = found.filter((one) => one.kind === kind);
    const points = sum(all.map((one) => one.points));
    const sets = all.map(({ cards }) => signs(cards)).join(' · ');
    return { key: `tell.${kind}`, seat, values: { sets, points, count: all.length } };
  });

const shownBy = ({ hands, laid }: Position, seat: number): readonly Card[] => [
  ...(hands[seat - 1] ?? []),
  ...laid.filter((one) => one.seat === seat).map(({ card }) => card),
];

const telling = (key: string, seat: number, values: Telling['values'] = {}): Telling => ({
  key: `tell.${key}`,
  seat,
  values,
});

/** What a move has scored, part by part, as a learner wants to know it. */
export function tellsOf(table: Table, before: Position, move: Move, after: Position): readonly Telling[] {
  const { seat, dealer, starter, laid } = before;
  const at = seat - 1;
  const last = after.laid.at(-1);
  const isLast =
    after.phase === 'show' && before.phase === 'play' && totalOf(after) !== 31 && last !== undefined;
  const ofLast = isLast ? [telling('last', last.seat - 1, { points: 1 })] : [];
  /** Section 8: how many points a seat still needs, and what is said when it scores more than that. */
  const room = (holder: number): number => table.points - (before.scores[sideOf(table, holder)] ?? 0);
  const ofEnd = (holder: number, points: number): readonly Telling[] =>
    room(holder) < points ? [telling('enough', holder - 1, { points: room(holder) })] : [];
  switch (move.deed) {
    case 'deal':
      return [];
    case 'discard':
      return [telling('discard', at, { count: move.cards.length })];
    case 'cut':
      return [
        telling('starter', dealer - 1, { card: signOf(move.card) }),
        ...(rankOf(move.card) === JACK
          ? [telling('heels', dealer - 1, { points: 2 }), ...ofEnd(dealer, 2)]
          : []),
      ];
    case 'lay': {
      const cards = [...laid.map(({ card }) => card), move.card];
      const scored = scoredByLaying(cards);
      const points = sum(scored.map(([, each]) => each));
      return [
        telling('laid', at, { card: signOf(move.card), total: sum(cards.map(countOf)) }),
        ...scored.map(([code, each]) => telling(`play-${code}`, at, { points: each })),
        ...ofEnd(seat, points),
        ...(room(seat) > points ? ofLast : []),
      ];
    }
    case 'go':
      return [telling('go', at), ...ofLast];
    case 'show':
    case 'crib': {
      const isCrib = move.deed === 'crib';
      const hand = isCrib ? before.crib : shownBy(before, seat);
      const found = combinations(hand, starter ?? 0, isCrib);
      const points = sum(found.map((one) => one.points));
      const cards = `${signs(hand)} + ${starter === null ? '' : signOf(starter)}`;
      return [
        telling(isCrib ? 'crib' : 'hand', at, { cards, points }),
        ...ofShow(at, found),
        ...ofEnd(seat, points),
      ];
    }
  }
}
