import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../src/engine/index.ts';
import { endingOf } from '../../../src/game/endings.ts';
import { currentPosition } from '../../../src/game/game.ts';
import { addEvents, emptyLog, foldRoom, orderOf, placeOf, type Body } from '../../../src/game/live/index.ts';
import { budget } from '../../support/budget.ts';
import {
  clockOf,
  does,
  sight,
  sightOf,
  eventsOf,
  moves,
  ROOM,
  roomIn,
  seated,
  someBytes,
  whereOf,
  tell,
  termsWith,
  type Seat,
} from '../../support/live.ts';
import { seeded, type Random } from '../../support/random.ts';

const MINUTE = clockOf(60_000, 2_000);

const KINDS = ['draw', 'take-back'] as const;

/** One deed of a player who has seen what is in the log, chosen at random; some have no meaning where they stand. */
function deed(seat: Seat, random: Random): void {
  const { now } = roomIn(seat.log);
  if (now === null) return;
  const where = whereOf(seat);
  const kind = KINDS[random.below(2)] ?? 'draw';
  const position = currentPosition(now.game);
  const legal = legalMoves(position);
  const move = legal[random.below(Math.max(1, legal.length))];
  const others: Body[] = [
    { is: 'offer', kind, ...where },
    { is: 'answer', kind, agreed: random.below(3) === 0, ...where },
    { is: 'chat', sealed: someBytes(60, random.below(99)) },
    { is: 'count', thought: random.below(3000), ...where },
    { is: 'flag', ...where },
    { is: 'timeout', ...where },
    { is: 'claim', ground: 'quiet', ...where },
    { is: 'again', ...where },
    { is: 'chat-switch', on: random.below(2) === 0 },
    { is: 'concede', ...where, game: where.game + random.below(2) },
  ];
  const draw = random.below(26);
  const other = others[draw];
  if (other !== undefined && (other.is !== 'concede' || random.below(4) === 0)) does(seat, other);
  else if (move !== undefined)
    does(seat, { is: 'move', move: placeOf(position, move), thought: random.below(900), ...where });
}

/** Two players who play on at once, and hear from each other now and then. */
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
      { numRuns: budget(45, 8, 8) },
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
      { numRuns: budget(45, 8, 8) },
    );
  });

  test('a fold that goes on from its last result finds what a new one finds', () => {
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
        does(other, { is: 'offer', kind: 'draw', ...whereOf(other) });
      },
      'playing',
    ],
    [
      'a move and a claimed flag: the move was in time',
      (mover, other) => {
        moves(mover);
        does(other, { is: 'flag', ...whereOf(other) });
      },
      'playing',
    ],
    [
      'a move and the end of the grace: it comes too late',
      (mover, other) => {
        does(other, { is: 'flag', ...whereOf(other) });
        does(other, { is: 'timeout', ...whereOf(other) });
        moves(mover);
      },
      'time',
    ],
    [
      'a move and a concession: the game was given up before',
      (mover, other) => {
        moves(mover);
        does(other, { is: 'concede', ...whereOf(other) });
      },
      'concession',
    ],
    [
      'two draw offers: they agree',
      (mover, other) => {
        for (const seat of [mover, other]) does(seat, { is: 'offer', kind: 'draw', ...whereOf(seat) });
      },
      'agreement',
    ],
  ])('%s', (_, meet, ending) => {
    const { host, guest } = seated(termsWith({}, MINUTE));
    const bothHear = (): void => {
      tell(host, guest);
      tell(guest, host);
    };
    for (const seat of [host, guest]) {
      moves(seat);
      bothHear();
    }
    const before = { host: host.log, guest: guest.log };
    meet(host, guest);
    bothHear();
    const found = [roomIn(host.log), roomIn(guest.log)];
    // and so a turn later, where the guest is to move
    [host.log, guest.log] = [before.host, before.guest];
    moves(host);
    bothHear();
    meet(guest, host);
    bothHear();
    for (const { now } of [...found, roomIn(host.log), roomIn(guest.log)])
      expect(now === null ? null : (endingOf(now)?.ending ?? 'playing')).toBe(ending);
  });

  test('of two alike that meet, the host’s stands first', () => {
    const { host, guest } = seated();
    for (const seat of [guest, host]) does(seat, { is: 'chat', sealed: someBytes(50, 1) });
    tell(host, guest);
    expect(
      orderOf(guest.log)
        .slice(-2)
        .map(({ author }) => author),
    ).toEqual(['host', 'guest']);
  });

  test('what its author wrote after seeing the other’s lends an event no rank', () => {
    const { host, guest } = seated();
    does(guest, { is: 'chat', sealed: someBytes(50, 1) });
    moves(host);
    tell(host, guest);
    does(guest, { is: 'concede', ...whereOf(guest) });
    tell(guest, host);
    expect(
      orderOf(host.log)
        .slice(-3)
        .map(({ body }) => body.is),
    ).toEqual(['move', 'chat', 'concede']);
  });
});
