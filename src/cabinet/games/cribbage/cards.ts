/** Section 2: ranks and suits in the order of the pack. */
const RANKS = 'A23456789TJQK';
const SUITS = 'cdhs';

/** A card as a number in the order of the pack: rank times four plus suit. */
export type Card = number;

/** A card of which only the back is seen. */
export const HIDDEN: Card = -1;

export const PACK: readonly Card[] = Array.from({ length: RANKS.length * SUITS.length }, (_, card) => card);

export const rankOf = (card: Card): number => Math.floor(card / SUITS.length);
export const suitOf = (card: Card): number => card % SUITS.length;
export const JACK = RANKS.indexOf('J');

/** Section 2: an ace counts 1, court cards and tens 10. */
export const countOf = (card: Card): number => Math.min(10, rankOf(card) + 1);

export const cardName = (card: Card): string =>
  card === HIDDEN ? '??' : RANKS.charAt(rankOf(card)) + SUITS.charAt(suitOf(card));

/** The card with a name; undefined if there is none. */
export const cardNamed = (name: string): Card | undefined => PACK.find((card) => cardName(card) === name);

export const inOrder = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((one, other) => one - other);

/** Every way to choose this many of some cards, each in the order given. */
export function choices(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card, index) =>
    choices(cards.slice(index + 1), count - 1).map((rest) => [card].concat(rest)),
  );
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Are the ranks of these cards consecutive, in any order? */
function isRun(cards: readonly Card[]): boolean {
  const ranks = cards.map(rankOf).toSorted((one, other) => one - other);
  return ranks.every((rank, index) => index === 0 || rank === (ranks[index - 1] ?? 0) + 1);
}

/** Something that a laid card scores: its code and its points. */
export type Scored = readonly [code: string, points: number];

/** Section 6: what the card just laid scores, part by part, without the point for the last card of the play. */
export function scoredByLaying(laid: readonly Card[]): readonly Scored[] {
  const total = sum(laid.map(countOf));
  const back = laid.toReversed();
  let alike = 1;
  while (alike < back.length && rankOf(back[alike] ?? 0) === rankOf(back[0] ?? 0)) alike++;
  let run = back.length;
  while (run >= 3 && !isRun(back.slice(0, run))) run--;
  const scored: Scored[] = [];
  if (total === 15) scored.push(['fifteen', 2]);
  if (total === 31) scored.push(['thirty-one', 2]);
  if (alike > 1) scored.push([`alike-${alike}`, alike * (alike - 1)]);
  if (run >= 3) scored.push(['run', run]);
  return scored;
}

export const pointsForLaying = (laid: readonly Card[]): number =>
  sum(scoredByLaying(laid).map(([, points]) => points));

/** What scores in a show: the cards that make it, the starter among them, and its points. */
export interface Combination {
  readonly kind: 'fifteen' | 'pair' | 'run' | 'flush' | 'knob';
  readonly cards: readonly Card[];
  readonly points: number;
}

/** Section 7: every set of cards that adds up to 15. */
const fifteens = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  cards.flatMap((_, index) => choices(cards, index + 1)).filter((some) => sum(some.map(countOf)) === 15);

/** Section 7: every pair of one rank. */
const pairs = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  choices(cards, 2).filter(([one = 0, other = 0]) => rankOf(one) === rankOf(other));

/** Section 7: the longest runs, each set of cards that makes one. */
function runs(cards: readonly Card[]): readonly (readonly Card[])[] {
  for (let length = cards.length; length >= 3; length--) {
    const found = choices(cards, length).filter(isRun);
    if (found.length > 0) return found;
  }
  return [];
}

/** Section 7: the cards of a flush; empty if there is none. */
function flush(hand: readonly Card[], starter: Card, isCrib: boolean): readonly Card[] {
  const [first = 0] = hand;
  const isOfOneSuit = hand.length > 0 && hand.every((card) => suitOf(card) === suitOf(first));
  if (!isOfOneSuit) return [];
  if (suitOf(starter) === suitOf(first)) return [...hand, starter];
  return isCrib ? [] : hand;
}

/** How many sets of these cards, from the one at `from` on, add up to what is missing. */
function setsOf(cards: readonly Card[], missing: number, from = 0): number {
  if (missing === 0) return 1;
  let sets = 0;
  for (let at = from; at < cards.length; at++) {
    const left = missing - countOf(cards[at] ?? 0);
    if (left >= 0) sets += setsOf(cards, left, at + 1);
  }
  return sets;
}

/**
 * What cards score together, whoever holds them: fifteens, pairs and runs. They are only counted, not listed, since the
 * computer asks for them many thousands of times.
 */
export function commonPoints(cards: readonly Card[]): number {
  const alike = new Uint8Array(RANKS.length + 1);
  for (const card of cards) alike[rankOf(card)] = (alike[rankOf(card)] ?? 0) + 1;
  let [points, run, ways] = [2 * setsOf(cards, 15), 0, 1];
  for (const many of alike) {
    points += many * (many - 1);
    if (many > 0) {
      run++;
      ways *= many;
    } else {
      if (run >= 3) points += run * ways;
      [run, ways] = [0, 1];
    }
  }
  return points;
}

/** Section 7: what a hand or the crib scores with the starter. */
export function pointsInShow(hand: readonly Card[], starter: Card, isCrib: boolean): number {
  const knob = hand.some((card) => rankOf(card) === JACK && suitOf(card) === suitOf(starter)) ? 1 : 0;
  return commonPoints([...hand, starter]) + flush(hand, starter, isCrib).length + knob;
}

/** Section 7: all that a hand or the crib scores with the starter. */
export function combinations(hand: readonly Card[], starter: Card, isCrib: boolean): readonly Combination[] {
  const all = inOrder([...hand, starter]);
  const flushed = flush(hand, starter, isCrib);
  const knob = hand.find((card) => rankOf(card) === JACK && suitOf(card) === suitOf(starter));
  return [
    ...fifteens(all).map((cards): Combination => ({ kind: 'fifteen', cards, points: 2 })),
    ...pairs(all).map((cards): Combination => ({ kind: 'pair', cards, points: 2 })),
    ...runs(all).map((cards): Combination => ({ kind: 'run', cards, points: cards.length })),
    ...(flushed.length > 0 ? [{ kind: 'flush' as const, cards: flushed, points: flushed.length }] : []),
    ...(knob === undefined ? [] : [{ kind: 'knob' as const, cards: [knob], points: 1 }]),
  ];
}
