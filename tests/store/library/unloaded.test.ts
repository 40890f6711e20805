import { beforeEach, expect, it, vi } from 'vitest';
import { liveGameId } from '../../../src/store/library/liveGame.ts';
import { failureText } from '../../../src/store/library/failure.ts';
import { reviewBeside } from './reviewBeside.ts';
import { emptyBrowser, entryFrom, recordOf, repositoryAt } from './support.ts';

vi.mock('../../../src/store/live/keptRooms.ts', () => {
  throw new TypeError('a part of the page could not be loaded');
});

beforeEach(() => void emptyBrowser());

it('a live game is not opened for review while it cannot be known whether it goes on, and the reader is told', async () => {
  const repository = repositoryAt();
  const live = liveGameId('A'.repeat(22), 0);
  await repository.put([
    entryFrom(recordOf({}), { id: live, source: 'table' }),
    entryFrom(recordOf({}), { id: 'a' }),
  ]);
  const { show, phase } = reviewBeside(repository);
  await show(live);
  expect(phase()).toEqual({ status: 'closed', id: live, words: failureText('lost') });
  await show('a');
  expect(phase()).toEqual({ status: 'open', id: 'a' });
});
