import { describe, expect, test } from 'vitest';
import { parseMove } from '../../../src/engine/index.ts';
import { commitmentTo } from '../../../src/game/apart/lot.ts';
import { endingOf } from '../../../src/game/endings.ts';
import { currentPosition, turnsMade } from '../../../src/game/game.ts';
import type { Agreement, Role } from '../../../src/game/apart/index.ts';
import { toBase64 } from '../../../src/game/link/base64.ts';
import { LIVE_LIMITS, pointsOf, type Body, type Room } from '../../../src/game/live/index.ts';
import { stepRoom } from '../../../src/game/live/room.ts';
import { nodeOf } from '../../../src/game/tree/index.ts';
import {
  clockOf,
  does,
  drawnTerms,
  moves,
  roomIn,
  seated,
  sight,
  sightOf,
  someBytes,
  whereOf,
  tell,
  termsWith,
  type Seat,
} from '../../support/live.ts';

const MINUTE = clockOf(60_000, 2_000);

/** Two Pallans far from two Kings, and how they move to and fro. */
const DUEL: Partial<Agreement> = {
  variation: 'poron',
  position: `k11/p11/${Array(14).fill('12').join('/')}/11P/11K y - - 0`,
};
const ROUND = ['Zf2-Ze2', 'Wa5-Wb5', 'Ze2-Zf2', 'Wb5-Wa5'];

type Pair = Readonly<Record<Role, Seat>>;

/** What a player does at the point that the game has reached. */
type Deed = Body extends infer Each
  ? Each extends { turn: number }
    ? Omit<Each, 'game' | 'turn'>
    : never
  : never;

/** One deed after another, each heard by both before the next. */
function go(pair: Pair, ...deeds: readonly (readonly [Role, Deed | string])[]): void {
  for (const [role, deed] of deeds) {
    const seat = pair[role];
    if (typeof deed !== 'string') does(seat, { ...deed, ...whereOf(seat) });
    else if (deed === 'moves') moves(seat);
    else {
      const move = parseMove(currentPosition(roomIn(seat.log).now!.game), deed);
      if (!move.ok) throw new Error(deed);
      moves(seat, move.value);
    }
    tell(pair.host, pair.guest);
    tell(pair.guest, pair.host);
  }
}

const TURN = [
  ['host', 'moves'],
  ['guest', 'moves'],
] as const;
const offer = (kind: 'draw' | 'take-back') => ({ is: 'offer', kind }) as const;
const answer = (kind: 'draw' | 'take-back', agreed = true) => ({ is: 'answer', kind, agreed }) as const;

/** The room, which both see alike. */
function seen({ host, guest }: Pair): Room {
  const room = roomIn(host.log);
  expect(sight(room)).toEqual(sightOf(guest.log));
  return room;
}

describe('what has no ground has no effect, and is counted', () => {
  test.each<[string, Partial<Agreement>, readonly (readonly [Role, Deed | string])[], Role, Deed]>([
    ['a move that is none', {}, [], 'host', { is: 'move', move: Uint8Array.of(255), thought: 0 }],
    ['a concession after the end', {}, [['host', { is: 'concede' }]], 'guest', { is: 'concede' }],
    ['a draw after the end', {}, [...TURN, ['host', { is: 'concede' }]], 'host', offer('draw')],
    ['one’s own flag, where the other is to move', {}, TURN, 'guest', { is: 'flagged' }],
    ['the claim of a flag in one’s own turn', {}, TURN, 'host', { is: 'flag' }],
    ['the claim of a flag in a free turn', {}, [['host', 'moves']], 'host', { is: 'flag' }],
    ['a repetition that there is not', {}, TURN, 'host', { is: 'claim', ground: 'repetition' }],
    [
      'a repetition that the other has to claim',
      DUEL,
      [...ROUND, ...ROUND].map((move, at) => [at % 2 === 0 ? 'host' : 'guest', move] as const),
      'guest',
      { is: 'claim', ground: 'repetition' },
    ],
    ['a draw before the first turn', {}, [], 'host', offer('draw')],
    ['a second offer of a draw', {}, [...TURN, ['host', offer('draw')]], 'host', offer('draw')],
    [
      'a take-back while a draw is offered',
      {},
      [...TURN, ['host', offer('draw')]],
      'guest',
      offer('take-back'),
    ],
    [
      'a draw while a take-back is asked for',
      {},
      [...TURN, ['guest', offer('take-back')]],
      'host',
      offer('draw'),
    ],
    ['a take-back by who has not moved', {}, [['host', 'moves']], 'guest', offer('take-back')],
    ['a take-back where none are agreed', { takeBack: 'never' }, TURN, 'guest', offer('take-back')],
    ['the answer to one’s own offer', {}, [...TURN, ['host', offer('draw')]], 'host', answer('draw')],
    ['the answer to another offer', {}, [...TURN, ['host', offer('draw')]], 'guest', answer('take-back')],
    [
      'an offer that was declined in this turn',
      {},
      [...TURN, ['host', offer('draw')], ['guest', answer('draw', false)]],
      'host',
      offer('draw'),
    ],
    ['a count of one’s own turn', {}, [...TURN, ['host', 'moves']], 'host', { is: 'count', thought: 9_000 }],
    ['a count of a free turn', {}, TURN, 'host', { is: 'count', thought: 9_000 }],
    [
      'a count of no more than was said',
      {},
      [...TURN, ['host', 'moves']],
      'guest',
      { is: 'count', thought: 0 },
    ],
    [
      'a count after the end',
      {},
      [...TURN, ['host', 'moves'], ['guest', { is: 'concede' }]],
      'guest',
      { is: 'count', thought: 90_000 },
    ],
    ['another game before the end of this one', {}, TURN, 'host', { is: 'again' }],
    [
      'another game that one has asked for already',
      {},
      [
        ['host', { is: 'concede' }],
        ['host', { is: 'again' }],
      ],
      'host',
      { is: 'again' },
    ],
  ])('%s', (_, agreed, before, role, deed) => {
    const pair = seated(termsWith(agreed, MINUTE));
    go(pair, ...before);
    const room = seen(pair);
    expect(room.idle).toEqual({ host: 0, guest: 0 });
    go(pair, [role, deed]);
    expect(sight(seen(pair))).toEqual(sight({ ...room, idle: { ...room.idle, [role]: 1 } }));
  });

  test('a flag where no clock runs', () => {
    const pair = seated();
    go(pair, ...TURN, ['host', { is: 'flagged' }], ['guest', { is: 'flag' }]);
    expect(seen(pair)).toMatchObject({ now: { end: null, flag: null }, idle: { host: 1, guest: 1 } });
  });

  test('what was meant for a turn that has passed, or for another game', () => {
    const pair = seated();
    const early = whereOf(pair.host);
    go(pair, ...TURN);
    does(pair.host, { is: 'concede', ...early });
    does(pair.host, { is: 'concede', ...whereOf(pair.host), game: 1 });
    tell(pair.host, pair.guest);
    expect(seen(pair)).toMatchObject({ now: { end: null }, idle: { host: 2 } });
    go(pair, ['host', { is: 'concede' }]);
    does(pair.guest, { is: 'again', ...whereOf(pair.guest), game: 1 });
    tell(pair.guest, pair.host);
    expect(seen(pair)).toMatchObject({ now: { again: { guest: false } }, idle: { guest: 1 } });
  });

  test('switching the chat to what it already is', () => {
    const pair = seated();
    does(pair.host, { is: 'chat-switch', on: true });
    expect(roomIn(pair.host.log)).toMatchObject({ mute: { host: false }, idle: { host: 1 } });
  });

  test('a beginning with another number for the lot than the host promised, and all that follows', () => {
    const { host } = seated({
      ...drawnTerms(),
      agreement: { ...drawnTerms().agreement, commitment: commitmentTo(toBase64(someBytes(16, 60))) },
    });
    expect(roomIn(host.log)).toMatchObject({ now: null, drawn: { reveal: null }, idle: { host: 1 } });
    does(host, { is: 'concede', game: 0, turn: 0 });
    expect(roomIn(host.log)).toMatchObject({ now: null, idle: { host: 2 } });
  });

  test('another game after the last one of a room', () => {
    const pair = seated();
    go(pair, ['guest', { is: 'concede' }], ['guest', { is: 'again' }]);
    const room = roomIn(pair.host.log);
    const after = (number: number) => {
      const before = { ...room, now: { ...room.now!, number } };
      return stepRoom(before, { author: 'host', body: { is: 'again', game: number, turn: 0 } });
    };
    expect(after(LIVE_LIMITS.games - 2)?.now?.number).toBe(LIVE_LIMITS.games - 1);
    expect(after(LIVE_LIMITS.games - 1)).toMatchObject({
      now: { number: LIVE_LIMITS.games - 1 },
      idle: { host: 1 },
    });
  });
});

describe('offers', () => {
  test('a draw is agreed on', () => {
    const pair = seated();
    go(pair, ...TURN, ['guest', offer('draw')], ['host', answer('draw')]);
    expect(seen(pair).now?.end).toEqual({ way: 'agreement' });
  });

  test('a draw stands through one’s own move, until the other has moved', () => {
    const pair = seated();
    go(pair, ...TURN, ['host', offer('draw')], ['host', 'moves']);
    expect(seen(pair).now?.offer).toEqual({ kind: 'draw', by: 'host' });
    go(pair, ['guest', 'moves']);
    expect(seen(pair).now?.offer).toBeNull();
  });

  test.each<[string, readonly (readonly [Role, Deed | string])[]]>([
    ['the other’s draw', [...TURN, ['guest', offer('draw')], ['host', 'moves']]],
    ['a take-back', [...TURN, ['guest', offer('take-back')], ['host', 'moves']]],
    ['one’s own take-back', [...TURN, ['host', offer('take-back')], ['host', 'moves']]],
  ])('%s falls with a move', (_, deeds) => {
    const pair = seated();
    go(pair, ...deeds);
    expect(seen(pair)).toMatchObject({ now: { offer: null }, idle: { host: 0, guest: 0 } });
  });

  test.each<[Role, number]>([
    ['guest', 1],
    ['host', 0],
  ])('a take-back leads to the last turn of the player who asked: %s', (role, left) => {
    const pair = seated();
    go(pair, ...TURN, [role, offer('take-back')], [role === 'host' ? 'guest' : 'host', answer('take-back')]);
    const { now } = seen(pair);
    expect(now === null ? null : turnsMade(now.game)).toBe(left);
    expect(now).toMatchObject({ end: null, offer: null });
  });
});

describe('ends', () => {
  test('whoever is to move claims a third repetition', () => {
    const pair = seated(termsWith(DUEL));
    go(pair, ...[...ROUND, ...ROUND].map((move, at) => [at % 2 === 0 ? 'host' : 'guest', move] as const));
    go(pair, ['host', { is: 'claim', ground: 'repetition' }]);
    const { now } = seen(pair);
    expect(now === null ? null : endingOf(now)?.ending).toBe('repetition');
  });

  test('a turn that took just what was left does not lose on time', () => {
    const pair = seated(termsWith({}, MINUTE));
    go(pair, ...TURN);
    moves(pair.host, undefined, 60_000);
    tell(pair.host, pair.guest);
    moves(pair.guest, undefined, 0);
    tell(pair.guest, pair.host);
    moves(pair.host, undefined, 0);
    tell(pair.host, pair.guest);
    go(pair, ['guest', { is: 'count', thought: 2_000 }]);
    const { now } = seen(pair);
    expect(now?.end).toBeNull();
    // what it gained for the turn
    expect(now === null ? null : nodeOf(now.game.tree, now.game.at).notes.clock).toBe(2_000);
  });

  test('in every other game of a room the sides are swapped, and points stay with the players', () => {
    const pair = seated();
    const sides = [0, 1, 2].map(() => {
      const hosts = seen(pair).now?.sides.host;
      go(pair, ['guest', { is: 'concede' }], ['host', { is: 'again' }], ['guest', { is: 'again' }]);
      return hosts;
    });
    expect(sides).toEqual(['yellow', 'blue', 'yellow']);
    expect(pointsOf(roomIn(pair.host.log))).toEqual({ host: 3, guest: 0 });
  });
});
