import { describe, expect, test } from 'vitest';
import { dice } from '../dice.ts';
import { game } from '../game.ts';
import { parcheesis } from '../rules.ts';
import { findMove } from '../../../seam/walk.ts';

const rules = (() => {
  const [first] = parcheesis;
  if (first === undefined) throw new Error('no parcheesi');
  return first;
})();

function positionOf(text: string) {
  const read = rules.read(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

/** The move that a text gives in a position, and what follows it. */
function madeIn(text: string, written: string) {
  const before = positionOf(text);
  const move = findMove(rules, before, written);
  if (move === undefined) throw new Error(`${text}: ${written}`);
  return { before, move, after: rules.play(before, move) };
}

describe('why a place cannot be chosen', () => {
  test.each([
    ['0,s,s,s - s,s,s,s - r roll 0 -', '', '5', 'chance'],
    ['0,s,s,s - 10,s,s,s - r 1,2 0 -', '', '49', 'enemy'],
    ['0,s,s,s - s,s,s,s - r 1,2 0 -', '', 'r-nest-b', 'needs-five'],
    ['0,s,s,s - s,s,s,s - r 2,5 0 -', '', 'r-nest-c', 'first'],
    ['0,s,s,s - s,s,s,s - r 2,5 0 -', '', '5', 'must-enter'],
    ['0,0,s,s - s,s,s,s - r 5 1 -', '', 'r-nest-c', 'entry-blocked'],
    ['s,s,s,s - 34,34,s,s - r 1,4 0 -', '', 'r-nest-a', 'entry-blocked'],
    ['0,0,s,s - s,s,s,s - r 2,3 0 ab', '', 'r-nest-c', 'entry-blocked'],
    ['0,0,s,s - s,s,s,s - r 3 0 ab', '', 'r-nest-c', 'needs-five'],
    ['0,0,s,s - s,s,s,s - r 5 1 -', '', '5', 'five-enters'],
    ['0,h,h,s - 37,37,s,s - r 4 0 -', '', '5', 'block'],
    ['3,h,h,s - 41,s,s,s - r 4 0 -', '', '8', 'safe'],
    ['6,3,s,s - s,s,s,s - r 3 1 ab', '', '8', 'together'],
    ['68,10,s,s - s,s,s,s - r 4 0 -', '', 'r5', 'exact'],
    ['68,10,h,s - s,s,s,s - r 4 0 -', '', 'r-home-c', 'is-home'],
    ['0,10,s,s - s,s,s,s - r 3,4 0 -', '5', '12', 'one-by-one'],
    ['0,10,s,s - s,s,s,s - r 3,4 0 -', '5', '10', 'no-count'],
    ['0,10,s,s - s,s,s,s - r 3,4 0 -', '15', '5', 'no-way'],
    ['0,s,s,s - s,s,s,s - r 2,5 0 -', 'r-nest-b', '6', 'enters-there'],
  ])('%s, after “%s”: %s is %s', (text, chosen, place, code) => {
    expect(game.why(positionOf(text), chosen === '' ? [] : [chosen], place)).toBe(code);
  });
});

describe('what is said of a move', () => {
  test.each([
    ['0,s,s,s - s,s,s,s - r roll 0 -', 'roll:22', ['doubles']],
    ['0,10,20,30 - s,s,s,s - r roll 0 -', 'roll:66', ['fourteen']],
    ['0,10,20,s - s,s,s,s - r roll 2 -', 'roll:22', ['third']],
    ['s,s,s,s - s,s,s,s - r roll 2 -', 'roll:33', ['third-idle']],
    ['h,s,h,s - s,s,s,s - r roll 2 -', 'roll:33', ['third-idle']],
    ['s,s,s,s - s,s,s,s - r roll 0 -', 'roll:12', ['no-five']],
    ['s,s,s,s - 34,34,s,s - r roll 0 -', 'roll:56', ['entry-blocked']],
    ['s,s,s,s - 34,34,s,s - r roll 0 -', 'roll:14', ['entry-blocked']],
    ['h,s,s,s - 34,34,s,s - r roll 0 -', 'roll:23', ['entry-blocked']],
    ['s,s,s,s - 34,34,s,s - r roll 0 -', 'roll:13', ['no-five']],
    ['0,s,s,s - 37,s,s,s - r 3,4 0 -', 'a+3', ['capture']],
    ['h,h,68,59 - 3,40,h,s - r 2,3 0 -', 'c+3', ['home']],
    ['0,3,s,s - s,s,s,s - r 3,6 0 -', 'a+3', ['block']],
    ['0,s,s,s - s,s,s,s - r 4 1 -', 'a+4', ['again']],
    ['0,s,s,s - s,s,s,s - r 3,4 0 -', 'a+3', []],
  ])('%s, %s: %j', (text, written, codes) => {
    const { before, move, after } = madeIn(text, written);
    expect(game.calls(after, { before, move })).toEqual(codes);
  });
});

describe('the dice beside the board', () => {
  test.each([
    ['0,s,s,s - s,s,s,s - r roll 0 -', 'roll:34', 'die-3 die-4'],
    ['0,10,20,30 - s,s,s,s - r roll 0 -', 'roll:66', 'die-6 die-6 die-1 die-1'],
    ['0,10,20,s - s,s,s,s - r roll 0 -', 'roll:66', 'die-6 die-6'],
  ])('%s, %s: %s', (text, written, arts) => {
    const { before, move, after } = madeIn(text, written);
    const lying = dice.tray(after, { before, move });
    expect(lying.map(({ art }) => art).join(' ')).toBe(arts);
    expect(lying.every(({ isSpent }) => isSpent === false)).toBe(true);
  });

  test('a die that was used is marked, and a bonus is shown beside the dice', () => {
    const roll = madeIn('0,s,s,s - 37,s,s,s - r roll 0 -', 'roll:34');
    const { after } = madeIn(rules.write(roll.after), 'a+3');
    expect(dice.tray(after, roll).map(({ art, isSpent = false }) => `${art} ${isSpent}`)).toEqual([
      'die-3 true',
      'die-4 false',
      'bonus-20 false',
    ]);
  });
});

describe('a block on the board', () => {
  test('stands as two pawns on one place, and its second pawn has a step of its own', () => {
    const position = positionOf('10,10,s,s - s,s,s,s - r 2,4 0 -');
    expect(game.standing(position, [])[0]).toEqual({ place: '15', art: 'ra', second: 'rb', owner: 0 });
    const steps = rules.moves(position).map((move) => game.steps(position, move).join(' '));
    expect(steps.toSorted()).toEqual(['15 17', '15 19', '15 pawn-b 17', '15 pawn-b 19']);
  });
});

test('the diagrams of the page of rules show what their words say', () => {
  const [, , move, block, , end] = game.page.blocks.flatMap((shown) =>
    shown.is === 'diagram' ? [shown.position] : [],
  );
  const legal = (text = ''): readonly string[] =>
    rules.moves(positionOf(text)).map(rules.writeMove).toSorted();
  // pawn a stands behind its own block
  expect(legal(move)).toEqual(['b+4', 'b+6', 'c+4', 'c+6']);
  // pawn a stands behind the yellow one
  expect(legal(block).some((text) => text.startsWith('a'))).toBe(false);
  const over = ['c+3', 'd+2', 'd+10'].reduce(
    (position, text) => rules.play(position, findMove(rules, position, text) ?? { deed: 'pass' }),
    positionOf(end ?? ''),
  );
  expect(rules.outcome(over).over).toBe(true);
});
