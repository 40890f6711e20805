import { describe, expect, test } from 'vitest';
import { hashOf, source } from '../../../src/cabinet/chance/source.ts';
import { keptGame } from '../../../src/store/cabinet/kept.ts';
import { formatCabinet, readCabinet } from '../../../src/game/cabinet/index.ts';
import { followCabinet } from '../../../src/store/cabinet/following.ts';
import { createCabinetReview } from '../../../src/store/cabinet/review/review.ts';
import { laidOut } from '../../../src/store/cabinet/opening.ts';
import { recordTree } from '../../../src/store/cabinet/recordTree.ts';
import { recordOfTree } from '../../../src/store/cabinet/shownTable.ts';
import { createCabinetTable } from '../../../src/store/cabinet/table.ts';
import type { TableParts } from '../../../src/store/cabinet/tableState.ts';
import type { Thinker } from '../../../src/store/cabinet/thinking/thinker.ts';
import { undoneTo } from '../../../src/store/cabinet/walking.ts';
import { speaking } from '../../../src/text/cabinet/table.ts';
import { diceGame } from '../../support/diceGame.ts';
import { memoryKeeper } from '../memoryKeeper.ts';
import { tableParts } from './tableParts.ts';

const say = speaking('dice', { 'seat.red': 'Red', 'seat.yellow': 'Yellow', told: '{seat} rolls {dice}.' });
const SEED = '7'.repeat(64);

const PARTS = tableParts(diceGame, say);

function tableWith(parts: Partial<TableParts> = {}) {
  const store = createCabinetTable({ ...PARTS, ...parts });
  const state = () => store.getState();
  const texts = (): readonly string[] => state().line.plies.map(({ text }) => text);
  /** Rolls, and plays the first legal move, this many times. */
  const go = (plies: number): void => {
    for (let ply = 0; ply < plies; ply++) {
      const { line } = state();
      const position: unknown = line.plies.at(-1)?.after ?? line.start;
      if (line.rules.turn(position) === 'chance') state().draw();
      else state().write(line.rules.writeMove(line.rules.moves(position)[0]));
    }
  };
  return { store, state, texts, go };
}

describe('chance at the table', () => {
  test('shows the hash of its seed before the first roll, which waits for a person', () => {
    const { state, texts } = tableWith();
    expect(state().lot).toEqual({ seed: SEED, hash: hashOf(SEED), numbers: ['', ''] });
    expect(texts()).toEqual([]);
    state().draw();
    expect(texts()).toHaveLength(1);
    expect(state().announcement).toMatch(/^Red rolls \d\d\. /u);
  });

  test('a player can never choose a roll, in writing or by its step', () => {
    const { state, texts } = tableWith();
    expect(state().write('roll:66')).toBe('The dice come first.');
    state().choose('roll:66');
    expect(state().told).toBe('The dice come first.');
    expect(texts()).toEqual([]);
    state().draw();
    state().draw();
    expect(texts()).toHaveLength(1);
  });

  test('numbers can be added only before the first roll, change the rolls, and are digits', () => {
    const { state, texts, go } = tableWith();
    expect(state().addNumber(0, 'x')).toBe(false);
    expect(state().addNumber(2, '5')).toBe(false);
    expect(state().addNumber(1, '5')).toBe(true);
    expect(state().lot?.numbers).toEqual(['', '5']);
    go(12);
    expect(state().addNumber(0, '6')).toBe(false);
    const other = tableWith();
    other.go(12);
    expect(texts()).not.toEqual(other.texts());
  });

  test('the same seed and numbers give the same rolls, even after a reload in the middle', () => {
    const keep = new Map<string, string>();
    const first = tableWith({ kept: keptGame(memoryKeeper(keep), 'dice') });
    first.state().addNumber(0, '31');
    first.go(7);
    // as after a reload, without what the first table keeps later
    const again = tableWith({
      kept: keptGame(memoryKeeper(new Map(keep)), 'dice'),
      newSecret: () => '8'.repeat(64),
    });
    expect(again.texts()).toEqual(first.texts());
    again.go(20);
    first.go(20);
    expect(again.texts()).toEqual(first.texts());
    expect(again.state().lot).toEqual(first.state().lot);
  });

  test('nothing before the last roll can be taken back or played otherwise, but what follows it can', () => {
    const { state, texts, go } = tableWith();
    const due = (): boolean => state().line.rules.turn(state().line.plies.at(-1)?.after) === 'chance';
    go(1);
    expect(undoneTo(state())).toBeNull();
    state().undo();
    expect(state().at).toBe(1);
    do go(1);
    while (!due());
    const all = texts().length;
    expect(undoneTo(state())).toBe(all - 1);
    state().undo();
    expect(state().at).toBe(all - 1);
    state().redo();
    go(1);
    const rolled = texts();
    state().goTo(all - 1);
    expect(state().write('pass')).toBe(
      'The dice have been rolled since: nothing before that can be changed.',
    );
    state().draw();
    expect(texts()).toEqual(rolled);
  });

  test('a new game has a new seed, and the record gives it once the game is over', () => {
    let digit = 0;
    const { state, go } = tableWith({ newSecret: () => String(++digit).repeat(64) });
    go(3);
    const text = () => formatCabinet(recordTree(state()));
    expect(text()).toContain(`[SeedHash "${hashOf('1'.repeat(64))}"]`);
    expect(text()).not.toContain('1'.repeat(64));
    state().concede();
    expect(text()).toContain(`[Seed "${'1'.repeat(64)}"]\n[SeedNumbers ","]`);
    state().begin('parcheesi:2', [null, null]);
    expect(state().lot?.hash).toBe(hashOf('2'.repeat(64)));
  });

  test('a game that another replaces is given up: its record gives the seed, by which it can be checked', () => {
    const { store, state, go } = tableWith();
    const told: string[] = [];
    followCabinet(store, {
      keep: (played) => told.push(formatCabinet(recordTree(played))),
      later: () => () => {},
    });
    go(5);
    state().begin('parcheesi:2', [null, null]);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`[Seed "${SEED}"]`);
    expect(told[0]).toContain('[Termination "abandoned"]');
    const tree = readCabinet(told[0] ?? '', diceGame.variants).next().value?.tree;
    const { state: laid } = laidOut(PARTS, recordOfTree(tree, { id: '1', began: 1, seed: 1, when: 1 }));
    if (laid.lot === null) throw new Error('no seed is told');
    const { isSeed, count, wrong } = source.check(laid.line.rules, laid.line.plies, laid.lot);
    expect([isSeed, count > 1, wrong]).toEqual([true, true, null]);
  });

  test('once the seed has been revealed, nothing can be taken back or played', () => {
    const { state, texts, go } = tableWith();
    const isDue = (): boolean => state().line.rules.turn(state().line.plies.at(-1)?.after) === 'chance';
    do go(1);
    while (!isDue());
    state().concede();
    const all = texts();
    expect(undoneTo(state())).toBeNull();
    state().goTo(all.length - 1);
    expect(state().write('pass')).toBe('The game is over.');
    expect(texts()).toEqual(all);
  });

  test('a game that is conceded while the computer’s move is waiting to be shown stays conceded', async () => {
    const { state, texts } = tableWith({
      thinker: {
        think: async () => await Promise.resolve('pass'),
        stop: () => undefined,
      },
      pause: async () => await new Promise((go) => seen.push(go)),
    });
    const seen: ((value: void) => void)[] = [];
    state().begin('parcheesi:2', [1, null]);
    state().draw();
    await expect.poll(() => seen.length).toBe(1);
    state().concede();
    const all = texts();
    for (const go of seen) go();
    await new Promise((later) => setTimeout(later));
    expect(texts()).toEqual(all);
    expect(state()).toMatchObject({ ended: { way: 'conceded', seat: 1 }, hasFailed: false });
  });

  test('touching the board in the review before a roll says that the dice come first', () => {
    const { state } = tableWith();
    const atTable = () => ({ tree: recordTree(state()), of: state().id });
    const review = createCabinetReview({ game: diceGame, say, kept: null, atTable });
    const [place] = state().line.game.surface.places;
    review.getState().choose(place?.name ?? '');
    expect(review.getState().told?.words).toBe('The dice come first.');
  });

  test('the computer rolls by itself, except that the first roll waits, and it is never told the seed', async () => {
    const asked: string[] = [];
    const thinker: Thinker = {
      think: async (question) => {
        asked.push(JSON.stringify(question));
        const { line } = state();
        return await Promise.resolve(line.rules.writeMove(line.rules.moves(line.plies.at(-1)?.after)[0]));
      },
      stop: () => undefined,
    };
    const { state, texts } = tableWith({ thinker });
    state().begin('parcheesi:2', [1, 1]);
    expect(texts()).toEqual([]);
    state().draw();
    await expect.poll(() => texts().length).toBeGreaterThan(20);
    state().begin('parcheesi:2', [null, null]);
    expect(asked.join(' ')).not.toContain(SEED);
  });
});
