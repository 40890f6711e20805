import { describe, expect, it } from 'vitest';
import { DEFAULT_DRAFT, type Draft } from '../../../src/game/sitting/draft.ts';
import { clockTermsText, draftText, lotText } from '../../../src/text/setup/setupWords.ts';

const same = (seconds: number, gain: number) => ({
  time: { yellow: seconds * 1000, blue: seconds * 1000 },
  increment: { yellow: gain * 1000, blue: gain * 1000 },
  pausesWhenClosed: true,
});

describe('a clock in short', () => {
  it.each([
    [null, 'No clock'],
    [same(3600, 30), '60 min + 30 s'],
    [same(45, 0), '45 s'],
    [same(150, 90), '2 min 30 s + 1 min 30 s'],
    [{ ...same(600, 5), time: { yellow: 600_000, blue: 180_000 } }, 'Yellow 10 min + 5 s, Blue 3 min + 5 s'],
  ])('%j: %s', (clock, words) => {
    expect(clockTermsText(clock)).toBe(words);
  });
});

describe('a set-up in one line', () => {
  it.each<[Partial<Draft>, string]>([
    [{}, 'Poron Jikaida · No clock · A single game · Yellow begins'],
    [
      { clock: 'usual', games: '4', begins: 'blue' },
      'Poron Jikaida · 60 min + 30 s · match of 4 · Blue begins',
    ],
    [
      { variation: 'stikitche', games: 'open', begins: 'lot' },
      'Stikitche · No clock · open-ended match · who begins is drawn by lot',
    ],
    [{ games: 'own', ownGames: 'many' }, 'Poron Jikaida · No clock · Yellow begins'],
    [
      { variation: 'pastang', begins: 'lot', position: '6/6/6/1s4/S5/6 b - - 10' },
      'Pastang · No clock · A single game · Blue begins',
    ],
  ])('%j: %s', (changes, words) => {
    expect(draftText({ ...DEFAULT_DRAFT, ...changes })).toBe(words);
  });
});

it('says on whom the lot fell, by name where there is one', () => {
  const draft = { ...DEFAULT_DRAFT, names: { yellow: ' ', blue: ' Delia ' } };
  expect(lotText(draft, 'yellow')).toBe('The lot falls to Yellow.');
  expect(lotText(draft, 'blue')).toBe('The lot falls to Delia (Blue).');
});
