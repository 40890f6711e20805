import { describe, expect, test } from 'vitest';
import { drawnBy } from '../../../mind/levels.ts';
import { viewsOf } from '../../../seam/seen.ts';
import { cardName, countOf, inOrder } from '../cards.ts';
import { game } from '../game.ts';
import { page } from '../page.ts';
import { LIMIT, seatAfter, totalOf, type Position } from '../position.ts';
import { cribbages } from '../rules.ts';

const POSITIONS = page.blocks.flatMap((block) => (block.is === 'diagram' ? block.position : []));

describe('the diagrams of the rules', () => {
  const [rules] = game.variants;
  if (rules === undefined) throw new Error('no rules of cribbage');
  const read = (text: string): Position => {
    const found = rules.read(text);
    if (!found.ok) throw new Error(text);
    return found.value;
  };

  test.each(POSITIONS)('%s is of a play in which everybody has laid or said go in turn', (text) => {
    const shown = read(text);
    const lead = seatAfter({ players: 2, points: 61 }, shown.dealer);
    const hands = shown.hands.map((hand, index) =>
      inOrder([...hand, ...shown.laid.flatMap(({ seat, card }) => (seat === index + 1 ? card : []))]),
    );
    let position: Position = { ...shown, hands, laid: [], gone: [] };
    if (shown.laid.length > 0) position = { ...position, phase: 'play', seat: lead };
    const follow = (wanted: string): void => {
      const move = rules.moves(position).find((one) => rules.writeMove(one) === wanted);
      if (move === undefined) throw new Error(`${wanted} cannot be`);
      position = rules.play(position, move);
    };
    for (const { seat, card } of shown.laid) {
      while (position.seat !== seat) follow('go');
      follow(cardName(card));
    }
    while (position.phase !== shown.phase || position.seat !== shown.seat) follow('go');
    const { phase, seat, laid, gone } = shown;
    expect(position).toMatchObject({ phase, seat, hands: shown.hands, laid, gone });
  });

  test('show a hand in which exactly one card makes a fifteen, where they ask for it', () => {
    const asked = page.blocks.find((block) => block.is === 'diagram' && block.key === 'rule.play.shown');
    if (asked?.is !== 'diagram') throw new Error('no such diagram');
    const position = read(asked.position);
    const fifteens = rules.moves(position).filter((move) => totalOf(rules.play(position, move)) === 15);
    expect(fifteens.map(rules.writeMove)).toHaveLength(1);
  });
});

test('the crib that has been counted keeps its owner’s name until the next deal', () => {
  const [rules] = game.variants;
  if (rules === undefined) throw new Error('no rules of cribbage');
  let position = rules.start();
  for (;;) {
    const [move] = rules.moves(position);
    if (move === undefined) throw new Error('the game ended before a crib was counted');
    const before = position;
    position = rules.play(before, move);
    if (move.deed !== 'crib') continue;
    const label = game.markers?.([before], position).find(({ name }) => name === 'crib');
    expect(position.dealer).not.toBe(before.dealer);
    expect(label?.seat).toBe(before.dealer - 1);
    return;
  }
});

test.each(cribbages)('$id: a guessed hand had no card that fitted when its owner said go', (rules) => {
  const { secrets } = rules;
  if (secrets === undefined) throw new Error('nothing is hidden');
  const draw = drawnBy(7);
  let compared = 0;
  for (let deal = 0; deal < 30; deal++) {
    const past: Position[] = [];
    const totals = new Map<number, number>();
    let position = rules.start();
    while (position.phase !== 'show' && !rules.outcome(position).over) {
      for (const seat of position.gone) if (!totals.has(seat)) totals.set(seat, totalOf(position));
      for (const looker of rules.seats.keys()) {
        const { hands, gone } = secrets.guess(viewsOf(secrets, past, position, looker), looker, draw);
        for (const seat of gone) {
          if (seat === looker + 1) continue;
          const least = Math.min(...(hands[seat - 1] ?? []).map(countOf));
          expect((totals.get(seat) ?? 0) + least).toBeGreaterThan(LIMIT);
          compared++;
        }
      }
      const moves = rules.moves(position);
      const move = moves[Math.floor(draw() * moves.length)];
      if (move === undefined) throw new Error('nobody can move');
      past.push(position);
      position = rules.play(position, move);
    }
  }
  expect(compared).toBeGreaterThan(9);
});

const LAST_LAID = '1 play 1 5c/- 2d,3s,9c,Qh 4h 2:Ah,1:2c,2:2h,1:As,2:4c -';
const BEFORE_CUT = '1 cut 0 4c,5c,6c/7c,8c,9c 2d,3s,Tc,Qh - - -';

test.each([
  ['58-40', LAST_LAID, '5c', ['laid', 'play-fifteen', 'last']],
  ['59-40', LAST_LAID, '5c', ['laid', 'play-fifteen']],
  ['60-40', LAST_LAID, '5c', ['laid', 'play-fifteen', 'enough']],
  ['59-40', BEFORE_CUT, 'cut:Jd', ['starter', 'heels']],
  ['60-40', BEFORE_CUT, 'cut:Jd', ['starter', 'heels', 'enough']],
])('nothing is reported that came after the last hole was reached: %s %s', (scores, rest, written, told) => {
  const rules = cribbages.find(({ id }) => id === 'cribbage:2-61');
  const read = rules?.read(`${scores} ${rest}`);
  if (rules === undefined || read?.ok !== true) throw new Error(JSON.stringify(read));
  const move = rules.moves(read.value).find((one) => rules.writeMove(one) === written);
  if (move === undefined) throw new Error(`${written} cannot be`);
  const tells = game.by?.(rules.id).tells?.(read.value, move) ?? [];
  expect(tells.map(({ key }) => key)).toEqual(told.map((key) => `tell.${key}`));
  const points = tells.find(({ key }) => key === 'tell.enough')?.values.points;
  expect(points).toBe(told.includes('enough') ? 1 : undefined);
});

test.each([
  ['2 play 2 7d,Kd/5c,8h 2d,3s,9c,Qh 4h 1:7s,2:Js -', 'laid2', 'laid'],
  ['2 play 2 7d,Kd/5c,8h 2d,3s,9c,Qh 4h 1:7s,2:Js -', 'laid3', 'empty'],
  ['2 play 2 7d,Kd/5c,8h 2d,3s,9c,Qh 4h 1:7s,2:Js -', 'hand1', 'empty'],
  ['1 discard 1 5c,7h,9d,Js,Kc/4c,5h,6h 8d,Kh - - -', 'crib2', 'crib'],
  ['1 discard 1 5c,7h,9d,Js,Kc/4c,5h,6h 8d,Kh - - -', 'crib3', 'empty'],
  ['1 discard 1 5c,7h,9d,Js,Kc/4c,5h,6h 8d,Kh - - -', 'starter', 'empty'],
])('a place where no card lies is called empty: %s, %s', (rest, place, reason) => {
  const read = game.variants[0]?.read(`12-9 ${rest}`);
  if (read?.ok !== true) throw new Error(JSON.stringify(read));
  expect(game.why(read.value, [], place)).toBe(reason);
});
