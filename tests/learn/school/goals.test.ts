import { describe, expect, it, test } from 'vitest';
import { opponent, type Side } from '../../../src/engine/index.ts';
import { endBy, turnTo } from '../../../src/game/sitting/sitting.ts';
import { GOAL_IDS, SCHOOL_GAMES, SCHOOL_LEVELS, type SchoolGameId } from '../../../src/learn/school/games.ts';
import { pupilOf } from '../../../src/learn/school/pupil.ts';
import { schoolSetup } from '../../../src/learn/school/setup.ts';
import { lineWith } from '../../support/drawn.ts';
import { setupOf, sittingWith } from '../../support/games.ts';

const termsOf = (game: SchoolGameId, side: Side = 'yellow') => schoolSetup(game, side, 1, 'Computer').terms;

/** The goals that Yellow, or the side named, has reached in a game from a position after moves. */
function reached(game: SchoolGameId, pieces: string | null, moves: string, side: Side = 'yellow') {
  const line = pieces === null ? {} : { line: lineWith(game, pieces) };
  return pupilOf(sittingWith(setupOf(game, { ...termsOf(game, side), ...line }), ...moves.split(' ')))
    ?.reached;
}

const VAULTS = 'D Ma1, S Mb1, S Mc1, d Md1, s Mf6, d Me6';

describe('goals', () => {
  test.each([
    ['pastang', 'a capture by a vault', VAULTS, 'Ma1-Md1', 'vault'],
    ['pastang', 'a vault that only lands', 'D Ma1, S Mb1, S Mc1, s Mf6', 'Ma1-Md1', ''],
    ['pastang', 'a capture by a regular move', 'D Ma1, S Mf1, s Mb2, d Mf6', 'Ma1-Mb2', ''],
    ['pastang', 'Swods that are propt where they began', null, 'Ma2-Ma4', ''],
    ['pastang', 'three that have left their place', 'D Mb3, S Ma3, S Ma4, S Md2, s Mf6', 'Md2-Mc3', 'propt'],
    ['pastang', 'two of them', 'D Mb3, S Ma3, S Md2, s Mf6', 'Md2-Mc3', ''],
    ['pastang', 'the last enemy piece taken', 'D Ma1, s Mb2', 'Ma1-Mb2', 'win'],
    ['stikitche', 'Kaida', 'K Mf1, P Mb1, k Nf6, p Nb6', 'Mb1-Ma1', 'kaida'],
    ['stikitche', 'a turn at the front (section 6)', 'K Mf1, P Mb1, k Nf6, p Nb6', 'Mb1-Nd3', 'turn'],
    ['draks-city', 'a bent vault', null, 'Mc2-Mf4', 'bend'],
    ['draks-city', 'a bent vault to where a longer way leads too', null, 'Mc2-Me6', 'bend'],
    ['draks-city', 'a vault that has a straight way as short', null, 'Mc2-Mc6', ''],
    ['draks-city', 'a step and a vault in one turn', null, 'Mc2-Md6', 'move-then-vault'],
    ['draks-city', 'a leap and a vault in one turn', null, 'Mc2-Mf6', 'move-then-vault'],
    ['stikitche', 'no Kaida', 'K Mf1, P Mb1, k Nf6, p Nb6', 'Mf1-Me1', ''],
  ] as const)('%s: %s', (game, _, pieces, move, goal) => {
    expect(reached(game, pieces, move)).toEqual(goal === '' ? [] : [goal]);
  });

  it('are the learner’s own: the enemy’s moves do not count', () => {
    expect(reached('pastang', VAULTS, 'Ma1-Md1', 'blue')).toEqual([]);
    expect(reached('pastang', 'D Mb3, S Ma3, S Ma4, S Md2, s Mf6', 'Md2-Mc3', 'blue')).toEqual([]);
  });

  it('do not count when the move that reached them is taken back', () => {
    const setup = setupOf('pastang', { ...termsOf('pastang'), line: lineWith('pastang', VAULTS) });
    const sitting = sittingWith(setup, 'Ma1-Md1');
    expect(pupilOf(sitting)?.reached).toEqual(['vault']);
    expect(pupilOf(turnTo(sitting, 0, 0))?.reached).toEqual([]);
  });

  it('include winning, even when the other side concedes', () => {
    const sitting = sittingWith(setupOf('pastang', termsOf('pastang')), 'Ma2-Ma3');
    const ended = (loser: Side) => endBy(sitting, { way: 'concession', loser }, 0);
    expect(pupilOf(ended('blue'))?.reached).toEqual(['win']);
    expect(pupilOf(ended('yellow'))?.reached).toEqual([]);
  });

  it('number three in each game, one of them winning', () => {
    for (const { goals } of SCHOOL_GAMES) {
      const ids = goals.map(({ id }) => id);
      expect(ids).toHaveLength(3);
      expect(ids).toContain('win');
      expect(GOAL_IDS).toEqual(expect.arrayContaining(ids));
    }
  });
});

describe('a game of the school', () => {
  test.each(['yellow', 'blue'] as const)('has one learner, who plays %s', (side) => {
    for (const level of SCHOOL_LEVELS) {
      const { terms, from } = schoolSetup('stikitche', side, level, 'Computer');
      expect(terms.computer?.levels).toEqual({ [side]: null, [opponent(side)]: level });
      expect(terms.names).toEqual({ [side]: '', [opponent(side)]: 'Computer' });
      expect(from.turn).toBe('yellow');
      expect(pupilOf(sittingWith(setupOf('stikitche', terms)))).toMatchObject({ side, level });
    }
  });

  it('needs both the mark of the school and one of its games', () => {
    const { school: _, ...terms } = termsOf('pastang');
    expect(pupilOf(sittingWith(setupOf('pastang', terms)))).toBeNull();
    expect(pupilOf(sittingWith(setupOf('poron', termsOf('pastang'))))).toBeNull();
  });
});
