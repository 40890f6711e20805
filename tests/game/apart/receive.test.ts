import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../src/engine/index.ts';
import {
  accepting,
  agreeing,
  asking,
  canAsk,
  canUnsend,
  conceding,
  declining,
  formatApart,
  keepingOurs,
  letterOf,
  movesOf,
  phaseOf,
  receive,
  refusing,
  sending,
  takingOver,
  takingUp,
  unsending,
  moving,
  parseApart,
  type Apart,
  type Letter,
} from '../../../src/game/apart/index.ts';
import { currentPosition } from '../../../src/game/game.ts';
import { subtree } from '../../../src/game/tree/index.ts';
import { begun, DELIA, invited, moved, NOW, number, opened, throughLink } from '../../support/apart.ts';

const { host, guest } = begun();
/** After one move of the host, two of each, and so on: what both have then. */
const first = moved(host);
const guestAtFirst = opened(guest, first);
const second = moved(guestAtFirst);
const hostAtSecond = opened(first, second);
const third = moved(hostAtSecond);

/** A move of the side to move other than the first legal one. */
const otherMove = (apart: Apart): Apart => {
  const [, move] = legalMoves(currentPosition(apart.game ?? fail()));
  const made = move === undefined ? undefined : moving(apart, move, NOW);
  return made?.ok === true ? sending(made.value, NOW) : fail();
};
const fail = (): never => {
  throw new Error('the game is not as the test needs it');
};

const letter = (apart: Apart): Letter => letterOf(apart, NOW);
const isFor = (kept: Apart | null, one: Letter): string => receive(kept, one, NOW).is;

describe('what becomes of a link', () => {
  const parting = otherMove(hostAtSecond);
  const otherGuest = { key: number(8), name: 'Thelda' };
  const alien = { ...letter(first), agreement: { ...letter(first).agreement, days: 9 } };

  test.each<[what: string, kept: Apart | null, one: Letter, is: string]>([
    ['an invitation asks for an answer', null, letter(invited()), 'invitation'],
    ['one’s own invitation is for the other', invited(), letter(invited()), 'own'],
    ['an invitation that was accepted is old', guest, letter(invited()), 'old'],
    ['an acceptance asks the host to begin', invited(), letter(guest), 'acceptance'],
    ['the same acceptance once more is old', first, letter(guest), 'old'],
    [
      'another acceptance comes too late',
      first,
      letter(accepting(letter(invited()), otherGuest, NOW)),
      'taken',
    ],
    ['a game begun with another is told so', guest, { ...letter(first), guest: otherGuest }, 'too-late'],
    ['a game unknown here can be taken up', null, letter(second), 'unknown'],
    ['the next move goes on', guest, letter(first), 'next'],
    ['the same link again shows what stands', guestAtFirst, letter(first), 'again'],
    ['a link that was answered is old', second, letter(first), 'old'],
    ['a link of two turns ago is old', third, letter(guest), 'old'],
    ['one’s own link is for the other', first, letter(first), 'own'],
    ['an older own link too', third, letter(first), 'own'],
    ['a past that differs parts', opened(second, third), letter(parting), 'parted'],
    ['an own link whose past differs parts', third, letter(parting), 'parted'],
    ['moves of two turns more are ahead', guest, letter(third), 'ahead'],
    ['an own link from another browser is ahead', first, letter(third), 'ahead'],
    ['other terms under the same id are told', guest, alien, 'other-rules'],
    [
      'a draw that nobody offered',
      first,
      { ...letter(first), step: 3, end: { way: 'agreement' } },
      'unasked',
    ],
    [
      'a draw that nobody offered, agreed to with a move',
      first,
      { ...letter(second), end: { way: 'agreement' } },
      'unasked',
    ],
    [
      'an offered draw, agreed to with a move',
      asking(first, 'draw', NOW),
      { ...letter(second), end: { way: 'agreement' } },
      'unasked',
    ],
    [
      'an acceptance that agrees to a draw',
      invited(),
      { ...letter(guest), end: { way: 'agreement' } },
      'unasked',
    ],
    ['a letter with nothing new', first, { ...letter(first), step: 3 }, 'unasked'],
    ['a beginning that leaves the guest without a turn', guest, { ...letter(host), step: 2 }, 'unasked'],
    ['an acceptance with a move of the host', invited(), { ...letter(first), step: 1 }, 'unasked'],
    ['a turn taken back that nobody asked back', third, { ...letter(second), step: 5 }, 'parted'],
    ['a move in a game that has ended', conceding(first, NOW), letter(second), 'over'],
  ])('%s', (_, kept, one, is) => {
    expect(isFor(kept, one)).toBe(is);
  });

  test('where two pasts differ is shown, and either can be kept with the other beside it', () => {
    const kept = opened(second, third);
    const theirs = letter(parting);
    const outcome = receive(kept, theirs, NOW);
    expect(outcome).toMatchObject({ is: 'parted', at: { turns: 2 } });
    if (outcome.is !== 'parted') return;
    expect(outcome.at.ours).toEqual(movesOf(third.game)[2]);
    expect(outcome.at.theirs).toEqual(movesOf(parting.game)[2]);
    const ours = keepingOurs(kept, theirs);
    const over = takingOver(kept, theirs, NOW);
    expect(movesOf(ours.game)).toEqual(movesOf(third.game));
    expect(movesOf(over.game)).toEqual(movesOf(parting.game));
    for (const both of [ours, over])
      expect(both.game === null ? 0 : [...subtree(both.game.tree, 0)].length).toBe(5);
    // once told, it is known
    expect(isFor(ours, theirs)).toBe('again');
  });

  test('somebody who comes too late is told so, and learns nothing of the game', () => {
    const late = accepting(letter(invited()), otherGuest, NOW);
    const told = refusing(third, NOW);
    const outcome = receive(late, told, NOW);
    expect(outcome).toMatchObject({ is: 'too-late' });
    const over = outcome.is === 'too-late' ? outcome.apart : late;
    expect([phaseOf(sending(late, NOW)), phaseOf(over)]).toEqual(['waiting', 'ended']);
    expect(parseApart(formatApart(over))).toEqual({ ok: true, value: over });
    expect(movesOf(told.game)).toEqual([]);
    expect(told.guest?.name).toBe('');
  });

  test('a game that has begun is not ended by a link that names another guest', () => {
    const outcome = receive(guestAtFirst, { ...letter(first), guest: otherGuest }, NOW);
    expect(outcome).toEqual({ is: 'too-late', apart: guestAtFirst });
  });

  test('an unknown game is taken up for the side that the player names, and goes on', () => {
    const asHost = takingUp(throughLink(second), 'host', NOW);
    expect(asHost === null ? null : phaseOf(asHost)).toBe('yours');
    const asGuest = takingUp(throughLink(second), 'guest', NOW);
    expect(asGuest === null ? null : phaseOf(asGuest)).toBe('waiting');
    const drawn = accepting(letter(invited({ hostSide: 'lot' })), DELIA, NOW);
    expect(takingUp(letter(drawn), 'host', NOW)).toBeNull();
  });
});

describe('what the players ask each other', () => {
  test('a draw that is agreed on ends both games', () => {
    const offered = sending(asking(first, 'draw', NOW), NOW);
    const asked = opened(guest, offered);
    expect(asked.asks).toBe('draw');
    const agreed = sending(agreeing(asked, NOW), NOW);
    expect(agreed.end).toEqual({ way: 'agreement' });
    expect(opened(offered, agreed).end).toEqual({ way: 'agreement' });
  });

  test('a declined draw is reported with the move', () => {
    const asked = opened(guest, sending(asking(first, 'draw', NOW), NOW));
    expect(moved(declining(asked, NOW)).declined).toBe('draw');
    expect(moved(asked).declined).toBe('draw');
    expect(opened(asking(first, 'draw', NOW), moved(asked)).declined).toBe('draw');
  });

  test('a turn that was sent is asked back, given back, and made again', () => {
    const wish = sending(asking(first, 'take-back', NOW), NOW);
    const asked = opened(guestAtFirst, wish);
    const given = sending(agreeing(asked, NOW), NOW);
    const back = opened(wish, given);
    expect(movesOf(back.game)).toEqual([]);
    expect(phaseOf(back)).toBe('yours');
    const anew = otherMove(back);
    const seen = opened(given, anew);
    expect(movesOf(seen.game)).toEqual(movesOf(anew.game));
    // the link of the turn that was taken back is old, and no other past
    expect(isFor(seen, letter(first))).toBe('old');
  });

  test('a turn cannot be asked back where that was excluded, nor before it was sent', () => {
    const strict = moved(begun({ takeBack: 'never' }).host);
    expect(canAsk(strict, 'take-back')).toBe(false);
    expect(canAsk({ ...first, sentAt: null }, 'take-back')).toBe(false);
    expect(canAsk(first, 'take-back')).toBe(true);
  });

  test('a turn that was not sent is simply taken back', () => {
    const [move] = legalMoves(currentPosition(host.game ?? fail()));
    const made = move === undefined ? undefined : moving(host, move, NOW);
    const unsent = made?.ok === true ? made.value : fail();
    expect(movesOf(unsending(unsent, NOW).game)).toEqual([]);
    expect(unsending(first, NOW)).toBe(first);
  });

  test.each([
    ['a question', (apart: Apart): Apart => asking(apart, 'draw', NOW + 1)],
    ['a concession', (apart: Apart): Apart => conceding(apart, NOW + 1)],
  ])('%s that was added to a letter that is out can be taken back until it is sent too', (_, add) => {
    const added = add(first);
    expect(phaseOf(added)).toBe('to-send');
    const kept = parseApart(formatApart(added));
    expect(kept).toEqual({ ok: true, value: added });
    expect(canUnsend(added)).toBe(true);
    expect(unsending(added, NOW + 2)).toEqual(first);
    expect(canUnsend(sending(added, NOW + 2))).toBe(false);
  });

  test('what is added to a letter that is not out yet is taken back with it', () => {
    const made = moving(host, legalMoves(currentPosition(host.game ?? fail()))[0] ?? fail(), NOW);
    const added = conceding(made.ok ? made.value : fail(), NOW);
    const back = unsending(added, NOW);
    expect([phaseOf(back), back.end, back.step, movesOf(back.game)]).toEqual(['yours', null, host.step, []]);
  });

  test('a concession made while waiting counts, though an answer has crossed it', () => {
    const lost = sending(conceding(first, NOW), NOW);
    const answered = moved(guestAtFirst);
    const heard = opened(answered, lost);
    expect(heard.end).toEqual({ way: 'concession', loser: 'yellow' });
    expect(movesOf(heard.game)).toEqual(movesOf(lost.game));
    expect(isFor(lost, letter(answered))).toBe('over');
    // where both concede, the one who did so first has lost, for both alike
    const both = sending(conceding(guestAtFirst, NOW), NOW);
    expect(opened(both, lost).end).toEqual({ way: 'concession', loser: 'yellow' });
    expect(isFor(lost, letter(both))).toBe('over');
  });

  test('a concession made after asking for a turn back counts, though that turn was given back meanwhile', () => {
    const wish = sending(asking(first, 'take-back', NOW), NOW);
    const given = sending(agreeing(opened(guestAtFirst, wish), NOW), NOW);
    const lost = sending(conceding(wish, NOW), NOW);
    const heard = opened(given, lost);
    expect(heard.end).toEqual({ way: 'concession', loser: 'yellow' });
    expect(movesOf(heard.game)).toEqual(movesOf(lost.game));
    expect(isFor(lost, letter(given))).toBe('over');
    // but not in a past that is another one
    const elsewhere = sending(conceding(moved(host, 'Mc1-Md2'), NOW), NOW);
    expect(isFor(given, letter(elsewhere))).toBe('parted');
  });
});
