import { describe, expect, it } from 'vitest';
import { createHouseSets } from '../../src/store/houseSets.ts';
import { KEYS } from '../../src/store/storage.ts';
import { memoryKeeper } from './memoryKeeper.ts';

const kept = (text: string) =>
  createHouseSets(memoryKeeper(new Map([[KEYS.houseSets as string, text]]))).getState().sets;

describe('sets of house rules with names', () => {
  it('are there at the next visit, the last one first, and a name stands once', () => {
    const keeper = memoryKeeper();
    const { keep, forget } = createHouseSets(keeper).getState();
    keep('Sunday', 'poron+no-king-vault');
    keep('  Club ', 'vallia@r:Mc4');
    keep('Sunday', 'poron+two-bends');
    expect(createHouseSets(keeper).getState().sets).toEqual([
      { name: 'Sunday', variation: 'poron+two-bends' },
      { name: 'Club', variation: 'vallia@r:Mc4' },
    ]);
    forget('Sunday');
    expect(
      createHouseSets(keeper)
        .getState()
        .sets.map(({ name }) => name),
    ).toEqual(['Club']);
  });

  it('of two tabs do not undo each other', () => {
    const keeper = memoryKeeper();
    const [one, other] = [createHouseSets(keeper), createHouseSets(keeper)];
    one.getState().keep('One', 'poron+two-bends');
    other.getState().keep('Other', 'vallia');
    one.getState().reread();
    expect(one.getState().sets.map(({ name }) => name)).toEqual(['Other', 'One']);
  });

  it('that name no game are left out, and a damaged store starts empty', () => {
    const sets = [
      { name: 'Go', variation: 'go' },
      { name: 'Good', variation: 'poron' },
    ];
    expect(kept(JSON.stringify({ version: 1, sets }))).toEqual([{ name: 'Good', variation: 'poron' }]);
    expect(kept('{')).toEqual([]);
  });

  it('last as long as the page where nothing can be kept, and say so', () => {
    const store = createHouseSets({ read: () => null, write: () => false });
    store.getState().keep('Sunday', 'poron+two-bends');
    store.getState().keep('Monday', 'poron');
    expect(store.getState()).toMatchObject({ saved: false, sets: [{ name: 'Monday' }, { name: 'Sunday' }] });
  });
});
