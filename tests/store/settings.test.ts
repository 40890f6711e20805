import { describe, expect, it } from 'vitest';
import { createSettings, DEFAULT_SETTINGS } from '../../src/store/settings.ts';
import { KEYS } from '../../src/store/kept/storage.ts';
import { memoryKeeper } from './memoryKeeper.ts';

describe('settings', () => {
  it('are kept apart from the game', () => {
    const texts = new Map<string, string>();
    createSettings(memoryKeeper(texts))
      .getState()
      .change({ theme: 'dark', flipped: true, turning: true, overlays: ['propt'] });
    expect([...texts.keys()]).toEqual([KEYS.settings]);
    expect(createSettings(memoryKeeper(texts)).getState().settings).toMatchObject({
      theme: 'dark',
      flipped: true,
      turning: true,
      overlays: ['propt'],
    });
  });

  it('fall back one by one, or all, with the damage put aside', () => {
    const odd = new Map([[KEYS.settings as string, '{"theme":"pink","pieces":"tiles"}']]);
    expect(createSettings(memoryKeeper(odd)).getState().settings).toEqual({
      ...DEFAULT_SETTINGS,
      pieces: 'tiles',
    });
    const broken = new Map([[KEYS.settings as string, '[']]);
    expect(createSettings(memoryKeeper(broken)).getState().settings).toEqual(DEFAULT_SETTINGS);
    expect(broken.get(`${KEYS.settings}.damaged.1`)).toBe('[');
  });

  it('keep whether there is sound, and how loud; an impossible volume falls back to the default', () => {
    const texts = new Map<string, string>();
    createSettings(memoryKeeper(texts)).getState().change({ sound: false, volume: 0.25 });
    expect(createSettings(memoryKeeper(texts)).getState().settings).toMatchObject({
      sound: false,
      volume: 0.25,
    });
    texts.set(KEYS.settings, JSON.stringify({ volume: 7 }));
    expect(createSettings(memoryKeeper(texts)).getState().settings).toEqual(DEFAULT_SETTINGS);
  });
});
