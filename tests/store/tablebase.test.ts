import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { TABLEBASES } from '../../src/store/tablebase/files.ts';
import { createTablebase, type Browser } from '../../src/store/tablebase/tablebase.ts';

const packed = readFileSync(new URL('../../src/store/tablebase/stikitche.bin', import.meta.url));
const bytes = new Uint8Array(gunzipSync(packed));

/** A browser that has, or loads, what it is given. */
function browser({
  kept = null,
  loaded = null,
  canKeep = true,
}: Partial<Record<'kept' | 'loaded', Uint8Array | null>> & { canKeep?: boolean } = {}): Browser {
  return {
    canKeep: () => canKeep,
    readKept: async () => kept,
    loadAndKeep: async (_, onLoaded) => {
      onLoaded(10);
      return loaded;
    },
  };
}

const soon = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

describe('the tablebase of the game that is looked at', () => {
  it('has the size that is shown before it is loaded', () => {
    expect(TABLEBASES['stikitche']?.size).toBe(packed.length);
  });

  it('is none where the game has none', () => {
    const store = createTablebase(browser({ kept: bytes }));
    store.getState().look('pastang');
    expect(store.getState()).toMatchObject({ status: 'none', unpacked: null });
  });

  it('is not loaded before it is asked for', async () => {
    const store = createTablebase(browser({ loaded: bytes }));
    store.getState().look('stikitche');
    expect(store.getState().status).toBe('looking');
    await soon();
    expect(store.getState().status).toBe('absent');
    store.getState().load();
    expect(store.getState()).toMatchObject({ status: 'loading', loaded: 10 });
    await soon();
    expect(store.getState().status).toBe('here');
    expect(store.getState().unpacked).toBe(bytes);
  });

  it('is here at once if it was loaded before, and is dropped when another game is looked at', async () => {
    const store = createTablebase(browser({ kept: bytes }));
    store.getState().look('stikitche');
    await soon();
    expect(store.getState().status).toBe('here');
    store.getState().look('pastang');
    expect(store.getState()).toMatchObject({ status: 'none', unpacked: null });
  });

  it('may fail to load, and is asked for again', async () => {
    const store = createTablebase(browser());
    store.getState().look('stikitche');
    await soon();
    store.getState().load();
    await soon();
    expect(store.getState()).toMatchObject({ status: 'failed', unpacked: null });
    store.getState().load();
    expect(store.getState().status).toBe('loading');
    await soon();
  });

  it('is not offered where the browser could not keep it', () => {
    const store = createTablebase(browser({ canKeep: false }));
    store.getState().look('stikitche');
    expect(store.getState().status).toBe('impossible');
  });
});
