import { describe, expect, it } from 'vitest';
import { endingOf } from '../../../src/game/endings.ts';
import { currentPosition } from '../../../src/game/game.ts';
import { gameEnd, PLAYERS_ENDINGS } from '../../../src/game/gameEnd.ts';
import {
  answerOffer,
  answers,
  canMakeAgain,
  offer,
  offeringDraw,
  takeBack,
  takingBack,
} from '../../../src/game/sitting/offers.ts';
import {
  endBy,
  lookAtClock,
  matchScore,
  newSitting,
  nextSitting,
  pauseOrGoOn,
  playTurn,
  reopen,
  timesLeft,
  turnTo,
  type Sitting,
} from '../../../src/game/sitting/sitting.ts';
import { clockOf, playTurns, setupOf, sittingWith } from '../../support/games.ts';

const MOVES = ['Mc1-Mc3', 'Nc6-Nc5', 'Md1-Me1'] as const;
const ONE_MOVE_TO_WIN = '6/6/6/1s4/S5/6 y - - 10';

describe('an ending by the players', () => {
  const playing = sittingWith(setupOf('stikitche'), ...MOVES);

  it.each([
    [
      { way: 'concession', loser: 'yellow' },
      { winner: 'blue', points: { yellow: 0, blue: 1 } },
    ],
    [
      { way: 'time', loser: 'blue' },
      { winner: 'yellow', points: { yellow: 1, blue: 0 } },
    ],
    [{ way: 'agreement' }, { winner: null, points: { yellow: 0.5, blue: 0.5 } }],
    [{ way: 'repetition' }, { winner: null, points: { yellow: 0.5, blue: 0.5 } }],
    [{ way: 'quiet' }, { winner: null, points: { yellow: 0.5, blue: 0.5 } }],
  ] as const)('%j counts %j', (end, result) => {
    expect(PLAYERS_ENDINGS).toContain(end.way);
    expect(gameEnd(end)).toEqual({ ending: end.way, ...result });
    const ended = { ...playing, end };
    expect(endingOf(ended)).toBe(endingOf(ended));
    expect(endingOf(ended)).toEqual(gameEnd(end));
  });

  it('by a claim needs its ground', () => {
    expect(endBy(playing, { way: 'repetition' }, 0)).toBe(playing);
    expect(endBy(playing, { way: 'quiet' }, 0)).toBe(playing);
    const there = ['Mc1-Mc2', 'Nc6-Nc5', 'Mc2-Mc1', 'Nc5-Nc6'];
    const repeated = sittingWith(setupOf('stikitche'), ...there, ...there);
    expect(endingOf(endBy(repeated, { way: 'repetition' }, 0))?.ending).toBe('repetition');
  });

  it('leaves no move and no second ending', () => {
    const ended = endBy(playing, { way: 'agreement' }, 0);
    expect(playTurn(ended, { from: 56, to: 50 }, 0)).toEqual({
      ok: false,
      error: { code: 'game-over', squares: [] },
    });
    expect(endBy(ended, { way: 'concession', loser: 'blue' }, 0)).toBe(ended);
    expect(canMakeAgain(ended)).toBe(false);
    expect(offeringDraw(ended)).toBe('over');
  });

  it('does not change what the rules have decided', () => {
    const won = sittingWith(setupOf('pastang', { line: ONE_MOVE_TO_WIN }), 'Ma2-Mb3');
    expect(endingOf(won)).toMatchObject({ ending: 'to-the-death', winner: 'yellow' });
    expect(endBy(won, { way: 'agreement' }, 0)).toBe(won);
  });

  it('can be taken back: the game goes on where it stood', () => {
    const ended = endBy(playing, { way: 'concession', loser: 'blue' }, 0);
    expect(takeBack(ended, 0)).toMatchObject({ end: null, game: { at: 3 } });
    expect(reopen(playing, 0)).toBe(playing);
  });

  it.each([
    ['free', 'now'],
    ['ask', 'ask'],
  ] as const)('can be taken back even before the first turn: %s, %s', (agreed, way) => {
    const fresh = newSitting(setupOf('stikitche', { takeBack: agreed }));
    const ended = endBy(fresh, { way: 'agreement' }, 0);
    expect(takingBack(ended)).toBe(way);
    expect(offer(ended, 'take-back').offer).toEqual(
      way === 'ask' ? { kind: 'take-back', by: 'yellow' } : null,
    );
    expect(takeBack(ended, 0)).toMatchObject({ end: null, game: { at: 0 } });
  });
});

describe('taking back', () => {
  it.each([
    ['free', 'now'],
    ['ask', 'ask'],
    ['never', 'never'],
  ] as const)('%s: %s', (agreed, way) => {
    const setup = setupOf('stikitche', { takeBack: agreed });
    expect(takingBack(sittingWith(setup, ...MOVES))).toBe(way);
    expect(takingBack(newSitting(setup))).toBe('nothing');
  });

  const asking = sittingWith(setupOf('stikitche', { takeBack: 'ask' }), ...MOVES);

  it('is asked by the side that made the move, and happens when the other agrees', () => {
    const asked = offer(asking, 'take-back');
    expect(asked.offer).toEqual({ kind: 'take-back', by: 'yellow' });
    expect(answers({ kind: 'take-back', by: 'yellow' })).toBe('blue');
    expect(answerOffer(asked, true, 0)).toMatchObject({ offer: null, game: { at: 2 } });
  });

  it('cannot be asked again for a turn for which it was declined', () => {
    const declined = answerOffer(offer(asking, 'take-back'), false, 0);
    expect(takingBack(declined)).toBe('declined');
    expect(offer(declined, 'take-back')).toBe(declined);
    expect(takingBack(playTurns(declined, ['Nc5-Nc4', 0]))).toBe('ask');
  });

  it('of an ending is asked by the side that lost', () => {
    const conceded = endBy(asking, { way: 'concession', loser: 'blue' }, 0);
    const asked = offer(conceded, 'take-back');
    expect(asked.offer?.by).toBe('blue');
    expect(answerOffer(asked, true, 0)).toMatchObject({ end: null, game: { at: 3 } });
  });
});

it('a turn that was taken back can be made again while the players have not ended the game', () => {
  const playing = sittingWith(setupOf('stikitche'), ...MOVES);
  expect(canMakeAgain(playing)).toBe(false);
  const back = takeBack(playing, 0);
  expect(canMakeAgain(back)).toBe(true);
  expect(canMakeAgain(endBy(back, { way: 'agreement' }, 0))).toBe(false);
});

it('a move that is not legal is refused with its reason', () => {
  const playing = newSitting(setupOf('stikitche'));
  expect(playTurn(playing, { from: 0, to: 0 }, 0)).toMatchObject({ ok: false });
});

describe('an offered draw', () => {
  const playing = sittingWith(setupOf('stikitche'), ...MOVES);

  it('is not answered before it is made', () => {
    expect(answerOffer(playing, true, 0)).toBe(playing);
  });

  it('is offered by the side to move; the other ends the game by agreeing', () => {
    const offered = offer(playing, 'draw');
    expect(offered.offer).toEqual({ kind: 'draw', by: 'blue' });
    expect(endingOf(answerOffer(offered, true, 0))).toMatchObject({ ending: 'agreement' });
  });

  it('that was declined can be offered again only after a move', () => {
    const declined = answerOffer(offer(playing, 'draw'), false, 0);
    expect(endingOf(declined)).toBeNull();
    expect(offeringDraw(declined)).toBe('declined');
    expect(offer(declined, 'draw')).toBe(declined);
    expect(offeringDraw(playTurns(declined, ['Nc5-Nc4', 0]))).toBe('now');
  });

  it('lapses with a move', () => {
    expect(playTurns(offer(playing, 'draw'), ['Nc5-Nc4', 0]).offer).toBeNull();
  });
});

describe('the clock of a sitting', () => {
  const setup = setupOf('stikitche', { clock: clockOf(60, 1) });
  const playing = playTurns(newSitting(setup), ['Mc1-Mc3', 0], ['Nc6-Nc5', 1_000], ['Md1-Me1', 11_000]);

  it('ends the game at the moment when a side’s time ran out, at the first look after it', () => {
    expect(lookAtClock(playing, 70_999)).toBe(playing);
    const late = lookAtClock(playing, 500_000);
    expect(endingOf(late)).toMatchObject({ ending: 'time', winner: 'yellow', points: { yellow: 1 } });
    expect(late).toEqual(lookAtClock(playing, 71_000));
    expect(late.clock).toMatchObject({ since: null, used: 60_000 });
  });

  it('stops when the game ends, and goes on when that is taken back', () => {
    const conceded = endBy(playing, { way: 'concession', loser: 'blue' }, 21_000);
    expect(conceded.clock).toMatchObject({ since: null, used: 10_000 });
    expect(takeBack(conceded, 90_000).clock).toMatchObject({ since: 90_000, used: 10_000 });
    const late = lookAtClock(playing, 500_000);
    expect(takeBack(late, 600_000).clock).toMatchObject({ since: 600_000, used: 0 });
  });

  it('is set back with a turn, and stands in a game that the rules have ended', () => {
    expect(turnTo(playing, 2, 50_000).clock).toMatchObject({ used: 0, since: 50_000 });
    const won = playTurns(
      newSitting(setupOf('pastang', { line: '6/6/4s1/1s4/S5/6 y - - 10', clock: clockOf(60) })),
      ['Ma2-Ma3', 0],
      ['Me4-Me3', 0],
      ['Ma3-Ma4', 0],
      ['Mb3-Ma2', 5_000],
      ['Ma4-Ma5', 9_000],
    );
    expect(won.clock?.since).toBe(9_000);
  });

  it('can be paused and goes on with a move at the latest', () => {
    const paused = pauseOrGoOn(playing, 21_000);
    expect(paused.clock).toMatchObject({ paused: true, since: null, used: 10_000 });
    expect(lookAtClock(paused, 999_000)).toBe(paused);
    expect(pauseOrGoOn(paused, 30_000).clock).toMatchObject({ paused: false, since: 30_000, used: 10_000 });
    expect(playTurns(paused, ['Nc5-Nc4', 40_000]).clock).toMatchObject({ paused: false, since: 40_000 });
    const fresh = newSitting(setup);
    expect(pauseOrGoOn(fresh, 0)).toBe(fresh);
    const ended = endBy(paused, { way: 'agreement' }, 30_000);
    expect(pauseOrGoOn(ended, 40_000)).toBe(ended);
  });

  it('still stands before both sides have moved when an ending is taken back', () => {
    const first = playTurns(newSitting(setup), ['Mc1-Mc3', 0]);
    const conceded = endBy(first, { way: 'concession', loser: 'blue' }, 5_000);
    expect(takeBack(conceded, 9_000).clock).toMatchObject({ since: null, used: 0 });
  });

  it('is missed in nothing where the players have none', () => {
    const free = sittingWith(setupOf('stikitche'), ...MOVES);
    expect(timesLeft(free, 0)).toBeNull();
    expect(lookAtClock(free, 999_000)).toBe(free);
    expect(pauseOrGoOn(free, 0)).toBe(free);
  });
});

describe('turns taken back in a game with a clock', () => {
  const turns = [
    ['Mc1-Mc3', 0],
    ['Nc6-Nc5', 0],
    ['Md1-Me1', 5_000],
    ['Nd6-Ne6', 11_000],
  ] as const;
  const played = playTurns(newSitting(setupOf('stikitche', { clock: clockOf(60, 2) })), ...turns);
  const left = { yellow: 57_000, blue: 56_000 };

  it('show the times as they stood', () => {
    expect(timesLeft(played, 11_000)).toEqual(left);
    expect(timesLeft(turnTo(played, 3, 90_000), 91_000)).toEqual({ yellow: 57_000, blue: 59_000 });
    expect(timesLeft(turnTo(played, 1, 90_000), 99_000)).toEqual({ yellow: 60_000, blue: 60_000 });
  });

  it('bring back their times when they are made again, or when their line is played again', () => {
    const other = playTurns(turnTo(played, 2, 20_000), ['Md1-Md2', 50_000]);
    expect(timesLeft(other, 50_000)).toEqual({ yellow: 32_000, blue: 60_000 });
    expect(timesLeft(turnTo(turnTo(played, 2, 20_000), 4, 80_000), 80_000)).toEqual(left);
    const anew = playTurns(turnTo(other, 2, 60_000), ['Md1-Me1', 61_000]);
    expect(timesLeft(anew, 61_000)).toEqual({ yellow: 61_000, blue: 60_000 });
    expect(timesLeft(turnTo(anew, 4, 70_000), 70_000)).toEqual({ yellow: 61_000, blue: 56_000 });
  });
});

const won = (sitting: Sitting): Sitting => endBy(sitting, { way: 'concession', loser: 'blue' }, 0);

describe('the next game', () => {
  const names = { yellow: 'Anna', blue: 'Bo' };

  it('is the same set-up with the first move changed', () => {
    const next = nextSitting(won(newSitting(setupOf('poron', { names, clock: clockOf(9) }))));
    expect(next).toMatchObject({ end: null, match: null, terms: { names }, clock: { used: 0, since: null } });
    expect(currentPosition(next.game).turn).toBe('blue');
  });

  it('counts for the match once, however often its end is taken back', () => {
    const first = newSitting(setupOf('pastang', { match: { games: 2, firstMove: 'loser' } }));
    const again = won(takeBack(won(first), 0));
    expect(matchScore(again)?.points).toEqual({ yellow: 1, blue: 0 });
    const second = nextSitting(again);
    expect(second.match?.past).toEqual([{ yellow: 1, blue: 0 }]);
    expect(currentPosition(second.game).turn).toBe('blue');
    expect(matchScore(won(second))).toEqual({
      points: { yellow: 2, blue: 0 },
      game: 2,
      finished: true,
      winner: 'yellow',
    });
    expect(nextSitting(won(second)).match).toEqual({ terms: { games: 2, firstMove: 'loser' }, past: [] });
  });

  it('is begun by the loser again and again, if that was agreed', () => {
    const first = newSitting(setupOf('pastang', { match: { games: null, firstMove: 'loser' } }));
    const second = nextSitting(won(first));
    const third = nextSitting(won(second));
    expect([first, second, third].map(({ game }) => currentPosition(game).turn)).toEqual([
      'yellow',
      'blue',
      'blue',
    ]);
  });

  it('is not there while the game is played', () => {
    const playing = newSitting(setupOf('pastang'));
    expect(nextSitting(playing)).toBe(playing);
    expect(matchScore(playing)).toBeNull();
    const inMatch = newSitting(setupOf('pastang', { match: { games: 2, firstMove: 'loser' } }));
    expect(matchScore(inMatch)).toMatchObject({ points: { yellow: 0, blue: 0 }, game: 1, finished: false });
  });
});
