import { describe, expect, it } from 'vitest';
import { chooseCores, coresToUse, mostCores, usualCores } from '../../../src/store/computer/cores.ts';
import { memoryKeeper } from '../memoryKeeper.ts';

const machine = { isIsolated: true, cores: 8, isPhone: false };

describe('how many cores the computer uses', () => {
  it.each([
    ['leaves one core to the page', { ...machine, cores: 4 }, 3],
    ['takes no more than four unasked', { ...machine, cores: 16 }, 4],
    ['takes the only core there is', { ...machine, cores: 1 }, 1],
    ['takes one of two', { ...machine, cores: 2 }, 1],
    ['takes two on a phone', { ...machine, isPhone: true }, 2],
    ['takes one where the page is not isolated', { ...machine, isIsolated: false }, 1],
  ])('%s', (_, here, usual) => {
    expect(usualCores(here)).toBe(usual);
    expect(coresToUse(here, memoryKeeper())).toBe(usual);
  });

  it('lets the player choose among all cores, eight at most, and two on a phone', () => {
    expect(mostCores({ ...machine, cores: 6 })).toBe(6);
    expect(mostCores({ ...machine, cores: 32 })).toBe(8);
    expect(mostCores({ ...machine, isPhone: true })).toBe(2);
    expect(mostCores({ ...machine, isIsolated: false })).toBe(1);
  });

  it('uses what was chosen, as far as it is available', () => {
    const keeper = memoryKeeper();
    chooseCores(8, keeper);
    expect(coresToUse(machine, keeper)).toBe(8);
    expect(coresToUse({ ...machine, cores: 2 }, keeper)).toBe(2);
    expect(coresToUse({ ...machine, isIsolated: false }, keeper)).toBe(1);
  });

  it.each(['', 'x', '0', '-2', '1.5'])('ignores damaged data: %j', (damage) => {
    const keeper = memoryKeeper();
    keeper.write('poron-jikaida.cores', damage);
    expect(coresToUse(machine, keeper)).toBe(4);
  });
});
