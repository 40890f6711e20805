import { beforeEach, describe, expect, it } from 'vitest';
import { openImportLog, type Underway } from '../../../src/store/library/importLog.ts';
import { createLibrary } from '../../../src/store/library/library.ts';
import type { LibraryStore } from '../../../src/store/library/libraryState.ts';
import { readHere, type OpenReader } from '../../../src/store/library/reader.ts';
import type { alone } from '../../../src/store/alone.ts';
import { memoryKeeper } from '../memoryKeeper.ts';
import { emptyBrowser, recordOf, repositoryAt } from './support.ts';

beforeEach(() => {
  emptyBrowser();
});

/** The storage and the locks of a browser, whose tabs are opened and closed. */
function browser() {
  const texts = new Map<string, string>();
  const holders = new Map<string, number>();
  const waiting: { readonly name: string; readonly tab: number; readonly begin: () => void }[] = [];
  const handOn = (name: string): void => {
    holders.delete(name);
    const at = waiting.findIndex((one) => one.name === name);
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (next === undefined) return;
    holders.set(name, next.tab);
    next.begin();
  };
  let tabs = 0;
  return () => {
    const tab = tabs++;
    let isOpen = true;
    const locked: typeof alone = async (name, signal, work) => {
      if (holders.has(name)) await new Promise<void>((begin) => void waiting.push({ name, tab, begin }));
      else holders.set(name, tab);
      if (!signal.aborted) await work();
      if (holders.get(name) === tab) handOn(name);
    };
    const kept = memoryKeeper(texts);
    const keeper = {
      ...kept,
      // a tab that is closed does nothing more
      write: (key: string, text: string) => isOpen && kept.write(key, text),
      remove: (key: string) => isOpen && kept.remove(key),
    };
    const close = (): void => {
      isOpen = false;
      for (const [name, holder] of holders) if (holder === tab) handOn(name);
    };
    return { log: openImportLog(keeper, { locked, settled: async () => {} }), close };
  };
}

/** Everything is done that has been begun and waits for nothing from outside. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

const bytesOf = (text: string) => new TextEncoder().encode(text);
const GAMES = Array.from({ length: 210 }, (_, index) => recordOf({ Yellow: `Player ${index}` })).join('\n');
const FILE = { name: 'club.jkn', bytes: async () => bytesOf(GAMES) };

/** A reader that gives some batches, and then never answers. */
const hangingAfter =
  (count: number): OpenReader =>
  (...file) => {
    const reader = readHere(...file);
    let left = count;
    return { ...reader, next: async () => (left-- > 0 ? reader.next() : new Promise(() => {})) };
  };

type Tab = ReturnType<ReturnType<typeof browser>>;

function libraryIn({ log }: Tab, openReader: OpenReader = readHere): LibraryStore {
  return createLibrary({ repository: repositoryAt(), openReader, log, storage: undefined });
}

/** Begins an import that never ends, and waits until so many batches have been read; returns the number of games. */
async function importUpTo(batches: number, tab: Tab): Promise<number> {
  const library = libraryIn(tab, hangingAfter(batches));
  void library.getState().importFiles([FILE]);
  const read = () => library.getState().job?.report.added ?? 0;
  await settled();
  await expect.poll(() => read() > 0, { timeout: 5000 }).toBe(batches > 0);
  return read();
}

/** What the library in a tab reports as it is opened, then and later. */
function toldIn(tab: Tab) {
  const library = libraryIn(tab);
  library.getState().open();
  return () => library.getState().cutOff.map(({ name, read, total }) => ({ name, read, total }));
}

describe('an import that is cut off with its page', () => {
  it('is reported at the next opening, with how many of how many games had been read', async () => {
    const newTab = browser();
    const tab = newTab();
    const read = await importUpTo(1, tab);
    tab.close();
    const told = toldIn(newTab());
    await expect.poll(told).toEqual([{ name: 'club.jkn', read, total: 210 }]);
  });

  it('is also reported if no game had been read', async () => {
    const newTab = browser();
    const tab = newTab();
    await importUpTo(0, tab);
    tab.close();
    const told = toldIn(newTab());
    await expect.poll(told).toEqual([{ name: 'club.jkn', read: 0, total: null }]);
  });

  it('is reported at each opening until the player has read the message', async () => {
    const newTab = browser();
    const tab = newTab();
    await importUpTo(0, tab);
    tab.close();
    await expect.poll(toldIn(newTab())).toHaveLength(1);
    const library = libraryIn(newTab());
    library.getState().open();
    await expect.poll(() => library.getState().cutOff).toHaveLength(1);
    library.getState().dismiss('imported');
    expect(library.getState().cutOff).toEqual([]);
    const told = toldIn(newTab());
    await settled();
    expect(told()).toEqual([]);
  });

  it('is settled once the same file has been imported whole', async () => {
    const newTab = browser();
    const tab = newTab();
    await importUpTo(1, tab);
    tab.close();
    const library = libraryIn(newTab());
    library.getState().open();
    await expect.poll(() => library.getState().cutOff).toHaveLength(1);
    await library.getState().importFiles([{ ...FILE, name: 'other.jkn' }]);
    expect(library.getState().cutOff).toHaveLength(1);
    await library.getState().importFiles([FILE]);
    expect(library.getState().cutOff).toEqual([]);
    const told = toldIn(newTab());
    await settled();
    expect(told()).toEqual([]);
  });
});

describe('an import that goes on in another tab', () => {
  it('is not reported until that tab is closed', async () => {
    const newTab = browser();
    const tab = newTab();
    await importUpTo(1, tab);
    const told = toldIn(newTab());
    await settled();
    expect(told()).toEqual([]);
    tab.close();
    await expect.poll(told).toMatchObject([{ name: 'club.jkn', total: 210 }]);
  });

  it('is never reported if it ends by itself', async () => {
    const newTab = browser();
    const { log } = newTab();
    const whole = new EventTarget();
    const working = log.during('club.jkn', async (note) => {
      note(200, 210);
      await new Promise((resolve) => whole.addEventListener('whole', resolve));
    });
    const cutOff: Underway[] = [];
    newTab().log.watch((one) => cutOff.push(one));
    await settled();
    whole.dispatchEvent(new Event('whole'));
    await working;
    await settled();
    expect(cutOff).toEqual([]);
  });

  it('does not hold up a library that is closed', async () => {
    const newTab = browser();
    const tab = newTab();
    await importUpTo(1, tab);
    const cutOff: Underway[] = [];
    const end = newTab().log.watch((one) => cutOff.push(one));
    end();
    tab.close();
    await settled();
    expect(cutOff).toEqual([]);
  });
});

describe('what is in storage under the name of an import', () => {
  it.each([
    ['no JSON', 'x'],
    ['nothing', ''],
    ['of another form', '{"name":7}'],
  ])('is passed over where it is %s', async (_, text) => {
    const keeper = memoryKeeper(new Map([['poron-jikaida.importing.1', text]]));
    const cutOff: Underway[] = [];
    openImportLog(keeper, { settled: async () => {} }).watch((one) => cutOff.push(one));
    await settled();
    expect(cutOff).toEqual([]);
  });
});
