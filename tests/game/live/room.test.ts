import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../src/engine/index.ts';
import { currentPosition, turnsMade } from '../../../src/game/game.ts';
import { acceptance, addEvents, pointsOf, withOwn } from '../../../src/game/live/index.ts';
import {
  does,
  drawnTerms,
  helloOnly,
  moves,
  roomIn,
  seated,
  someBytes,
  whereOf,
  STRANGER,
  tell,
} from '../../support/live.ts';

describe('a room', () => {
  test('the sides and the first move are drawn by a lot that neither player can choose', () => {
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

  test('somebody who has only the link for watchers cannot accept', () => {
    const { host } = seated();
    const forged = acceptance(
      { ...helloOnly(host), invitation: someBytes(16, 77) },
      STRANGER,
      'X',
      someBytes(16, 9),
    );
    expect(forged === null ? null : addEvents(helloOnly(host), [forged.bytes]).refused).toBe(1);
  });

  test('a rematch swaps sides when both want it, and the points stay with the players', () => {
    const { host, guest } = seated();
    does(guest, { is: 'concede', ...whereOf(guest) });
    tell(guest, host);
    does(host, { is: 'again', ...whereOf(host) });
    tell(host, guest);
    expect(roomIn(guest.log).now?.number).toBe(0);
    does(guest, { is: 'again', ...whereOf(guest) });
    tell(guest, host);
    const room = roomIn(host.log);
    expect(room.now?.sides).toEqual({ host: 'blue', guest: 'yellow' });
    expect(pointsOf(room)).toEqual({ host: 1, guest: 0 });
    does(host, { is: 'concede', ...whereOf(host) });
    expect(pointsOf(roomIn(host.log))).toEqual({ host: 1, guest: 1 });
  });

  test('a turn is taken back when the other agrees', () => {
    const { host, guest } = seated();
    moves(host);
    does(host, { is: 'offer', kind: 'take-back', ...whereOf(host) });
    tell(host, guest);
    does(guest, { is: 'answer', kind: 'take-back', agreed: true, ...whereOf(guest) });
    tell(guest, host);
    expect(turnsMade(roomIn(host.log).now!.game)).toBe(0);
    moves(host, legalMoves(currentPosition(roomIn(host.log).now!.game))[1]);
    tell(host, guest);
    expect(turnsMade(roomIn(guest.log).now!.game)).toBe(1);
  });

  test('no chat line is kept while either player has switched the chat off', () => {
    const { host, guest } = seated();
    does(host, { is: 'chat', sealed: someBytes(50, 1) });
    tell(host, guest);
    does(guest, { is: 'chat-switch', on: false });
    tell(guest, host);
    does(host, { is: 'chat', sealed: someBytes(50, 2) });
    expect(roomIn(host.log).lines).toHaveLength(1);
  });
});
