import { describe, expect, it } from 'vitest';
import { isComputersTurn, isWatched, personAlone, turnsAtOnce } from '../../../src/game/sitting/computer.ts';
import { currentPosition, pliesPlayed } from '../../../src/game/game.ts';
import { takeBack, takingBack } from '../../../src/game/sitting/offers.ts';
import { formatSavedGame, parseSavedGame } from '../../../src/game/saved/saved.ts';
import { endBy, type Sitting } from '../../../src/game/sitting/sitting.ts';
import type { ComputerTerms, TakeBack, Terms } from '../../../src/game/sitting/terms.ts';
import { setupOf, sittingWith } from '../../support/games.ts';

const BLUE: ComputerTerms = { levels: { yellow: null, blue: 3 }, moveTime: 1000 };
const YELLOW: ComputerTerms = { levels: { yellow: 8, blue: null }, moveTime: null };
const FIRST_STEPS: ComputerTerms = { levels: { yellow: null, blue: 0 }, moveTime: 1000 };
const BOTH: ComputerTerms = { levels: { yellow: 1, blue: 8 }, moveTime: 1000 };
const MOVES = ['Ma2-Ma3', 'Ma5-Ma4', 'Mb2-Mb3'];

const sitting = (terms: Partial<Terms>, turns: number): Sitting =>
  sittingWith(setupOf('pastang', terms), ...MOVES.slice(0, turns));
const turnsOf = ({ game }: Sitting) => pliesPlayed(game).length;

describe('the computer as a player', () => {
  it('is to move on its turns of a game that goes on', () => {
    expect(isComputersTurn(sitting({}, 1))).toBe(false);
    expect(isComputersTurn(sitting({ computer: BLUE }, 0))).toBe(false);
    const turn = sitting({ computer: BLUE }, 1);
    expect(isComputersTurn(turn)).toBe(true);
    expect(isComputersTurn(endBy(turn, { way: 'agreement' }, 0))).toBe(false);
  });

  it('leaves one person alone, or people that watch', () => {
    const kinds = [undefined, BLUE, YELLOW, BOTH].map((computer) =>
      sitting(computer === undefined ? {} : { computer }, 0),
    );
    expect(kinds.map(({ terms }) => personAlone(terms))).toEqual([null, 'yellow', 'blue', null]);
    expect(kinds.map(({ terms }) => isWatched(terms))).toEqual([false, false, false, true]);
  });
});

describe('taking back against the computer', () => {
  it.each([
    // the side that the computer plays, turns made, turns left afterwards
    ['its answer and one’s own turn', BLUE, 2, 0],
    ['one’s own turn, while it thinks', BLUE, 3, 2],
    ['nothing of its own beginning', YELLOW, 1, null],
    ['its second turn and one’s first', YELLOW, 3, 1],
    ['nothing before the first turn', BLUE, 0, null],
  ] as const)('leads to the person’s last turn: %s', (_, computer, turns, left) => {
    for (const way of ['free', 'ask'] satisfies TakeBack[]) {
      const before = sitting({ computer, takeBack: way }, turns);
      expect(takingBack(before)).toBe(left === null ? 'nothing' : 'now');
      if (left === null) continue;
      const back = takeBack(before, 0);
      expect(turnsOf(back)).toBe(left);
      expect(personAlone(back.terms)).toBe(currentPosition(back.game).turn);
      expect(turnsAtOnce(back)).toBe(2);
    }
  });

  it('is not done where no take-backs were agreed', () => {
    expect(takingBack(sitting({ computer: BLUE, takeBack: 'never' }, 2))).toBe('never');
  });

  it('opens a game that it has conceded at the person’s last turn, so that it does not concede again', () => {
    const conceded = endBy(sitting({ computer: BLUE }, 3), { way: 'concession', loser: 'blue' }, 0);
    expect(takingBack(conceded)).toBe('now');
    const back = takeBack(conceded, 0);
    expect(back.end).toBeNull();
    expect(turnsOf(back)).toBe(2);
  });

  it('opens a game that the person has conceded as it stood', () => {
    const conceded = endBy(sitting({ computer: BLUE }, 2), { way: 'concession', loser: 'yellow' }, 0);
    expect(turnsOf(takeBack(conceded, 0))).toBe(2);
  });

  it('goes turn by turn where the computer plays both sides', () => {
    expect(turnsOf(takeBack(sitting({ computer: BOTH }, 3), 0))).toBe(2);
  });
});

describe('a saved game against the computer', () => {
  it.each([BLUE, YELLOW, BOTH, FIRST_STEPS])('is read as it was written: %j', (computer) => {
    const before = sitting({ computer }, 2);
    expect(parseSavedGame(formatSavedGame(before))).toMatchObject({
      ok: true,
      value: { terms: { computer } },
    });
  });

  it('between people says nothing of it, as in earlier versions', () => {
    expect(formatSavedGame(sitting({}, 2))).not.toContain('computer');
  });

  it.each([
    [
      'a level that there is not',
      { ...BLUE, levels: { yellow: null, blue: 9 } },
      'terms.computer.levels.blue',
    ],
    ['no level for a side', { ...BLUE, levels: { blue: 3 } }, 'terms.computer.levels.yellow'],
    ['a time below 0', { ...BLUE, moveTime: -1 }, 'terms.computer.moveTime'],
    ['nothing', null, 'terms.computer'],
  ])('is not believed with %s', (_, computer, path) => {
    const saved: { terms: object } = JSON.parse(formatSavedGame(sitting({}, 2)));
    const changed = JSON.stringify({ ...saved, terms: { ...saved.terms, computer } });
    expect(parseSavedGame(changed)).toMatchObject({ ok: false, error: { code: 'shape', path } });
  });
});
