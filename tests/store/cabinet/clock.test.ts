import { describe, expect, test } from 'vitest';
import { game as checkers } from '../../../src/cabinet/games/chineseCheckers/game.ts';
import { game as cribbage } from '../../../src/cabinet/games/cribbage/game.ts';
import { game as parcheesi } from '../../../src/cabinet/games/parcheesi/game.ts';
import { game as tablut } from '../../../src/cabinet/games/tablut/game.ts';
import { formatCabinet, readCabinet } from '../../../src/game/cabinet/index.ts';
import { outcomeOf, positionAt } from '../../../src/store/cabinet/line.ts';
import { recordTree } from '../../../src/store/cabinet/recordTree.ts';
import { recordOfTree } from '../../../src/store/cabinet/shownTable.ts';
import type { Thinker } from '../../../src/store/cabinet/thinking/thinker.ts';
import { NO_TERMS } from '../../../src/store/cabinet/tableState.ts';
import type { Keeper } from '../../../src/store/kept/storage.ts';
import { memoryKeeper } from '../memoryKeeper.ts';
import { PACE, pageWith, SECOND } from './timedPage.ts';

const begun = async (seats = 2, keeper?: Keeper) => {
  const game = seats === 2 ? tablut : checkers;
  const page = await pageWith(game, { wall: 5000 * SECOND, steady: 10 * SECOND }, keeper);
  const variant = seats === 2 ? 'tablut' : `chinese-checkers:${seats}`;
  page.state().begin(
    variant,
    Array.from({ length: seats }, () => null),
    { ...NO_TERMS, pace: PACE },
  );
  return page;
};

describe('the clock of the cabinet', () => {
  test.each([2, 3])('costs nobody anything in the first turn of each of %i players', async (seats) => {
    const { move, left, pass } = await begun(seats);
    for (let seat = 0; seat < seats; seat++) move(20);
    expect(left()).toEqual(Array.from({ length: seats }, () => 60));
    pass(7);
    expect(left()?.[0]).toBe(53);
    expect(left()?.[1]).toBe(60);
  });

  test.each([
    ['cribbage', cribbage],
    ['parcheesi', parcheesi],
  ] as const)(
    'does not count a turn of chance: in %s it stands until every seat has moved',
    async (_, game) => {
      const { state, move, left, pass } = await pageWith(game, { wall: 5000 * SECOND, steady: 10 * SECOND });
      const { id, seats } = state().line.rules;
      state().begin(
        id,
        seats.map(() => null),
        { ...NO_TERMS, pace: PACE },
      );
      const full = seats.map(() => 60);
      const moved = new Set<unknown>();
      while (moved.size < seats.length) {
        expect(left()).toEqual(full);
        const { line, at, draw, reveal } = state();
        const turn = line.rules.turn(positionAt(line, at));
        pass(20);
        if (turn === 'chance') draw();
        else {
          reveal();
          move(0);
          moved.add(turn);
        }
      }
      expect(left()).toEqual(full);
    },
  );

  test('stands while hands are shown, which a person does for the computer too', async () => {
    const { state, move, left, pass } = await pageWith(cribbage, {
      wall: 5000 * SECOND,
      steady: 10 * SECOND,
    });
    state().begin(state().line.rules.id, [null, null], { ...NO_TERMS, pace: PACE });
    const phase = (): unknown => Reflect.get(Object(positionAt(state().line, state().at)), 'phase');
    while (phase() !== 'show') {
      const { line, at, draw, reveal } = state();
      if (line.rules.turn(positionAt(line, at)) === 'chance') draw();
      else {
        reveal();
        move(0);
      }
    }
    const before = left();
    while (phase() !== 'deal') {
      pass(100);
      state().checkClock();
      expect(state().ended).toBeNull();
      move(0);
    }
    expect(left()).toEqual(before);
  });

  test('runs for whoever is to move, and gives what was agreed for a turn', async () => {
    const { move, left } = await begun();
    for (const seconds of [1, 1, 10, 5]) move(seconds);
    expect(left()).toEqual([52, 57]);
  });

  test('stands while it is paused, and after the end', async () => {
    const { move, left, pass, state } = await begun();
    for (const seconds of [1, 1, 10]) move(seconds);
    state().pause();
    pass(100);
    expect(left()).toEqual([52, 60]);
    state().pause();
    pass(5);
    expect(left()).toEqual([52, 55]);
    state().agree();
    pass(100);
    expect(left()).toEqual([52, 55]);
  });

  test('ends the game when it runs out: the other side has won', async () => {
    const { move, pass, state, left } = await begun();
    for (const seconds of [1, 1]) move(seconds);
    pass(59);
    state().checkClock();
    expect(state().ended).toBeNull();
    pass(2);
    expect(state().write('e5-e6')).not.toBeNull();
    expect(state().ended).toEqual({ way: 'time', seat: 0 });
    expect(outcomeOf(state().line, state().ended)).toMatchObject({ over: true, winner: 'white' });
    expect(left()).toEqual([0, 60]);
    expect(state().announcement).toBe('White has won. Black has run out of time.');
  });

  test('stays paused when the computer moves, until a person does or lets it go on', async () => {
    const answers: ((move: string) => void)[] = [];
    const thinker: Thinker = {
      think: async () => await new Promise((answer) => answers.push(answer)),
      stop: () => undefined,
    };
    const time = { wall: 5000 * SECOND, steady: 10 * SECOND };
    const { state, move, pass, left } = await pageWith(tablut, time, memoryKeeper(), thinker);
    state().begin('tablut', [null, 1], { ...NO_TERMS, pace: PACE });
    move(1);
    answers[0]?.('e4-f4');
    await expect.poll(() => state().at).toBe(2);
    move(1);
    pass(5);
    state().pause();
    answers[1]?.('f4-e4');
    await expect.poll(() => state().at).toBe(4);
    expect(state().clock).toMatchObject({ paused: true, since: null });
    pass(100);
    state().checkClock();
    expect(state().ended).toBeNull();
    expect(left()).toEqual([61, 57]);
    state().pause();
    pass(10);
    expect(left()).toEqual([51, 57]);
  });

  test('ends the game of a computer whose move comes too late, without reporting a failure', async () => {
    const answers: ((move: string) => void)[] = [];
    const thinker: Thinker = {
      think: async () => await new Promise((answer) => answers.push(answer)),
      stop: () => undefined,
    };
    const time = { wall: 5000 * SECOND, steady: 10 * SECOND };
    const { state, move, pass } = await pageWith(tablut, time, memoryKeeper(), thinker);
    state().begin('tablut', [null, 1], { ...NO_TERMS, pace: PACE });
    move(1);
    answers[0]?.('e4-f4');
    await expect.poll(() => state().at).toBe(2);
    move(1);
    pass(61);
    answers[1]?.('f4-e4');
    await expect.poll(() => state().ended).toEqual({ way: 'time', seat: 1 });
    expect(state()).toMatchObject({ at: 3, hasFailed: false, isThinking: false });
  });

  test('gives nothing back when moves are taken back', async () => {
    const { move, left, state } = await begun();
    for (const seconds of [1, 1, 10, 5, 20]) move(seconds);
    expect(left()).toEqual([34, 57]);
    state().goTo(2);
    expect(left()).toEqual([34, 57]);
    move(4);
    expect(left()).toEqual([34, 53]);
  });

  test('is gone once a game that was lost on time is taken back and goes on', async () => {
    const { move, pass, state, left } = await begun();
    for (const seconds of [1, 1]) move(seconds);
    pass(61);
    state().checkClock();
    expect(state().ended?.way).toBe('time');
    state().goTo(1);
    expect(left()).toEqual([0, 60]);
    move(1);
    expect(state()).toMatchObject({ clock: null, ended: null, at: 2 });
    pass(1000);
    state().checkClock();
    expect(state().ended).toBeNull();
  });

  test('gives nothing back when the page is opened again, whatever the machine’s clock says', async () => {
    const keeper = memoryKeeper();
    const first = await begun(2, keeper);
    for (const seconds of [1, 1]) first.move(seconds);
    first.pass(30);
    first.state().checkClock();
    // the machine's clock was set back by an hour, and the page's own time starts afresh
    const again = await pageWith(tablut, { wall: 5032 * SECOND - 3600 * SECOND, steady: 0 }, keeper);
    expect(again.left()).toEqual([30, 60]);
    expect(again.state().line.plies).toHaveLength(2);
  });

  test('goes on while the page is closed', async () => {
    const keeper = memoryKeeper();
    const first = await begun(2, keeper);
    for (const seconds of [1, 1]) first.move(seconds);
    const again = await pageWith(tablut, { wall: 5002 * SECOND + 25 * SECOND, steady: 0 }, keeper);
    expect(again.left()).toEqual([35, 60]);
  });
});

test('a game comes back from its record with its clock, which stands until somebody moves, and its match', async () => {
  const { state, move, store } = await begun();
  // by a clock that counts parts of milliseconds
  for (const seconds of [1, 1, 7.0004, 11.0004]) move(seconds);
  store.setState({ match: { games: 3, played: 1, points: [0.5, 0.5] } });
  const text = formatCabinet(recordTree(state()));
  const tree = readCabinet(text, tablut.variants).next().value?.tree;
  const record = recordOfTree(tree, { id: 'one', began: 1, seed: 1, when: 1 });
  expect(record.match).toEqual(state().match);
  const again = await pageWith(tablut, { wall: 9e9, steady: 20 * SECOND });
  again.state().put(record);
  expect(again.left()).toEqual([55, 51]);
  again.pass(30);
  expect(again.left()).toEqual([55, 51]);
  again.move(0);
  again.pass(5);
  expect(again.left()).toEqual([57, 46]);
});
