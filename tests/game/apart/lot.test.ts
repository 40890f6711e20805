import { describe, expect, test } from 'vitest';
import {
  accepting,
  beginning,
  letterOf,
  movesOf,
  namesOf,
  phaseOf,
  sending,
} from '../../../src/game/apart/index.ts';
import { currentPosition } from '../../../src/game/game.ts';
import {
  AGREEMENT,
  begun,
  DELIA,
  invited,
  moved,
  NOW,
  number,
  opened,
  throughLink,
} from '../../support/apart.ts';

describe('the lot', () => {
  test('names nobody for a side before it is drawn', () => {
    const inviter = invited({ hostSide: 'lot' });
    const accepted = accepting(throughLink(sending(inviter, NOW)), DELIA, NOW);
    expect(namesOf(inviter)).toEqual({ yellow: '', blue: '' });
    expect(namesOf(accepted)).toEqual({ yellow: '', blue: '' });
    expect(Object.values(namesOf(opened(inviter, accepted))).toSorted()).toEqual(['Delia', 'Dray']);
    expect(namesOf(invited())).toEqual({ yellow: 'Dray', blue: '' });
  });

  test('follows from the numbers of both players, and changes with either', () => {
    const falls = new Set<string>();
    for (let seed = 1; seed <= 24; seed++) {
      const one = invited({ hostSide: 'lot', begins: 'lot' }, seed);
      for (const key of [number(seed + 50), number(seed + 51)]) {
        const accepted = accepting(letterOf(one, NOW), { key, name: '' }, NOW);
        const started = beginning(one, letterOf(accepted, NOW), NOW);
        const { turn } = currentPosition(started.game!);
        falls.add(`${turn} ${phaseOf(started)}`);
      }
    }
    expect([...falls].toSorted()).toEqual(['blue to-send', 'blue yours', 'yellow to-send', 'yellow yours']);
  });

  test('is the same for both, and the guest begins at once where it says so', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const pair = begun({ hostSide: 'lot', begins: 'lot' }, seed);
      const sent = phaseOf(pair.host) === 'yours' ? moved(pair.host) : sending(pair.host, NOW);
      const there = opened(pair.guest, sent);
      expect(phaseOf(there)).toBe('yours');
      expect(there.game?.tree.start.turn).toBe(pair.host.game?.tree.start.turn);
    }
  });

  test('is not drawn where everything is agreed: then the guest who begins moves with the acceptance', () => {
    const one = sending(invited({ begins: 'blue' }), NOW);
    const accepted = accepting(throughLink(one), DELIA, NOW);
    expect(phaseOf(accepted)).toBe('yours');
    const both = opened(one, moved(accepted));
    expect(movesOf(both.game)).toHaveLength(1);
    expect(phaseOf(both)).toBe('yours');
    expect(AGREEMENT.hostSide).toBe('yellow');
  });
});
