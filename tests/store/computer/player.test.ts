import { describe, expect, it, vi } from 'vitest';
import { formatCoordinates, legalMoves, parseMove, type Move } from '../../../src/engine/index.ts';
import { endingOf } from '../../../src/game/endings.ts';
import { currentPosition, pliesPlayed } from '../../../src/game/game.ts';
import type { ComputerTerms, Setup } from '../../../src/game/terms.ts';
import type { SearchResult } from '../../../src/search/index.ts';
import { createComputer } from '../../../src/store/computer.ts';
import { seatPlayer } from '../../../src/store/computer/player.ts';
import type { Question, Thinker, Unanswered } from '../../../src/store/computer/thinker.ts';
import { createTable, type TableStore } from '../../../src/store/table.ts';
import { clockOf, setupOf } from '../../support/games.ts';
import { tableWith, write } from '../../support/tables.ts';
import { memoryKeeper } from '../memoryKeeper.ts';

const names = { yellow: '', blue: 'Computer, level 3' };
const BLUE: ComputerTerms = { levels: { yellow: null, blue: 3 }, moveTime: 1000 };
const BOTH: ComputerTerms = { levels: { yellow: 1, blue: 8 }, moveTime: 1000 };
const againstBlue = (more: Partial<Setup['terms']> = {}): Setup =>
  setupOf('pastang', { names, computer: BLUE, ...more });

type Answer = Awaited<ReturnType<Thinker['think']>['found']>;

/** What waits for the test to answer it. */
interface Asked {
  readonly question: Question;
  readonly answer: (found: Partial<SearchResult> | Unanswered) => Promise<void>;
  isStopped: boolean;
}

const NOTHING_MORE = { depth: 1, selectiveDepth: 1, nodes: 1, ms: 1, concedes: false, acceptsDraw: false };

/** A promise that the test keeps. */
function open<Value>() {
  const ways: ((value: Value) => void)[] = [];
  const promise = new Promise<Value>((resolve) => {
    ways.push(resolve);
  });
  return { promise, resolve: (value: Value): void => ways.forEach((resolve) => resolve(value)) };
}

/** Lets everything happen that waits for nothing else. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
};

/** A thinker that says what the test has it say. */
function fakeThinker(): { readonly thinker: Thinker; readonly asked: Asked[] } {
  const asked: Asked[] = [];
  const thinker: Thinker = {
    close: () => {},
    think: (question) => {
      const { promise, resolve } = open<Answer>();
      const one: Asked = {
        question,
        isStopped: false,
        answer: async (found) => {
          if (typeof found === 'string') resolve({ ok: false, error: found });
          else {
            const best = found.best ?? legalMoves(question.position)[0] ?? null;
            const lines =
              best === null ? [] : [{ score: { kind: 'centipoints', value: 0 } as const, moves: [best] }];
            resolve({ ok: true, value: { ...NOTHING_MORE, lines, offersDraw: false, ...found, best } });
          }
          await settle();
        },
      };
      asked.push(one);
      return {
        found: promise,
        stop: () => {
          one.isStopped = true;
          resolve({ ok: false, error: 'stopped' });
        },
      };
    },
  };
  return { thinker, asked };
}

/** The computer at a table; time stands still, so that nobody waits. */
async function seated(table: TableStore) {
  const computer = createComputer();
  const { thinker, asked } = fakeThinker();
  const page = { isAway: false };
  const look = seatPlayer(table, computer, {
    thinker,
    rest: () => Promise.resolve(),
    alone: (_, work) => work(),
    isAway: () => page.isAway,
    seed: () => 5,
  });
  await settle();
  const last = (): Asked => {
    const one = asked.at(-1);
    if (one === undefined) throw new Error('nothing was asked');
    return one;
  };
  return { table, computer, asked, last, page, look };
}

const sit = async (setup: Setup) => {
  const { table, hands } = tableWith(setup);
  return { hands, ...(await seated(table)) };
};
const turns = (table: TableStore): readonly string[] =>
  pliesPlayed(table.getState().game).map(({ before, move }) => formatCoordinates(before.ruleset, move));
const moveIn = (table: TableStore, written: string): Move => {
  const read = parseMove(currentPosition(table.getState().game), written);
  if (!read.ok) throw new Error(written);
  return read.value;
};

describe('the computer at the table', () => {
  it('answers each turn of the person with its own, at its level and in its time', async () => {
    const { table, asked, last } = await sit(againstBlue());
    expect(asked).toHaveLength(0);
    write(table, 'Ma2-Ma3');
    expect(table.getState().announcement).toBe(
      'Yellow: Swod Mortil A2 to Mortil A3. Blue to move. Computer, level 3 is thinking.',
    );
    await settle();
    expect(last().question.options).toEqual({ limits: { moveTime: 1000 }, level: 3, seed: 5 });
    expect(last().question.earlier).toHaveLength(1);
    await last().answer({ best: moveIn(table, 'Ma5-Ma4') });
    expect(turns(table)).toEqual(['Ma2-Ma3', 'Ma5-Ma4']);
    expect(table.getState().change.way).toBe('played');
    expect(asked).toHaveLength(1);
  });

  it('moves its pieces alone: on its turn nobody else can', async () => {
    const { table } = await sit(againstBlue());
    write(table, 'Ma2-Ma3');
    expect(table.getState().write('Ma5-Ma4')).toBe('It is the computer’s turn.');
    table.getState().offerDraw();
    expect(table.getState().sitting.offer).toBeNull();
  });

  it('takes its share of the clock where a clock runs, and waits while it is paused', async () => {
    const { table, asked, last } = await sit(
      againstBlue({ clock: clockOf(60, 2), computer: { ...BLUE, moveTime: null } }),
    );
    write(table, 'Ma2-Ma3');
    await settle();
    expect(last().question.options.limits).toEqual({ clock: { left: 59_450, increment: 2000 } });
    await last().answer({ best: moveIn(table, 'Ma5-Ma4') });
    write(table, 'Mb2-Mb3');
    await settle();
    table.getState().pause();
    expect(last().isStopped).toBe(true);
    await settle();
    expect(asked).toHaveLength(2);
    table.getState().pause();
    await settle();
    expect(asked).toHaveLength(3);
  });

  it('goes on thinking after a reload', async () => {
    const keeper = memoryKeeper();
    const { table } = tableWith(againstBlue(), keeper);
    write(table, 'Ma2-Ma3');
    const { asked } = await seated(createTable(keeper));
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['the person takes the turn back', (table: TableStore) => table.getState().undo()],
    [
      'the person concedes',
      (table: TableStore) => table.getState().end({ way: 'concession', loser: 'yellow' }),
    ],
    ['another game begins', (table: TableStore) => table.getState().begin(setupOf('pastang'))],
  ])('stops thinking as soon as %s, and says nothing more', async (_, change) => {
    const { table, last } = await sit(againstBlue());
    write(table, 'Ma2-Ma3');
    await settle();
    change(table);
    const before = table.getState().sitting;
    expect(last().isStopped).toBe(true);
    await last().answer({});
    expect(table.getState().sitting).toBe(before);
  });

  it('leaves those who look back where they are', async () => {
    const { table, last } = await sit(againstBlue());
    write(table, 'Ma2-Ma3');
    await settle();
    table.getState().goTo(0);
    await last().answer({ best: moveIn(table, 'Ma5-Ma4') });
    expect(turns(table)).toHaveLength(2);
    expect(pliesPlayed(table.getState().shown)).toHaveLength(0);
  });

  it('loses on time like anybody: a move found too late is not made', async () => {
    const { table, last, hands } = await sit(againstBlue({ clock: clockOf(60) }));
    write(table, 'Ma2-Ma3');
    await settle();
    await last().answer({ best: moveIn(table, 'Ma5-Ma4') });
    write(table, 'Mb2-Mb3');
    await settle();
    hands.now += 61_000;
    await last().answer({ best: moveIn(table, 'Mb5-Mb4') });
    expect(endingOf(table.getState().sitting)).toMatchObject({ ending: 'time', winner: 'yellow' });
  });

  it('concedes when it has seen no chance for three turns', async () => {
    const { table, last } = await sit(againstBlue());
    for (const [move, reply] of [
      ['Ma2-Ma3', 'Ma5-Ma4'],
      ['Mb2-Mb3', 'Mb5-Mb4'],
    ] as const) {
      write(table, move);
      await settle();
      await last().answer({ best: moveIn(table, reply), concedes: true });
    }
    write(table, 'Me2-Me3');
    await settle();
    await last().answer({ concedes: true });
    expect(endingOf(table.getState().sitting)).toMatchObject({ ending: 'concession', winner: 'yellow' });
    expect(table.getState().announcement).toContain('Blue has given the game up.');
  });

  it('that has failed says so, and thinks again when it is told to', async () => {
    const { table, computer, asked, last } = await sit(againstBlue());
    write(table, 'Ma2-Ma3');
    await settle();
    await last().answer('died');
    expect(computer.getState().hasFailed).toBe(true);
    expect(asked).toHaveLength(1);
    computer.getState().retry();
    await settle();
    await last().answer({});
    expect(turns(table)).toHaveLength(2);
  });
});

describe('a draw', () => {
  it.each([true, false])('that a person offers is answered by the computer: %s', async (agrees) => {
    const { table, asked, last } = await sit(againstBlue());
    write(table, 'Ma2-Ma3');
    await settle();
    await last().answer({ best: moveIn(table, 'Ma5-Ma4') });
    table.getState().offerDraw();
    await settle();
    // it judges what its own last move has led to
    expect(last().question).toMatchObject({
      position: { turn: 'blue' },
      options: { among: [{ from: 24, to: 18 }] },
    });
    await last().answer({ acceptsDraw: agrees });
    expect(endingOf(table.getState().sitting)?.ending).toBe(agrees ? 'agreement' : undefined);
    expect(asked).toHaveLength(2);
    expect(table.getState().announcement).toContain(
      agrees ? 'Drawn by agreement' : 'level 3 (Blue) plays on.',
    );
  });

  it('offered before its first turn is declined: it has not looked at the game yet', async () => {
    const { table, asked } = await sit(againstBlue());
    table.getState().offerDraw();
    await settle();
    expect(table.getState().sitting).toMatchObject({ offer: null, declined: { draw: 0 } });
    expect(asked).toHaveLength(0);
  });

  it('that the computer offers waits for the person; declined, its move comes without another thought', async () => {
    const { table, asked, last } = await sit(againstBlue());
    write(table, 'Ma2-Ma3');
    await settle();
    await last().answer({ offersDraw: true });
    expect(table.getState().sitting.offer).toEqual({ kind: 'draw', by: 'blue' });
    expect(turns(table)).toHaveLength(1);
    table.getState().answer(false);
    await settle();
    expect(turns(table)).toHaveLength(2);
    expect(asked).toHaveLength(1);
  });
});

describe('a hint', () => {
  it('is found for the person to move, said, and gone with the next turn', async () => {
    const { table, computer, last } = await sit(setupOf('pastang'));
    const { game } = table.getState();
    computer.getState().askHint(game);
    await settle();
    expect(last().question.options).toEqual({ limits: { moveTime: 3000 } });
    await last().answer({ best: moveIn(table, 'Ma2-Ma3') });
    expect(computer.getState().hint).toEqual({ game, move: { from: 6, to: 12 } });
    expect(table.getState().announcement).toBe('Hint: Swod Mortil A2 to Mortil A3.');
    write(table, 'Mb2-Mb3');
    expect(computer.getState().hint?.game).not.toBe(table.getState().game);
  });

  it('that nobody wants any more is not looked for', async () => {
    const { table, computer, last } = await sit(setupOf('pastang'));
    computer.getState().askHint(table.getState().game);
    await settle();
    computer.getState().dropHint();
    expect(last().isStopped).toBe(true);
    computer.getState().askHint(table.getState().game);
    await settle();
    write(table, 'Mb2-Mb3');
    expect(last().isStopped).toBe(true);
    await settle();
    expect(computer.getState()).toMatchObject({ hint: { move: null }, hasFailed: false });
  });
});

describe('the computer against itself', () => {
  it('plays both sides, each at its level, until it is stopped', async () => {
    const { table, computer, asked, last } = await sit(setupOf('pastang', { computer: BOTH }));
    expect(last().question.options.level).toBe(1);
    await last().answer({});
    expect(last().question.options.level).toBe(8);
    computer.getState().hold(true);
    expect(last().isStopped).toBe(true);
    await settle();
    expect(asked).toHaveLength(2);
    computer.getState().hold(false);
    await settle();
    await last().answer({});
    expect(turns(table)).toHaveLength(2);
  });

  it('waits when a turn is taken back, and plays no turns that nobody sees', async () => {
    const { table, computer, asked, last, page, look } = await sit(setupOf('pastang', { computer: BOTH }));
    await last().answer({});
    table.getState().undo();
    await settle();
    expect(computer.getState().isHeld).toBe(true);
    computer.getState().hold(false);
    await settle();
    const before = asked.length;
    page.isAway = true;
    look();
    expect(last().isStopped).toBe(true);
    await settle();
    expect(asked).toHaveLength(before);
    page.isAway = false;
    look();
    await settle();
    expect(asked).toHaveLength(before + 1);
  });
});

it('one page alone thinks: the others wait until it is their turn, or the move is there', async () => {
  const { table } = tableWith(againstBlue());
  const { thinker, asked } = fakeThinker();
  const waiting = vi.fn<(signal: AbortSignal) => void>();
  seatPlayer(table, createComputer(), {
    thinker,
    rest: () => Promise.resolve(),
    alone: (signal) => {
      waiting(signal);
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve());
      });
    },
    isAway: () => false,
    seed: () => 0,
  });
  write(table, 'Ma2-Ma3');
  await settle();
  expect(waiting).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(0);
  table.getState().undo();
  expect(waiting.mock.calls[0]?.[0].aborted).toBe(true);
});
