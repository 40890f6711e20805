import { describe, expect, it } from 'vitest';
import { DEFAULT_DRAFT, type Draft } from '../../src/game/sitting/draft.ts';
import { readComputer } from '../../src/game/sitting/setup.ts';
import { draftText, lotText, setupOf } from '../../src/text/setup/setupWords.ts';

const AGAINST: Draft = {
  ...DEFAULT_DRAFT,
  variation: 'pastang',
  names: { yellow: 'Dray', blue: 'forgotten' },
  players: { yellow: 'person', blue: 'computer' },
  levels: { yellow: 7, blue: 3 },
};

describe('the computer in a set-up', () => {
  it('has its level as its name, in the record and wherever players are named', () => {
    const setup = setupOf(AGAINST, 'yellow');
    expect(setup).toMatchObject({
      ok: true,
      value: {
        terms: {
          names: { yellow: 'Dray', blue: 'Computer, level 3' },
          computer: { levels: { yellow: null, blue: 3 }, moveTime: 3000 },
        },
      },
    });
    expect(draftText(AGAINST)).toBe(
      'Pastang · Blue: Computer, level 3 · No clock · A single game · Yellow begins',
    );
    expect(lotText(AGAINST, 'blue')).toBe('The lot falls to Computer, level 3 (Blue).');
  });

  it.each([
    ['its time', { thinking: '10' }, 10_000],
    ['a share of the clock', { thinking: 'share', clock: 'usual' }, null],
    ['the usual time where there is no clock to share', { thinking: 'share', clock: 'none' }, 3000],
  ] as const)('thinks for %s', (_, changes, moveTime) => {
    expect(readComputer({ ...AGAINST, ...changes })?.moveTime).toBe(moveTime);
  });

  it('is not there where only people play', () => {
    expect(readComputer({ ...AGAINST, players: DEFAULT_DRAFT.players })).toBeNull();
  });
});
