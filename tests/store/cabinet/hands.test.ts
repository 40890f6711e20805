import { describe, expect, test } from 'vitest';
import { game } from '../../../src/cabinet/games/cribbage/game.ts';
import {
  formatCabinet,
  formatCabinetLink,
  parseCabinetLink,
  readCabinet,
  type CabinetTree,
} from '../../../src/game/cabinet/index.ts';
import { lineFrom } from '../../../src/game/tree/index.ts';
import { keptGame } from '../../../src/store/cabinet/kept.ts';
import { awaitedOf, eyesOf, readMoves } from '../../../src/store/cabinet/eyes.ts';
import { onBoard } from '../../../src/store/cabinet/onBoard.ts';
import { recordTree } from '../../../src/store/cabinet/recordTree.ts';
import { createCabinetReview } from '../../../src/store/cabinet/review/review.ts';
import { keptReview } from '../../../src/store/cabinet/review/kept.ts';
import { createCabinetTable } from '../../../src/store/cabinet/table.ts';
import {
  barOf,
  isOverAt,
  type CabinetState,
  type TableParts,
} from '../../../src/store/cabinet/tableState.ts';
import { formatBackup } from '../../../src/store/library/backup.ts';
import { readBatches } from '../../../src/store/library/batches.ts';
import { loadSay } from '../../../src/text/cabinet/table.ts';
import { keptOf } from '../library/keptOf.ts';
import { memoryKeeper } from '../memoryKeeper.ts';
import { tableParts } from './tableParts.ts';

const say = await loadSay('cribbage');

function tableWith(parts: Partial<TableParts> = {}) {
  const store = createCabinetTable({ ...tableParts(game, say), ...parts });
  const state = () => store.getState();
  const { rules } = state().line;
  const position = (): string => rules.write(state().line.plies.at(-1)?.after ?? state().line.start);
  /** The position as the board shows it. */
  const seen = (): string => {
    const { line } = state();
    const looking = { eyes: eyesOf(state()), isOver: isOverAt(state()) };
    return rules.write(onBoard(line, line.plies.length, looking).position);
  };
  /** Lets chance move, takes the screen, or plays the first legal move, this many times. */
  const go = async (times: number): Promise<void> => {
    for (let time = 0; time < times && !isOverAt(state()); time++) {
      const { line } = state();
      const now: unknown = line.plies.at(-1)?.after ?? line.start;
      if (line.rules.turn(now) === 'chance') state().draw();
      else {
        state().reveal();
        state().write(line.rules.writeMove(line.rules.moves(now)[0]));
      }
      // cards follow each other by themselves
      await new Promise((done) => {
        setTimeout(done, 0);
      });
    }
  };
  /** Goes on until the position has come to something. */
  const until = async (what: string): Promise<void> => {
    while (!position().includes(` ${what} `) && !isOverAt(state())) await go(1);
  };
  return { state, position, seen, go, until };
}

const hands = (line: string): string => line.split(' ').slice(4, 6).join(' ');
const CARD = /[A2-9TJQK][cdhs]/u;

describe('two people at one screen', () => {
  test('see no card before the screen has been passed on', async () => {
    const { state, seen, until } = tableWith();
    await until('discard 2');
    expect(awaitedOf(state())).toBe(1);
    expect(hands(seen())).not.toMatch(CARD);
    expect(barOf(state())).toBe('pass');
    state().choose('hand1');
    expect(state().told).toBe('The screen is passed on first.');
    expect(readMoves(state()).join(' ')).not.toMatch(CARD);
  });

  test('see their own hand after that, and none once the move is made', async () => {
    const { state, seen, position, until } = tableWith();
    await until('discard 2');
    state().reveal();
    const own = hands(position()).split(' ')[0]?.split('/')[1] ?? '';
    expect(hands(seen())).toBe(`??,??,??,??,??/${own} -`);
    expect(readMoves(state()).filter((text) => CARD.test(text))).toHaveLength(5);
    state().choose('hand1');
    state().choose('hand2');
    expect(awaitedOf(state())).toBe(0);
    expect(eyesOf(state())).toBeNull();
    expect(hands(seen())).not.toMatch(CARD);
    expect(readMoves(state()).join(' ')).not.toMatch(CARD);
    expect(state().announcement).toBe('North lays 2 cards in the crib. South to move.');
  });

  test('hear of no card that they may not see', async () => {
    const { state, go } = tableWith();
    const shownAlready = new Set<string>();
    for (let ply = 0; ply < 60; ply++) {
      await go(1);
      const last = state().line.plies.at(-1);
      if (last?.text.startsWith('cut:') === true) shownAlready.add(last.text.slice(4));
      const isOpen = last === undefined || !/^(deal|discard)/u.test(last.text);
      expect(isOpen || !/[♣♦♥♠]/u.test(state().announcement)).toBe(true);
    }
    expect(shownAlready.size).toBeGreaterThan(1);
  });

  test('show their hands without passing the screen, and the crib', async () => {
    const { state, position, until } = tableWith();
    await until('show 2');
    expect(awaitedOf(state())).toBeNull();
    expect(state().write('show')).toBeNull();
    expect(state().write('show')).toBeNull();
    expect(position()).toContain(' crib 1 ');
    expect(state().write('crib')).toBeNull();
    // nobody knows who has the screen when new cards are dealt
    expect(state().eyes).toBeNull();
  });

  test('can neither take anything back nor play it otherwise', async () => {
    const { state, until, go } = tableWith();
    await until('discard 1');
    await go(1);
    const all = state().line.plies.length;
    state().undo();
    expect(state().at).toBe(all);
    state().goTo(10);
    expect(barOf(state())).toBe('past');
    expect(readMoves(state())).toHaveLength(all);
  });
});

/** The game of a record. */
function inText(record: string): CabinetTree {
  const tree = readCabinet(record, game.variants).next().value?.tree;
  if (tree === undefined || tree === null) throw new Error('no game in the record');
  return tree;
}

/** Everything that is written of the game at a table for others, or for later, besides what the table itself keeps. */
const WRITERS: readonly (readonly [string, (state: CabinetState) => Promise<CabinetTree> | CabinetTree])[] = [
  ['the record', (state) => inText(formatCabinet(recordTree(state)))],
  [
    'the review',
    (state) => {
      const keep = new Map<string, string>();
      const review = () => ({
        game,
        say,
        kept: keptReview(memoryKeeper(keep), 'cribbage'),
        atTable: () => ({ tree: recordTree(state), of: state.id }),
      });
      createCabinetReview(review()).getState().follow(recordTree(state));
      createCabinetReview(review()).getState().toEnd();
      return createCabinetReview(review()).getState().tree;
    },
  ],
  [
    'the link',
    (state) => {
      const code = formatCabinetLink(recordTree(state));
      const read = parseCabinetLink(code.ok ? code.value : '', game.variants);
      if (!read.ok) throw new Error(read.error);
      return read.value;
    },
  ],
  ['the library', async (state) => inText((await keptOf(state)).record.jkn)],
  [
    'the backup',
    async (state) => {
      const bytes = new TextEncoder().encode(formatBackup([await keptOf(state)]).join(''));
      const [entry] = [...readBatches(bytes, { now: () => 9 })].flatMap(({ entries }) => entries);
      return inText(entry?.record.jkn ?? '');
    },
  ],
];

test.each(WRITERS)(
  '%s of a game in progress ends with the last deal that has been played out',
  async (_, told) => {
    const { state, until } = tableWith();
    const moves = async (): Promise<string[]> => lineFrom(await told(state())).map(({ move }) => move.text);
    await until('discard 2');
    expect(await moves()).toEqual([]);
    await until('2 deal 0');
    const dealt = state().line.plies.length;
    await until('2 discard 1');
    expect(await moves()).toEqual(
      state()
        .line.plies.slice(0, dealt)
        .map(({ text }) => text),
    );
    state().concede();
    expect(await moves()).toEqual(state().line.plies.map(({ text }) => text));
  },
);

test('a kept game is opened with the hands covered', async () => {
  const keeper = memoryKeeper();
  const first = tableWith({ kept: keptGame(keeper, 'cribbage') });
  await first.until('discard 2');
  first.state().reveal();
  expect(eyesOf(first.state())).toBe(1);
  const again = tableWith({ kept: keptGame(keeper, 'cribbage') });
  expect(again.position()).toBe(first.position());
  expect(eyesOf(again.state())).toBeNull();
  first.state().leave();
  expect(eyesOf(first.state())).toBeNull();
});

test('one person against the computer is never asked to pass the screen, and sees only their own hand', async () => {
  const { state, seen, position, until } = tableWith();
  state().begin('cribbage:3-61', [null, 1, 2]);
  await until('discard 2');
  const own = hands(position()).split('/')[0] ?? '';
  expect(own).toMatch(CARD);
  expect(awaitedOf(state())).toBeNull();
  expect(hands(seen())).toBe(`${own}/??,??,??,??,??/??,??,??,??,?? ??`);
});
