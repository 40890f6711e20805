import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLibrary } from '../../../src/store/library/library.ts';
import type { Phase } from '../../../src/store/library/libraryState.ts';
import { openImportLog } from '../../../src/store/library/importLog.ts';
import { readHere } from '../../../src/store/library/reader.ts';
import { memoryKeeper } from '../memoryKeeper.ts';
import { emptyBrowser, entryFrom, recordOf, repositoryAt } from './support.ts';

beforeEach(() => void emptyBrowser());

/** A library that is open, with what its page shows of it. */
function opened() {
  const repository = repositoryAt();
  const library = createLibrary({
    repository,
    openReader: readHere,
    log: openImportLog(memoryKeeper()),
    storage: undefined,
  });
  return { repository, library };
}

describe('the list of the library', () => {
  it('is read again after the next change, even if reading it has failed in an unforeseen way', async () => {
    const { repository, library } = opened();
    vi.spyOn(repository, 'list').mockRejectedValueOnce(new Error('unforeseen'));
    const phases: Phase[] = [];
    library.subscribe(({ phase }) => phases.push(phase));
    const end = library.getState().open();
    await repository.put([entryFrom(recordOf({ Yellow: 'Dray' }), { id: 'a' })]);
    await vi.waitFor(() => expect(library.getState().games.map(({ id }) => id)).toEqual(['a']));
    expect(phases[0]).toEqual({ status: 'failed', failure: 'lost' });
    expect(phases.at(-1)).toEqual({ status: 'ready' });
    end();
  });

  it('is not read any more once its page is closed', async () => {
    const { repository, library } = opened();
    const list = vi.spyOn(repository, 'list');
    const end = library.getState().open();
    await vi.waitFor(() => expect(library.getState().phase).toEqual({ status: 'ready' }));
    await repository.put([entryFrom(recordOf({ Yellow: 'Dray' }), { id: 'a' })]);
    // the change is due to be read a little later
    await new Promise((resolve) => setTimeout(resolve, 100));
    end();
    const before = list.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(list).toHaveBeenCalledTimes(before);
  });
});
