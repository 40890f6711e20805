import { describe, expect, test } from 'vitest';
import { nodeOf } from '../../../src/game/tree/index.ts';
import {
  clockOf,
  does,
  moves,
  roomIn,
  seated,
  whereOf,
  tell,
  termsWith,
  type Seat,
} from '../../support/live.ts';

const MINUTE = clockOf(60_000, 2_000);

/** A game after the free turns, the host to move. */
const begun = (): { host: Seat; guest: Seat } => {
  const pair = seated(termsWith({}, MINUTE));
  moves(pair.host);
  tell(pair.host, pair.guest);
  moves(pair.guest);
  tell(pair.guest, pair.host);
  return pair;
};
const shown = ({ log }: Seat): number | null => {
  const { game } = roomIn(log).now!;
  return nodeOf(game.tree, game.at).notes.clock;
};

describe('clocks', () => {
  test('the first turn of each is free; then what the mover says counts, and the increment is added', () => {
    const { host } = begun();
    expect(shown(host)).toBe(60_000);
    moves(host, undefined, 5_000);
    expect(shown(host)).toBe(57_000);
  });

  test('the opponent can say that a turn counts for more, once', () => {
    const { host, guest } = begun();
    moves(host, undefined, 1_000);
    tell(host, guest);
    does(guest, { is: 'count', thought: 9_000, ...whereOf(guest) });
    does(guest, { is: 'count', thought: 50_000, ...whereOf(guest) });
    tell(guest, host);
    expect(shown(host)).toBe(53_000);
    expect(shown(guest)).toBe(53_000);
  });

  test.each<[string, (host: Seat, guest: Seat) => void]>([
    ['a move that took longer than the clock allows', (host) => moves(host, undefined, 60_001)],
    ['the flagged side says so', (host) => does(host, { is: 'flagged', ...whereOf(host) })],
    [
      'the opponent counts more than there was',
      (host, guest) => {
        moves(host, undefined, 100);
        tell(host, guest);
        does(guest, { is: 'count', thought: 61_000, ...whereOf(guest) });
      },
    ],
    [
      'a flag that nobody answers within the grace',
      (_, guest) => {
        does(guest, { is: 'flag', ...whereOf(guest) });
        does(guest, { is: 'timeout', ...whereOf(guest) });
      },
    ],
  ])('%s: the game is lost on time', (_, lose) => {
    const { host, guest } = begun();
    lose(host, guest);
    tell(guest, host);
    tell(host, guest);
    for (const seat of [host, guest])
      expect(roomIn(seat.log).now?.end).toEqual({ way: 'time', loser: 'yellow' });
  });

  test('a turn that the opponent counts for more than there was leaves no time on the clock', () => {
    const { host, guest } = begun();
    moves(host, undefined, 100);
    tell(host, guest);
    does(guest, { is: 'count', thought: 61_000, ...whereOf(guest) });
    tell(guest, host);
    expect([shown(host), shown(guest)]).toEqual([0, 0]);
  });

  test('no grace ends a game whose flag was not claimed, nor one’s own turn', () => {
    const { host, guest } = begun();
    does(guest, { is: 'timeout', ...whereOf(guest) });
    does(host, { is: 'flag', ...whereOf(host) });
    does(host, { is: 'timeout', ...whereOf(host) });
    expect(roomIn(guest.log).now?.end).toBeNull();
    expect(roomIn(host.log).now?.end).toBeNull();
  });
});
