import { legalMoves, formatCoordinates, parseMove, type Move } from '../../src/engine/index.ts';
import { currentPosition, pliesPlayed } from '../../src/game/game.ts';
import type { ComputerTerms, Setup } from '../../src/game/sitting/terms.ts';
import type { SearchResult } from '../../src/search/index.ts';
import { createComputer } from '../../src/store/computer.ts';
import { seatPlayer } from '../../src/store/computer/player.ts';
import type { Question, Thinker, Unanswered } from '../../src/store/computer/thinker.ts';
import type { TableStore } from '../../src/store/table/table.ts';
import { setupOf } from './games.ts';
import { tableWith } from './tables.ts';

const names = { yellow: '', blue: 'Computer, level 3' };
export const BLUE: ComputerTerms = { levels: { yellow: null, blue: 3 }, moveTime: 1000 };
export const BOTH: ComputerTerms = { levels: { yellow: 1, blue: 8 }, moveTime: 1000 };
export const againstBlue = (more: Partial<Setup['terms']> = {}): Setup =>
  setupOf('pastang', { names, computer: BLUE, ...more });
type Answer = Awaited<ReturnType<Thinker['think']>['found']>;

/** What is waiting for the test to answer. */
interface Asked {
  readonly question: Question;
  readonly answer: (found: Partial<SearchResult> | Unanswered) => Promise<void>;
  isStopped: boolean;
}

const NOTHING_MORE = { depth: 1, selectiveDepth: 1, nodes: 1, ms: 1, concedes: false, acceptsDraw: false };

/** A promise that the test resolves. */
function open<Value>() {
  const ways: ((value: Value) => void)[] = [];
  const promise = new Promise<Value>((resolve) => {
    ways.push(resolve);
  });
  return { promise, resolve: (value: Value): void => ways.forEach((resolve) => resolve(value)) };
}

/** Lets everything happen that waits for nothing else. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
};

/** A thinker that says what the test tells it to. */
export function fakeThinker(): { readonly thinker: Thinker; readonly asked: Asked[] } {
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
export async function seated(table: TableStore) {
  const computer = createComputer();
  const { thinker, asked } = fakeThinker();
  const page = { isAway: false };
  /** For how many milliseconds it has waited, each time. */
  const rests: number[] = [];
  const look = seatPlayer(table, computer, {
    thinker,
    rest: (time) => {
      rests.push(time);
      return Promise.resolve();
    },
    alone: (_, work) => work(),
    isAway: () => page.isAway,
  });
  await settle();
  const last = (): Asked => {
    const one = asked.at(-1);
    if (one === undefined) throw new Error('nothing was asked');
    return one;
  };
  return { table, computer, asked, last, page, look, rests };
}

export const sit = async (setup: Setup) => {
  const { table, hands } = tableWith(setup);
  return { hands, ...(await seated(table)) };
};
export const turns = (table: TableStore): readonly string[] =>
  pliesPlayed(table.getState().game).map(({ before, move }) => formatCoordinates(before.ruleset, move));
export const moveIn = (table: TableStore, written: string): Move => {
  const read = parseMove(currentPosition(table.getState().game), written);
  if (!read.ok) throw new Error(written);
  return read.value;
};
