import { describe, expect, test } from 'vitest';
import {
  conceding,
  movesOf,
  phaseOf,
  receive,
  sending,
  takingUp,
  type Apart,
} from '../../../src/game/apart/index.ts';
import { goingOn, onwardId } from '../../../src/game/live/index.ts';
import { moved, NOW, opened, throughLink } from '../../support/apart.ts';
import {
  does,
  drawnTerms,
  moves,
  ROOM,
  roomIn,
  seated,
  whereOf,
  tell,
  termsWith,
  type Seat,
} from '../../support/live.ts';

/** A room after some turns, which both players know. */
function played(turns: number, terms = termsWith()): { host: Seat; guest: Seat } {
  const pair = seated(terms);
  for (let turn = 0; turn < turns; turn++) {
    const mover =
      roomIn(pair.host.log).now?.sides.host === (turn % 2 === 0 ? 'yellow' : 'blue') ? 'host' : 'guest';
    moves(pair[mover]);
    tell(pair.host, pair.guest);
    tell(pair.guest, pair.host);
  }
  return pair;
}

const onward = ({ role, log }: Seat): Apart => {
  const room = roomIn(log);
  const game = room.now === null ? null : goingOn(ROOM, room, room.now, { role, moment: NOW });
  if (game === null) throw new Error('nothing to go on with');
  return game;
};

describe('a live game goes on by message', () => {
  test.each([1, 2, 3, 4])(
    'after %i turns: one is to move, the other has a link to send, which takes the game along',
    (turns) => {
      const { host, guest } = played(turns);
      const [ours, theirs] = [onward(host), onward(guest)];
      expect(theirs.id).toBe(ours.id);
      const [mover, other] = phaseOf(ours) === 'yours' ? [ours, theirs] : [theirs, ours];
      expect([phaseOf(mover), phaseOf(other)]).toEqual(['yours', 'to-send']);
      expect(movesOf(mover.game)).toHaveLength(turns);
      // a player who has already gone on by message has this link too
      expect(receive(mover, throughLink(other), NOW).is).toBe('again');
      // and one who has not takes the game up, and answers
      const taken = takingUp(throughLink(sending(other, NOW)), mover.role, NOW);
      if (taken === null) throw new Error('the game cannot be taken up');
      expect(phaseOf(taken)).toBe('yours');
      const answered = opened(sending(other, NOW), moved(taken));
      expect(movesOf(answered.game)).toHaveLength(turns + 1);
      expect(phaseOf(answered)).toBe('yours');
    },
  );

  test.each([
    // the player who is not to move wrote last, and the host writes the even letters
    ['yellow', 1, 4],
    ['yellow', 2, 5],
    ['blue', 1, 3],
    ['blue', 2, 4],
  ] as const)('of a host who plays %s after %i turns the letter has the step %i', (hostSide, turns, step) => {
    const { host, guest } = played(turns, termsWith({ hostSide }));
    expect([onward(host).step, onward(guest).step]).toEqual([step, step]);
  });

  test('a move that the other has not seen comes with the first link', () => {
    const { host, guest } = played(2);
    const before = onward(guest);
    moves(host);
    const outcome = receive(before, throughLink(onward(host)), NOW);
    expect(outcome).toMatchObject({ is: 'next', news: 'move' });
  });

  test('sides that were drawn, and swapped for a rematch, stay as they are', () => {
    const { host, guest } = played(1, drawnTerms());
    const before = roomIn(host.log).now?.sides.host;
    expect(onward(host).agreement).toMatchObject({ hostSide: before, commitment: null });
    const first = onwardId(ROOM, roomIn(host.log).now!);
    does(guest, { is: 'concede', ...whereOf(guest) });
    tell(guest, host);
    for (const seat of [host, guest]) {
      does(seat, { is: 'again', ...whereOf(seat) });
      tell(host, guest);
      tell(guest, host);
    }
    expect(onward(host).agreement.hostSide).not.toBe(before);
    expect(onward(host).id).not.toBe(first);
    expect(throughLink(onward(guest)).agreement).toEqual(onward(host).agreement);
  });

  test('it ends like any game by message', () => {
    const { host, guest } = played(3);
    const given = sending(conceding(onward(guest), NOW), NOW);
    expect(phaseOf(opened(sending(onward(host), NOW), given))).toBe('ended');
  });
});
