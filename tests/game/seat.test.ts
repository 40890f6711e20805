import { describe, expect, it } from 'vitest';
import { relationOf } from '../../src/game/sitting/relation.ts';
import { afterChange, type Seat } from '../../src/game/seat.ts';
import { endBy, reopen, type Sitting } from '../../src/game/sitting/sitting.ts';
import { setupOf, sittingWith } from '../support/games.ts';

const NEW: Seat = { id: 'x', began: 0, changes: 0, trail: '' };

/** A game after moves, each with its own sign. */
function at(signs: string, moves: readonly string[], seat: Seat = NEW): Sitting {
  const signed = (signs.match(/.{4}/g) ?? []).reduce(afterChange, seat);
  return { ...sittingWith(setupOf('stikitche'), ...moves), seat: signed };
}
const one = at('a1a1', ['Mc1-Mc3']);
const two = at('a1a1b1b1', ['Mc1-Mc3', 'Nc6-Nc5']);
const without = (sitting: Sitting): Sitting => {
  const { seat, ...rest } = sitting;
  expect(seat).toBeDefined();
  return rest;
};

describe('two states of a game', () => {
  it('are told apart by their counters and signs', () => {
    expect(relationOf(one, one)).toBe('same');
    expect(relationOf(one, two)).toBe('older');
    expect(relationOf(two, one)).toBe('newer');
  });

  it('have parted if neither goes on from the other, whatever the moves or the counters say', () => {
    const otherMove = at('a1a1c1c1', ['Mc1-Mc3', 'Nc6-Nc4']);
    expect(relationOf(two, otherMove)).toBe('parted');
    expect(relationOf(at('a1a1b1b1d1d1', ['Mc1-Mc3', 'Nc6-Nc5', 'Md1-Me1']), otherMove)).toBe('parted');
    const conceded = endBy(at('a1a1e1e1', ['Mc1-Mc3']), { way: 'concession', loser: 'blue' }, 0);
    expect(relationOf(conceded, at('a1a1b1b1f1f1', ['Mc1-Mc3', 'Nc6-Nc5', 'Md1-Me1']))).toBe('parted');
  });

  it('go on from each other where an ending was taken back', () => {
    const ended = endBy(two, { way: 'concession', loser: 'blue' }, 0);
    const open = { ...reopen(ended, 0), seat: afterChange(two.seat ?? NEW, 'r1r1') };
    expect(relationOf(two, open)).toBe('older');
  });

  it('are compared by their lines where the trail does not reach back, or there is none', () => {
    const long = Array.from({ length: 500 }, (_, index) => String(1000 + index)).join('');
    expect(relationOf(one, at(`a1a1${long}`, ['Mc1-Mc3', 'Nc6-Nc5']))).toBe('older');
    expect(relationOf(without(one), two)).toBe('older');
    expect(relationOf(two, without(one))).toBe('newer');
    expect(relationOf(without(two), at('a1a1', ['Mc1-Mc2']))).toBe('parted');
    expect(relationOf(without(two), two)).toBe('same');
  });

  it('are compared by their lines where an earlier version gave each change a sign of two characters', () => {
    const old = (trail: string, sitting: Sitting): Sitting => ({
      ...sitting,
      seat: { ...NEW, changes: trail.length / 2, trail },
    });
    const oldTwo = old('a1b1c1d1e1f1g1h1', without(two));
    expect(relationOf(old('a1b1c1d1e1f1', without(one)), oldTwo)).toBe('older');
    const seat = afterChange(oldTwo.seat ?? NEW, 'i1i1');
    expect(relationOf(old('a1b1c1d1e1f1', without(one)), { ...oldTwo, seat })).toBe('older');
    const parted = at('a1a1', ['Mc1-Mc3', 'Nc6-Nc4']);
    expect(relationOf(parted, oldTwo)).toBe('parted');
  });

  it('belong to different games if their names differ', () => {
    expect(relationOf(one, at('a1a1', ['Mc1-Mc3'], { ...NEW, id: 'y' }))).toBe('other');
  });

  it('belong to different games if their starts differ, whatever is known of them', () => {
    const pastang = sittingWith(setupOf('pastang'), 'Ma2-Ma3');
    expect(relationOf(without(one), pastang)).toBe('other');
    expect(relationOf(pastang, one)).toBe('other');
    const [fresh, other] = [sittingWith(setupOf('stikitche')), sittingWith(setupOf('pastang'))];
    expect(relationOf(fresh, other)).toBe('other');
    expect(relationOf(fresh, fresh)).toBe('same');
  });
});
