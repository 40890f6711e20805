import { legalMoves, type Move } from '../../src/engine/index.ts';
import { currentPosition } from '../../src/game/game.ts';
import type { Bytes, Lane, LiveTerms } from '../../src/game/live/index.ts';
import type { LiveRoom } from '../../src/store/live/liveState.ts';
import type { Draw, Member } from '../../src/store/live/member.ts';
import { openRoom } from '../../src/store/live/room.ts';
import type { OpenWire, WireEars } from '../../src/store/live/wire.ts';
import { seeded } from './random.ts';

/** A message on its way, for tests that lose some. */
interface Passing {
  readonly from: string;
  readonly lane: Lane;
  readonly sealed: Bytes;
}

const anyPasses: (passing: Passing) => boolean = () => true;

/** A broker in memory, and the clock of everyone who uses it. Messages arrive at once. */
export function liveHub() {
  const ears = new Map<string, WireEars>();
  let moment = 1_763_900_000_000;
  let isUp = true;
  let passes = anyPasses;
  const random = seeded(11);
  const draw: Draw = (length) => Uint8Array.from({ length }, () => random.below(256));
  const wires =
    (name: string): OpenWire =>
    async (_, own) => {
      if (unloaded.delete(name)) throw new TypeError('a part of the page could not be loaded');
      ears.set(name, own);
      own.onConnected(isUp);
      return {
        send: (lane, sealed) => {
          if (!isUp || !passes({ from: name, lane, sealed })) return;
          for (const [, other] of ears) other.onMessage(lane, sealed);
        },
        renew: () => {
          renewed.push(name);
          ears.set(name, own);
        },
        close: () => ears.delete(name),
      };
    };
  /** For how long the steady clock of a browser has stood still. */
  const still = new Map<string, number>();
  /** Who finds no client for the broker the first time. */
  const unloaded = new Set<string>();
  /** Who has reopened the line. */
  const renewed: string[] = [];
  /** What each browser has kept, and whether browsers keep anything at all. */
  const kept = new Map<string, Member>();
  let isFull = false;
  return {
    draw,
    kept,
    renewed,
    /** A browser enters a room with its clock `off` milliseconds wrong. */
    open: async (
      name: string,
      member: Member,
      terms: LiveTerms | null = null,
      off = 0,
    ): Promise<LiveRoom> => {
      const room = openRoom(member, terms, {
        open: wires(name),
        keep: async (now) => {
          if (!isFull) kept.set(name, now);
          return !isFull;
        },
        time: { steady: () => moment - (still.get(name) ?? 0), wall: () => moment + off },
        draw,
      });
      await settled();
      return room;
    },
    pass: (milliseconds: number, ...rooms: readonly LiveRoom[]): void => {
      for (let left = milliseconds; left > 0; left -= 1000) {
        moment += Math.min(1000, left);
        for (const room of rooms) room.tick();
      }
    },
    /** The machines sleep: time passes, and no page looks at it. */
    sleep: (milliseconds: number): void => {
      moment += milliseconds;
    },
    /** The steady clock of one machine stands still for this long, as on some machines that sleep. */
    standStill: (name: string, milliseconds: number): void => void still.set(name, milliseconds),
    /** The page is closed without a word, or its line is dead and it does not know. */
    close: (name: string): void => void ears.delete(name),
    lose: (filter: (passing: Passing) => boolean): void => {
      passes = (passing) => !filter(passing);
    },
    /** From now on no browser keeps anything, or they all do again. */
    setFull: (full: boolean): void => {
      isFull = full;
    },
    setUp: (up: boolean): void => {
      isUp = up;
      for (const own of ears.values()) own.onConnected(up);
    },
    /** The client of one browser cannot be loaded when it is first needed. */
    failOnce: (name: string): void => void unloaded.add(name),
    /** Somebody else sends something to the room. */
    shout: (lane: Lane, sealed: Bytes): void => {
      for (const own of ears.values()) own.onMessage(lane, sealed);
    },
  };
}

/** Lets pending promises settle. */
export const settled = async (): Promise<void> => {
  await new Promise((done) => {
    setTimeout(done);
  });
};

/** The first legal move of whoever is to move. */
export function firstMove({ state }: LiveRoom): Move {
  const { room } = state.getState();
  const [move] = room === null || room.now === null ? [] : legalMoves(currentPosition(room.now.game));
  if (move === undefined) throw new Error('no move');
  return move;
}
