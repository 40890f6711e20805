import { describe, expect, test } from 'vitest';
import {
  accepting,
  agreeing,
  asking,
  askedOf,
  asksUnsent,
  canAsk,
  canConcede,
  canUnsend,
  claiming,
  conceding,
  declining,
  letterOf,
  moving,
  namesOf,
  phaseOf,
  receive,
  sending,
  takingOver,
  takingUp,
  unsending,
  type Apart,
  type Letter,
} from '../../../src/game/apart/index.ts';
import { currentPosition } from '../../../src/game/game.ts';
import { legalMoves } from '../../../src/engine/index.ts';
import { begun, DELIA, invited, moved, NOW, opened, throughLink } from '../../support/apart.ts';

const { host, guest } = begun();
const first = moved(host);
const guestAtFirst = opened(guest, first);
const second = moved(guestAtFirst);
const hostAtSecond = opened(first, second);
const letter = (apart: Apart): Letter => letterOf(apart, NOW);
const newsFor = (kept: Apart, one: Letter): string => {
  const outcome = receive(kept, one, NOW);
  return outcome.is === 'next' ? outcome.news : outcome.is;
};
const asked = (kind: 'draw' | 'take-back') => sending(asking(first, kind, NOW), NOW);

/** Two Kings and two Pallans that move to and fro until the position has occurred three times; the host is to move. */
const repeated = (): Apart => {
  const position = `k11/p11/${Array(14).fill('12').join('/')}/11P/11K y - - 0`;
  let { host: yellow, guest: blue } = begun({ variation: 'poron', position });
  for (const [ours, theirs] of [1, 2].flatMap(() => [
    ['Zf2-Ze2', 'Wa5-Wb5'],
    ['Ze2-Zf2', 'Wb5-Wa5'],
  ])) {
    const sent = moved(yellow, ours);
    blue = moved(opened(blue, sent), theirs);
    yellow = opened(sent, blue);
  }
  return yellow;
};

describe('what a player cannot do changes nothing', () => {
  const over = conceding(first, NOW);
  const pending = accepting(throughLink(invited({ hostSide: 'lot' })), DELIA, NOW);

  test.each<[string, Apart, (apart: Apart) => Apart]>([
    ['to take back an invitation', invited(), (apart) => unsending(apart, NOW)],
    ['to take back what came from the other', guestAtFirst, (apart) => unsending(apart, NOW)],
    ['to send what came from the other', guestAtFirst, (apart) => sending(apart, NOW)],
    ['to offer a draw on one’s turn', guestAtFirst, (apart) => asking(apart, 'draw', NOW)],
    ['to offer a draw before the first turn', invited(), (apart) => asking(apart, 'draw', NOW)],
    ['to offer a draw twice', asking(first, 'draw', NOW), (apart) => asking(apart, 'draw', NOW)],
    [
      'to ask back a turn beside a draw',
      asking(first, 'draw', NOW),
      (apart) => asking(apart, 'take-back', NOW),
    ],
    ['to offer a draw in a game that is over', over, (apart) => asking(apart, 'draw', NOW)],
    ['to agree to what nobody has asked', guestAtFirst, (apart) => agreeing(apart, NOW)],
    ['to agree to one’s own offer', asked('draw'), (apart) => agreeing(apart, NOW)],
    ['to decline what nobody has asked', guestAtFirst, (apart) => declining(apart, NOW)],
    ['to concede before anybody has accepted', invited(), (apart) => conceding(apart, NOW)],
    ['to concede before the lot has fallen', pending, (apart) => conceding(apart, NOW)],
    ['to concede twice', over, (apart) => conceding(apart, NOW)],
    ['to claim a draw without ground', hostAtSecond, (apart) => claiming(apart, 'repetition', NOW)],
    [
      'to claim a draw while the other is to move',
      moved(repeated()),
      (apart) => claiming(apart, 'repetition', NOW),
    ],
  ])('%s', (_, apart, deed) => {
    expect(deed(apart)).toBe(apart);
  });

  test('and is not offered', () => {
    expect([invited(), guestAtFirst].map(canUnsend)).toEqual([false, false]);
    expect([invited(), pending, over].map(canConcede)).toEqual([false, false, false]);
    expect([invited(), guestAtFirst, over].map((apart) => canAsk(apart, 'draw'))).toEqual([
      false,
      false,
      false,
    ]);
    expect(askedOf(conceding(opened(guestAtFirst, asked('draw')), NOW))).toBeNull();
  });

  test('a move while the other is to move is refused', () => {
    const [move] = legalMoves(currentPosition(first.game!));
    expect(moving(first, move!, NOW)).toMatchObject({ ok: false });
  });
});

test('a draw is claimed by whoever is to move, and ends the game for both', () => {
  const yellow = repeated();
  const claimed = claiming(yellow, 'repetition', NOW);
  expect([claimed.end, phaseOf(claimed)]).toEqual([{ way: 'repetition' }, 'to-send']);
  const blue = takingUp(letter(yellow), 'guest', NOW)!;
  expect(newsFor(blue, letter(claimed))).toBe('ended');
  expect(opened(blue, sending(claimed, NOW)).end).toEqual({ way: 'repetition' });
});

test('a question counts as unsent only where it was added to a letter that is out', () => {
  const move = legalMoves(currentPosition(host.game!))[0]!;
  const made = moving(host, move, NOW);
  const unsent = made.ok ? made.value : host;
  expect(
    [asking(first, 'draw', NOW), asking(unsent, 'draw', NOW), asked('draw'), first].map(asksUnsent),
  ).toEqual([true, false, false, false]);
});

describe('what a link brings', () => {
  test('a move instead of giving back the turn that was asked for is a move', () => {
    const wish = asked('take-back');
    const answer = moved(opened(guestAtFirst, wish));
    expect(newsFor(wish, letter(answer))).toBe('move');
    expect(opened(wish, answer).declined).toBe('take-back');
  });

  test('a question added to a letter that was opened before is news once', () => {
    const heard = opened(guestAtFirst, asked('draw'));
    expect(newsFor(guestAtFirst, letter(asked('draw')))).toBe('asks');
    expect(newsFor(heard, letter(asked('draw')))).toBe('again');
    expect(newsFor(declining(heard, NOW), letter(asked('draw')))).toBe('again');
  });

  test('two turns at once, though the number is the next one, come from another browser', () => {
    const third = moved(hostAtSecond);
    expect(newsFor(guest, { ...letter(third), step: 2 })).toBe('ahead');
  });

  test('a concession is news once', () => {
    const lost = sending(conceding(first, NOW), NOW);
    const heard = opened(guestAtFirst, lost);
    expect(newsFor(heard, letter(lost))).toBe('again');
    expect(phaseOf(heard)).toBe('ended');
  });

  test('whoever concedes before an offered draw is accepted has lost, for both alike', () => {
    const offered = asked('draw');
    const agreed = sending(agreeing(opened(guestAtFirst, offered), NOW), NOW);
    const lost = sending(conceding(offered, NOW), NOW);
    expect(opened(agreed, lost).end).toEqual({ way: 'concession', loser: 'yellow' });
    expect(newsFor(lost, letter(agreed))).toBe('over');
  });

  test('an acceptance waits for the host, and the same one again changes nothing', () => {
    const one = sending(invited(), NOW);
    const outcome = receive(one, letter(guest), NOW);
    const waiting = outcome.is === 'acceptance' ? outcome.apart : one;
    expect(phaseOf(waiting)).toBe('answered');
    expect(receive(waiting, letter(guest), NOW)).toEqual({ is: 'acceptance', apart: waiting });
  });

  test('a letter of one’s own from another past that is taken over counts as sent', () => {
    expect(phaseOf(takingOver(hostAtSecond, letter(first), NOW))).toBe('waiting');
    expect(phaseOf(takingOver(first, letter(second), NOW))).toBe('yours');
  });

  test('the host, too, can take up a game whose lot has been drawn', () => {
    const drawn = begun({ hostSide: 'lot' });
    const told = drawn.host.sentAt === null ? sending(drawn.host, NOW) : drawn.host;
    expect(takingUp(letter(told), 'host', NOW)).toMatchObject({ reveal: told.reveal });
    expect(told.reveal).not.toBeNull();
  });

  test.each([
    ['yellow', { yellow: 'Dray', blue: 'Delia' }],
    ['blue', { yellow: 'Delia', blue: 'Dray' }],
  ] as const)('the names of a game whose host plays %s', (hostSide, names) => {
    const { agreement } = invited({ hostSide });
    expect(namesOf({ agreement, guest: DELIA, reveal: null })).toEqual(names);
  });
});
