import { expect, test } from 'vitest';
import { createThinker } from '../../../../src/store/cabinet/thinking/thinker.ts';
import type { Asked } from '../../../../src/store/cabinet/thinking/mindProtocol.ts';
import type { PortEvents } from '../../../../src/store/computer/port.ts';

const QUESTION: Omit<Asked, 'number'> = {
  game: 'tablut',
  variant: 'tablut',
  start: null,
  moves: [],
  level: 1,
  seed: 1,
};

test('a worker that fails is closed, finds no move, and is replaced for the next question', async () => {
  const opened: (PortEvents & { isClosed: boolean })[] = [];
  const { think } = createThinker((events) => {
    const line = { ...events, isClosed: false };
    opened.push(line);
    return {
      say: () => {},
      close: () => {
        line.isClosed = true;
      },
    };
  });
  const first = think(QUESTION);
  opened[0]!.onDeath();
  expect(await first).toBeNull();
  const second = think(QUESTION);
  opened[1]!.onAnswer({ number: 2, move: 'd1-d3' });
  expect(await second).toBe('d1-d3');
  expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

test('where no worker can be opened, as for want of memory, no move is found', async () => {
  const { think } = createThinker(() => {
    throw new RangeError('no memory is left');
  });
  expect(await think(QUESTION)).toBeNull();
  expect(await think(QUESTION)).toBeNull();
});
