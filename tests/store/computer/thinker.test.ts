import { afterEach, describe, expect, it, vi } from 'vitest';
import { legalMoves, startPosition } from '../../../src/engine/index.ts';
import type { SearchInfo } from '../../../src/search/index.ts';
import { createThinker, type Question } from '../../../src/store/computer/thinker.ts';
import { fakePorts, openHere, type FakePort } from '../../support/fakePorts.ts';
import { variation } from '../../support/games.ts';

const position = startPosition(variation('pastang'));
const question: Question = { position, earlier: [], options: { limits: { moveTime: 1000 }, level: 3 } };
const INFO = { depth: 1, selectiveDepth: 1, nodes: 1, ms: 1 };
const found = (id: number, best = 'Ma2-Ma3') => ({
  ...INFO,
  type: 'result',
  id,
  lines: [{ score: { kind: 'centipoints', value: 3 }, moves: [best] }],
  best,
  concedes: false,
  acceptsDraw: false,
  offersDraw: false,
});
const at = (ports: readonly FakePort[], index: number): FakePort => {
  const port = ports[index];
  if (port === undefined) throw new Error(`no line ${index}`);
  return port;
};

afterEach(() => vi.useRealTimers());

describe('a thinker', () => {
  it('finds a move through the whole protocol, and reads what it is told on the way', async () => {
    const told: SearchInfo[] = [];
    const options = { limits: { depth: 2 }, lines: 2 };
    const { found: answer } = createThinker(openHere).think({ ...question, options }, (info) =>
      told.push(info),
    );
    const result = await answer;
    if (!result.ok) throw new Error(result.error);
    expect(legalMoves(position)).toContainEqual(expect.objectContaining(result.value.best));
    expect(told.map(({ depth }) => depth)).toEqual([1, 2]);
    expect(told.at(-1)?.lines).toHaveLength(2);
  });

  it('asks the same worker again when the last question was answered: it keeps its memory', async () => {
    const { open, ports } = fakePorts();
    const { think } = createThinker(open);
    const first = think(question).found;
    at(ports, 0).onAnswer(found(0));
    expect(await first).toMatchObject({ ok: true, value: { best: { from: 6, to: 12 } } });
    const second = think(question).found;
    at(ports, 0).onAnswer(found(1, 'Mb2-Mb3'));
    expect(await second).toMatchObject({ ok: true, value: { best: { from: 7 } } });
    expect(ports).toHaveLength(1);
  });

  it('stops at once, whatever the worker does, and then thinks in another one', async () => {
    const { open, ports } = fakePorts();
    const { think } = createThinker(open);
    const { found: answer, stop } = think(question);
    stop();
    expect(at(ports, 0).isClosed).toBe(true);
    expect(await answer).toEqual({ ok: false, error: 'stopped' });
    const again = think(question).found;
    at(ports, 0).onAnswer(found(1));
    at(ports, 0).onDeath();
    at(ports, 1).onAnswer(found(0));
    at(ports, 1).onAnswer(found(1, 'Mb2-Mb3'));
    expect(await again).toMatchObject({ ok: true, value: { best: { from: 7 } } });
    stop();
    expect(at(ports, 1).isClosed).toBe(false);
  });

  it('stops by withdrawing the lease where the worker sees it: the worker stays, with its memory', async () => {
    vi.useFakeTimers();
    const { open, ports } = fakePorts({ lends: true });
    const { think } = createThinker(open);
    const { found: answer, stop } = think(question);
    const { leases, asked, onAnswer } = at(ports, 0);
    expect(asked).toMatchObject([{ id: 0, lease: [...leases][0] }]);
    stop();
    expect(leases.size).toBe(0);
    expect(await answer).toEqual({ ok: false, error: 'stopped' });
    const again = think(question).found;
    onAnswer(found(0));
    vi.advanceTimersByTime(1000);
    onAnswer(found(1, 'Mb2-Mb3'));
    expect(await again).toMatchObject({ ok: true, value: { best: { from: 7 } } });
    expect(ports.map(({ isClosed }) => isClosed)).toEqual([false]);
    expect(leases.size).toBe(0);
  });

  it('ends a worker that goes on after its lease was withdrawn, and asks another', async () => {
    vi.useFakeTimers();
    const { open, ports } = fakePorts({ lends: true });
    const replaced = vi.fn<() => void>();
    const { think } = createThinker(open, replaced);
    think(question).stop();
    const again = think(question).found;
    vi.advanceTimersByTime(200);
    expect(ports.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    at(ports, 1).onAnswer(found(1));
    expect(await again).toMatchObject({ ok: true });
    expect(replaced).not.toHaveBeenCalled();
  });

  it('does without leases where the worker cannot see them', async () => {
    const { open, ports } = fakePorts({ lends: true });
    const { think } = createThinker(open);
    const { found: answer, stop } = think(question);
    at(ports, 0).onAnswer({ type: 'error', id: 0, wrong: 'lease', detail: '' });
    expect(at(ports, 0).asked[1]).not.toHaveProperty('lease');
    stop();
    expect(at(ports, 0).isClosed).toBe(true);
    expect(await answer).toEqual({ ok: false, error: 'stopped' });
  });

  it('stops the previous question when it is asked another', async () => {
    const { open, ports } = fakePorts();
    const { think } = createThinker(open);
    const before = think(question).found;
    void think(question);
    expect(await before).toEqual({ ok: false, error: 'stopped' });
    expect(ports.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('replaces a worker that dies, says so, and asks the same again', async () => {
    const { open, ports } = fakePorts();
    const replaced = vi.fn<() => void>();
    const answer = createThinker(open, replaced).think(question).found;
    at(ports, 0).onDeath();
    expect(replaced).toHaveBeenCalledOnce();
    expect(at(ports, 1).asked).toEqual(at(ports, 0).asked);
    at(ports, 1).onAnswer(found(0));
    expect(await answer).toMatchObject({ ok: true });
  });

  it.each([
    ['nothing', undefined],
    ['an unknown type', { type: 'move', id: 0 }],
    ['a move that is not legal', found(0, 'Ma1-Ma6')],
    [
      'a line that is not legal',
      { ...found(0), lines: [{ score: { kind: 'centipoints', value: 0 }, moves: ['Ma2-Ma3', 'Ma3-Ma4'] }] },
    ],
    ['a score without a size', { ...found(0), lines: [{ score: { kind: 'win' }, moves: ['Ma2-Ma3'] }] }],
  ])('does not believe %s: such a worker is replaced', async (_, nonsense) => {
    const { open, ports } = fakePorts();
    const answer = createThinker(open).think(question).found;
    at(ports, 0).onAnswer(nonsense);
    expect(at(ports, 0).isClosed).toBe(true);
    at(ports, 1).onAnswer(found(0));
    expect(await answer).toMatchObject({ ok: true });
  });

  it('gives up when one worker after another dies', async () => {
    const { open, ports } = fakePorts();
    const answer = createThinker(open).think(question).found;
    for (const index of [0, 1, 2]) at(ports, index).onDeath();
    expect(await answer).toEqual({ ok: false, error: 'died' });
    expect(ports).toHaveLength(3);
  });

  it('gives up where no worker can be opened, and tries again with the next question', async () => {
    const { open, ports } = fakePorts();
    let isRefused = true;
    const { think } = createThinker((events) => {
      if (isRefused) throw new RangeError('no memory is left');
      return open(events);
    });
    expect(await think(question).found).toEqual({ ok: false, error: 'died' });
    isRefused = false;
    const again = think(question).found;
    isRefused = true;
    at(ports, 0).onDeath();
    expect(await again).toEqual({ ok: false, error: 'died' });
  });

  it('takes a worker that is silent long after its time to be dead', async () => {
    vi.useFakeTimers();
    const { open, ports } = fakePorts();
    const answer = createThinker(open).think(question).found;
    vi.advanceTimersByTime(10_900);
    expect(ports).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(ports.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    at(ports, 1).onAnswer(found(0));
    expect(await answer).toMatchObject({ ok: true });
  });

  it('says so when the question itself is refused', async () => {
    const options = { limits: { depth: 1 }, among: [] };
    const asked = createThinker(openHere).think({ ...question, options });
    expect(await asked.found).toEqual({ ok: false, error: 'refused' });
  });

  it('passes on only as many earlier positions as matter', () => {
    const { open, ports } = fakePorts();
    void createThinker(open).think({ ...question, earlier: Array(500).fill(position) });
    expect(at(ports, 0).asked).toMatchObject([{ earlier: { length: 128 } }]);
  });
});
