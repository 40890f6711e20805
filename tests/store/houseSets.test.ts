import { describe, expect, it } from 'vitest';
import { createHouseSets, knownSets } from '../../src/store/houseSets.ts';
import { KEYS } from '../../src/store/kept/storage.ts';
import { memoryKeeper } from './memoryKeeper.ts';

const opened = (text: string) =>
  createHouseSets(memoryKeeper(new Map([[KEYS.houseSets as string, text]]))).getState();

describe('sets of house rules with names', () => {
  it('are there on the next visit, the latest first, and each name occurs once', () => {
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

  it('are read one by one; a damaged store starts empty, and says so', () => {
    const sets = [{ name: 5 }, { name: 'Good', variation: 'poron' }];
    const one = opened(JSON.stringify({ version: 1, sets }));
    expect(one).toMatchObject({ sets: [{ name: 'Good', variation: 'poron' }], wasDamaged: false });
    expect(opened('{')).toMatchObject({ sets: [], wasDamaged: true });
  });

  it('of games that only another version knows are not shown, but are kept for it', () => {
    const sets = [
      { name: 'Go', variation: 'poron+some-new-rule' },
      { name: 'Good', variation: 'poron' },
    ];
    const keeper = memoryKeeper(new Map([[KEYS.houseSets as string, JSON.stringify({ version: 1, sets })]]));
    const store = createHouseSets(keeper);
    expect(knownSets(store.getState().sets).map(({ name }) => name)).toEqual(['Good']);
    store.getState().keep('Sunday', 'poron+two-bends');
    const names = createHouseSets(keeper)
      .getState()
      .sets.map(({ name }) => name);
    expect(names).toEqual(['Sunday', 'Go', 'Good']);
  });

  it('last as long as the page where nothing can be kept, and the player is told so', () => {
    const store = createHouseSets({ read: () => null, write: () => false });
    store.getState().keep('Sunday', 'poron+two-bends');
    store.getState().keep('Monday', 'poron');
    store.getState().reread(); // another tab has kept something
    expect(store.getState()).toMatchObject({ saved: false, sets: [{ name: 'Monday' }, { name: 'Sunday' }] });
  });
});
