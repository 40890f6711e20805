import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  emptyArrangement,
  findVariation,
  formatSquareInFull,
  rulesetOf,
  type Geometry,
  type Position,
  type Ruleset,
  type Square,
} from '../../engine/index.ts';
import { nextSquare, ROUND, type DrillSetup, type Ground } from '../../practice/drill.ts';
import { text } from '../../text/learn/practice.ts';
import type { KeptStore } from './kept.ts';

/** An answer that was given: the square that was asked for and the one that was chosen or named. */
export interface Answered {
  readonly asked: Square;
  readonly given: Square;
}

export interface RoundState {
  readonly setup: DrillSetup;
  readonly phase: 'ready' | 'running' | 'over';
  /** What is asked for, while the round runs. */
  readonly asked: Square | null;
  readonly right: number;
  readonly wrong: number;
  readonly last: Answered | null;
  /** When the round ends, by the same clock as the `now` of `start`; null if it is not timed. */
  readonly ends: number | null;
  /** Its score was the best of its kind. */
  readonly isBest: boolean;
  /** What is read aloud; counted, so that the same words are read aloud twice if they come twice. */
  readonly announcement: string;
  readonly said: number;
  readonly setUp: (changes: Partial<DrillSetup>) => void;
  /** Begins a round; `now` is in milliseconds. */
  readonly start: (now: number) => void;
  readonly answer: (square: Square, now: number) => void;
  /** Ends the round if its time is up. */
  readonly tick: (now: number) => void;
  readonly stop: () => void;
}
export type RoundStore = StoreApi<RoundState>;

/** The rules of the game on whose board a round is played. Throws where there is no such game. */
export function groundRules(ground: Ground): Ruleset {
  const variation = findVariation(ground);
  if (variation === undefined) throw new RangeError(`no variation ${ground}`);
  return rulesetOf(variation);
}

/** The empty board of a round. */
export const groundPosition = (ground: Ground): Position => emptyArrangement(groundRules(ground).variation);

/** Rounds of the coordinates trainer. `random` returns numbers from 0 up to, but not including, 1. */
export function createRound(kept: KeptStore, random: () => number = Math.random): RoundStore {
  return createStore<RoundState>()((set, get) => {
    const geometry = (): Geometry => groundRules(get().setup.ground).geometry;
    const say = (announcement: string) => ({ announcement, said: get().said + 1 });
    const ask = (before: Square | null): Square => nextSquare(geometry().size, before, random);
    const nameOf = (square: Square): string => formatSquareInFull(geometry(), square);
    const asking = (square: Square): string =>
      get().setup.drill === 'find' ? text('drill.find', { square: nameOf(square) }) : '';
    const wrongText = (given: Square, asked: Square): string =>
      get().setup.drill === 'find'
        ? `${text('drill.wrong', { square: nameOf(given) })} ${asking(asked)}`
        : text('drill.wrong-name', { square: nameOf(given) });

    const end = (): void => {
      const { setup, right, phase } = get();
      if (phase !== 'running') return;
      const isBest = setup.timed && kept.getState().score(setup, right);
      set({ phase: 'over', asked: null, ends: null, isBest, ...say(text('drill.over', { right })) });
    };

    return {
      setup: kept.getState().kept.drill,
      phase: 'ready',
      asked: null,
      right: 0,
      wrong: 0,
      last: null,
      ends: null,
      isBest: false,
      announcement: '',
      said: 0,
      setUp: (changes) => {
        const setup = { ...get().setup, ...changes };
        kept.getState().setUp(setup);
        set({ setup, phase: 'ready', asked: null, right: 0, wrong: 0, ends: null, last: null });
      },
      start: (now) => {
        const asked = ask(null);
        const ends = get().setup.timed ? now + ROUND : null;
        set({ phase: 'running', asked, right: 0, wrong: 0, last: null, ends, isBest: false });
        set(say(asking(asked)));
      },
      answer: (given, now) => {
        get().tick(now);
        const { asked, phase, right, wrong } = get();
        if (phase !== 'running' || asked === null) return;
        const last = { asked, given };
        if (given !== asked) {
          set({ last, wrong: wrong + 1, ...say(wrongText(given, asked)) });
          return;
        }
        const next = ask(asked);
        set({ last, asked: next, right: right + 1, ...say(`${text('drill.right')} ${asking(next)}`.trim()) });
      },
      tick: (now) => {
        const { ends } = get();
        if (ends !== null && now >= ends) end();
      },
      stop: end,
    };
  });
}
