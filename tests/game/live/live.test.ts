import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../src/engine/index.ts';
import { endingOf } from '../../../src/game/endings.ts';
import { currentPosition, turnsMade } from '../../../src/game/game.ts';
import {
  acceptance,
  addEvents,
  emptyLog,
  foldRoom,
  orderOf,
  placeOf,
  pointsOf,
  withOwn,
  type Body,
} from '../../../src/game/live/index.ts';
import { nodeOf } from '../../../src/game/tree/index.ts';
import { budget } from '../../support/budget.ts';
import {
  does,
  drawnTerms,
  helloOnly,
  sight,
  sightOf,
  eventsOf,
  moves,
  ROOM,
  roomIn,
  seated,
  someBytes,
  spotOf,
  STRANGER,
  tell,
  termsWith,
  type Seat,
} from '../../support/live.ts';
import { seeded, type Random } from '../../support/random.ts';

const MINUTE = { time: 60_000, increment: 2_000 };

const KINDS = ['draw', 'take-back'] as const;

/** One deed of a player who has seen what there is in the log, drawn by lot; some of them mean nothing where they stand. */
function deed(seat: Seat, random: Random): void {
  const { now } = roomIn(seat.log);
  if (now === null) return;
  const spot = spotOf(seat);
  const kind = KINDS[random.below(2)] ?? 'draw';
  const position = currentPosition(now.game);
  const legal = legalMoves(position);
  const move = legal[random.below(Math.max(1, legal.length))];
  const others: Body[] = [
    { is: 'offer', kind, ...spot },
    { is: 'answer', kind, agreed: random.below(3) === 0, ...spot },
    { is: 'chat', sealed: someBytes(60, random.below(99)) },
    { is: 'count', thought: random.below(3000), ...spot },
    { is: 'flag', ...spot },
    { is: 'timeout', ...spot },
    { is: 'claim', ground: 'quiet', ...spot },
    { is: 'again', ...spot },
    { is: 'chat-switch', on: random.below(2) === 0 },
    { is: 'concede', ...spot, game: spot.game + random.below(2) },
  ];
  const draw = random.below(26);
  const other = others[draw];
  if (other !== undefined && (other.is !== 'concede' || random.below(4) === 0)) does(seat, other);
  else if (move !== undefined)
    does(seat, { is: 'move', move: placeOf(position, move), thought: random.below(900), ...spot });
}

/** Two players who play on at once, and hear of each other now and then. */
function playedOut(seed: number, deeds: number): { host: Seat; guest: Seat } {
  const random = seeded(seed);
  const pair = seated(termsWith({}, random.below(2) === 0 ? MINUTE : null));
  for (let done = 0; done < deeds; done++) {
    deed(random.below(2) === 0 ? pair.host : pair.guest, random);
    if (random.below(3) > 0) tell(pair.host, pair.guest);
    if (random.below(3) > 0) tell(pair.guest, pair.host);
  }
  tell(pair.host, pair.guest);
  tell(pair.guest, pair.host);
  return pair;
}

describe('one order', () => {
  test('both players end in the same room, whatever they did before they heard of each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        const { host, guest } = playedOut(seed, 40);
        expect(sightOf(guest.log)).toEqual(sightOf(host.log));
      }),
      { numRuns: budget(45, 8) },
    );
  });

  test('events in any order, one by one and repeated, make the same room', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        const { host } = playedOut(seed, 30);
        const random = seeded(seed + 1);
        const events = [...eventsOf(host.log), ...eventsOf(host.log)];
        const mixed = events
          .map((bytes) => ({ bytes, at: random.below(1e6) }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ bytes }) => bytes);
        let log = emptyLog(ROOM, null);
        for (const bytes of mixed) {
          const added = addEvents(log, [bytes]);
          expect(added.refused).toBe(0);
          log = added.log;
        }
        expect(sightOf(log)).toEqual(sightOf(host.log));
      }),
      { numRuns: budget(45, 8) },
    );
  });

  test('a fold that goes on from what it found last finds what a new one finds', () => {
    const { host } = playedOut(7, 60);
    const fold = foldRoom();
    const order = orderOf(host.log);
    for (const upTo of [3, 20, 12, order.length, 5, order.length])
      expect(sight(fold(order.slice(0, upTo)))).toEqual(sight(foldRoom()(order.slice(0, upTo))));
  });

  test.each<[string, (first: Seat, second: Seat) => void, string]>([
    [
      'a move and a draw offer: the offer was there first, and the move declines it',
      (mover, other) => {
        moves(mover);
        does(other, { is: 'offer', kind: 'draw', ...spotOf(other) });
      },
      'playing',
    ],
    [
      'a move and a claimed flag: the move was in time',
      (mover, other) => {
        moves(mover);
        does(other, { is: 'flag', ...spotOf(other) });
      },
      'playing',
    ],
    [
      'a move and the end of the grace: it comes too late',
      (mover, other) => {
        does(other, { is: 'flag', ...spotOf(other) });
        does(other, { is: 'timeout', ...spotOf(other) });
        moves(mover);
      },
      'time',
    ],
    [
      'a move and a concession: the game was given up before',
      (mover, other) => {
        moves(mover);
        does(other, { is: 'concede', ...spotOf(other) });
      },
      'concession',
    ],
    [
      'two draw offers: they agree',
      (mover, other) => {
        for (const seat of [mover, other]) does(seat, { is: 'offer', kind: 'draw', ...spotOf(seat) });
      },
      'agreement',
    ],
  ])('%s', (_, meet, ending) => {
    const { host, guest } = seated(termsWith({}, MINUTE));
    for (const seat of [host, guest]) {
      moves(seat);
      tell(host, guest);
      tell(guest, host);
    }
    meet(host, guest);
    tell(host, guest);
    tell(guest, host);
    for (const { log } of [host, guest]) {
      const { now } = roomIn(log);
      expect(now === null ? null : (endingOf(now)?.ending ?? 'playing')).toBe(ending);
    }
  });
});

describe('a room', () => {
  test('the sides and the first move fall by a lot that neither can choose', () => {
    const { host, guest } = seated(drawnTerms());
    expect(roomIn(host.log).now?.sides).toEqual(roomIn(guest.log).now?.sides);
    expect(roomIn(host.log).now).not.toBeNull();
  });

  test('whoever comes second is not the guest', () => {
    const { host } = seated();
    const late = acceptance(helloOnly(host), STRANGER, 'Late', someBytes(16, 9));
    const { log } = addEvents(host.log, late === null ? [] : [late.bytes]);
    expect(roomIn(log).guest?.name).toBe('Dray');
    const moved = addEvents(log, [
      withOwn({ ...log, guest: late === null ? [] : [late] }, STRANGER, 'guest', {
        is: 'concede',
        game: 0,
        turn: 0,
      }).event.bytes,
    ]);
    expect(moved.refused).toBe(1);
    expect(roomIn(moved.log).now?.end).toBeNull();
  });

  test('who has only the link for watchers cannot accept', () => {
    const { host } = seated();
    const forged = acceptance(
      { ...helloOnly(host), invitation: someBytes(16, 77) },
      STRANGER,
      'X',
      someBytes(16, 9),
    );
    expect(forged === null ? null : addEvents(helloOnly(host), [forged.bytes]).refused).toBe(1);
  });

  test('a rematch changes sides when both want it, and the points go with the players', () => {
    const { host, guest } = seated();
    does(guest, { is: 'concede', ...spotOf(guest) });
    tell(guest, host);
    does(host, { is: 'again', ...spotOf(host) });
    tell(host, guest);
    expect(roomIn(guest.log).now?.number).toBe(0);
    does(guest, { is: 'again', ...spotOf(guest) });
    tell(guest, host);
    const room = roomIn(host.log);
    expect(room.now?.sides).toEqual({ host: 'blue', guest: 'yellow' });
    expect(pointsOf(room)).toEqual({ host: 1, guest: 0 });
    does(host, { is: 'concede', ...spotOf(host) });
    expect(pointsOf(roomIn(host.log))).toEqual({ host: 1, guest: 1 });
  });

  test('a turn is taken back when the other agrees', () => {
    const { host, guest } = seated();
    moves(host);
    does(host, { is: 'offer', kind: 'take-back', ...spotOf(host) });
    tell(host, guest);
    does(guest, { is: 'answer', kind: 'take-back', agreed: true, ...spotOf(guest) });
    tell(guest, host);
    expect(turnsMade(roomIn(host.log).now!.game)).toBe(0);
    moves(host, legalMoves(currentPosition(roomIn(host.log).now!.game))[1]);
    tell(host, guest);
    expect(turnsMade(roomIn(guest.log).now!.game)).toBe(1);
  });

  test('no line is kept while either has switched the chat off', () => {
    const { host, guest } = seated();
    does(host, { is: 'chat', sealed: someBytes(50, 1) });
    tell(host, guest);
    does(guest, { is: 'chat-switch', on: false });
    tell(guest, host);
    does(host, { is: 'chat', sealed: someBytes(50, 2) });
    expect(roomIn(host.log).lines).toHaveLength(1);
  });
});

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
    does(guest, { is: 'count', thought: 9_000, ...spotOf(guest) });
    does(guest, { is: 'count', thought: 50_000, ...spotOf(guest) });
    tell(guest, host);
    expect(shown(host)).toBe(53_000);
    expect(shown(guest)).toBe(53_000);
  });

  test.each<[string, (host: Seat, guest: Seat) => void]>([
    ['a move that took longer than the clock allows', (host) => moves(host, undefined, 60_001)],
    ['the flagged side says so', (host) => does(host, { is: 'flagged', ...spotOf(host) })],
    [
      'the opponent counts more than there was',
      (host, guest) => {
        moves(host, undefined, 100);
        tell(host, guest);
        does(guest, { is: 'count', thought: 61_000, ...spotOf(guest) });
      },
    ],
    [
      'a flag that nobody answers within the grace',
      (_, guest) => {
        does(guest, { is: 'flag', ...spotOf(guest) });
        does(guest, { is: 'timeout', ...spotOf(guest) });
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

  test('no grace ends a game whose flag was not claimed, nor one’s own turn', () => {
    const { host, guest } = begun();
    does(guest, { is: 'timeout', ...spotOf(guest) });
    does(host, { is: 'flag', ...spotOf(host) });
    does(host, { is: 'timeout', ...spotOf(host) });
    expect(roomIn(guest.log).now?.end).toBeNull();
    expect(roomIn(host.log).now?.end).toBeNull();
  });
});
