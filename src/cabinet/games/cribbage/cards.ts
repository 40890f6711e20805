/** Section 2: ranks and suits in the order of the pack. */
const RANKS = 'A23456789TJQK';
const SUITS = 'cdhs';

/** A card as a number in the order of the pack: rank times four plus suit. */
export type Card = number;

export const PACK: readonly Card[] = Array.from({ length: RANKS.length * SUITS.length }, (_, card) => card);

export const rankOf = (card: Card): number => Math.floor(card / SUITS.length);
export const suitOf = (card: Card): number => card % SUITS.length;
export const JACK = RANKS.indexOf('J');

/** Section 2: an ace counts 1, court cards and tens 10. */
export const countOf = (card: Card): number => Math.min(10, rankOf(card) + 1);

export const cardName = (card: Card): string => RANKS.charAt(rankOf(card)) + SUITS.charAt(suitOf(card));

/** The card with a name; undefined if there is none. */
export const cardNamed = (name: string): Card | undefined => PACK.find((card) => cardName(card) === name);

export const inOrder = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((one, other) => one - other);

/** Every choice of this many of some cards, each in the order given. */
export function choices(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, index) =>
    choices(cards.slice(index + 1), count - 1).map((rest) => [card].concat(rest)),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Are the ranks of these cards consecutive, in any order? */
export function isRun(cards: readonly Card[]): boolean {
  const ranks = cards.map(rankOf).toSorted((one, other) => one - other);
  return ranks.every((rank, index) => index === 0 || rank === (ranks[index - 1] ?? 0) + 1);
}

/** Section 6: the points for the card just laid, without the point for the last card of the play. */
export function pointsForLaying(laid: readonly Card[]): number {
  const total = sum(laid.map(countOf));
  const back = laid.toReversed();
  let alike = 1;
  while (alike < back.length && rankOf(back[alike] ?? 0) === rankOf(back[0] ?? 0)) alike++;
  let run = back.length;
  while (run >= 3 && !isRun(back.slice(0, run))) run--;
  return (total === 15 || total === 31 ? 2 : 0) + alike * (alike - 1) + (run >= 3 ? run : 0);
}

const fifteens = (cards: readonly Card[]): number =>
  cards.flatMap((_, index) => choices(cards, index + 1)).filter((some) => sum(some.map(countOf)) === 15)
    .length * 2;

const pairs = (cards: readonly Card[]): number =>
  choices(cards, 2).filter(([one = 0, other = 0]) => rankOf(one) === rankOf(other)).length * 2;

/** Section 7: the longest runs, each set of cards that makes one. */
function runs(cards: readonly Card[]): number {
  for (let length = cards.length; length >= 3; length--) {
    const found = choices(cards, length).filter(isRun).length;
    if (found > 0) return found * length;
  }
  return 0;
}

function flush(hand: readonly Card[], starter: Card, isCrib: boolean): number {
  const [first = 0] = hand;
  const isOfOneSuit = hand.length > 0 && hand.every((card) => suitOf(card) === suitOf(first));
  if (!isOfOneSuit) return 0;
  const withStarter = suitOf(starter) === suitOf(first);
  if (isCrib) return withStarter ? hand.length + 1 : 0;
  return hand.length + (withStarter ? 1 : 0);
}

/** Section 7: what a hand or the crib scores with the starter. */
export function pointsInShow(hand: readonly Card[], starter: Card, isCrib: boolean): number {
  const all = [...hand, starter];
  const knob = hand.some((card) => rankOf(card) === JACK && suitOf(card) === suitOf(starter)) ? 1 : 0;
  return fifteens(all) + pairs(all) + runs(all) + flush(hand, starter, isCrib) + knob;
}
