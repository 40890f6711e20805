import type { Chance, Lying } from '../../seam/game.ts';
import { pawnsOf, WAITING, type Position } from './position.ts';
import type { Move } from './rules.ts';

/** Section 9: the counts that a roll gives, in the order in which they lie in the tray. */
function countsOf(before: Position, [low, high]: readonly [number, number]): readonly number[] {
  const isWhole = low === high && before.doubles < 2 && !pawnsOf(before, before.side).includes(WAITING);
  return isWhole ? [low, low, 7 - low, 7 - low] : [low, high];
}

const dieOf = (count: number, isSpent: boolean): Lying => ({
  art: `die-${count}`,
  key: 'tray.die',
  values: { count },
  isSpent,
});

/** The dice of the last roll, with the used ones marked, and the bonuses that are due. */
export const dice: Pick<Chance<Position, Move>, 'tray' | 'tumble' | 'told'> = {
  tray: ({ pending }, last) => {
    const left = [...(pending?.counts ?? [])];
    const counts = last?.move.deed === 'roll' ? countsOf(last.before, last.move.dice) : left.slice();
    const lying = counts.map((count) => {
      const at = left.indexOf(count);
      if (at >= 0) left.splice(at, 1);
      return dieOf(count, at < 0);
    });
    const bonuses = pending?.bonuses ?? [];
    return [
      ...lying,
      ...bonuses.map((count): Lying => ({ art: `bonus-${count}`, key: 'tray.bonus', values: { count } })),
    ];
  },
  tumble: ['die-1', 'die-2', 'die-3', 'die-4', 'die-5', 'die-6'],
  told: ({ doubles }, move) => {
    const [one, two] = move.deed === 'roll' ? move.dice : [0, 0];
    const key = one !== two ? 'told.roll' : doubles === 2 ? 'told.third' : 'told.doubles';
    return { key, values: { one, two } };
  },
};
