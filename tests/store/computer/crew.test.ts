import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatPosition, startPosition } from '../../../src/engine/index.ts';
import { crewOver } from '../../../src/store/computer/crew.ts';
import type { Asked } from '../../../src/store/computer/protocol.ts';
import { fakePorts } from '../../support/fakePorts.ts';
import { variation } from '../../support/games.ts';

const asked = (id: number, options: Asked['options'] = { limits: { moveTime: 1000 } }): Asked => ({
  type: 'search',
  id,
  variation: 'pastang',
  position: formatPosition(startPosition(variation('pastang'))),
  earlier: [],
  options,
});

/** The memory that a worker was given. */
const memory = (said: unknown): unknown => Reflect.get(Object(said), 'common');

function crew(cores: () => number) {
  const { open, ports } = fakePorts({ lends: true });
  const told: unknown[] = [];
  let deaths = 0;
  const port = crewOver(
    open,
    cores,
  )({
    onAnswer: (answer) => told.push(answer),
    onDeath: () => {
      deaths++;
    },
  });
  const openNow = (): number => ports.filter(({ isClosed }) => !isClosed).length;
  return { port, ports, told, deaths: () => deaths, open: openNow };
}

afterEach(() => vi.unstubAllGlobals());

describe('a crew', () => {
  it('shares memory between all workers, and asks each the same, with a number that grows', () => {
    const { port, ports } = crew(() => 3);
    port.say({ ...asked(0), lease: 'blob:1' });
    port.say(asked(1));
    expect(ports).toHaveLength(3);
    const [main, ...helpers] = ports.map((one) => one.asked);
    expect(main).toMatchObject([
      { type: 'share', helps: false },
      { id: 0, together: 1, lease: 'blob:1' },
      { id: 1, together: 2 },
    ]);
    for (const helper of helpers) {
      expect(helper).toMatchObject([
        { type: 'share', helps: true },
        { id: 0, together: 1 },
        { id: 1, together: 2 },
      ]);
      expect(memory(helper[0])).toBe(memory(main?.[0]));
      expect(memory(helper[0])).toBeDefined();
      // only the main worker checks whether it may go on
      expect(helper[1]).not.toHaveProperty('lease');
    }
  });

  it.each([
    ['a level below full strength', { limits: { moveTime: 1000 }, level: 7, seed: 3 }],
    ['a limit of nodes', { limits: { nodes: 1000 } }],
    ['a depth', { limits: { depth: 4 } }],
  ] as const)('lets one worker alone answer a question with %s', (_, options) => {
    const { port, ports } = crew(() => 4);
    port.say(asked(0, options));
    expect(ports.map((one) => one.asked)).toEqual([[asked(0, options)]]);
  });

  it.each([
    ['level 8', { limits: { clock: { left: 60_000, increment: 0 } }, level: 8, seed: 3 }],
    ['analysis', { limits: { moveTime: 60_000 }, lines: 3 }],
  ] as const)('lets all workers search for %s', (_, options) => {
    const { port, ports } = crew(() => 2);
    port.say(asked(0, options));
    expect(ports).toHaveLength(2);
  });

  it('is one worker where one core is to be used, and asks it nothing more', () => {
    const { port, ports } = crew(() => 1);
    port.say(asked(0));
    expect(ports.map((one) => one.asked)).toEqual([[asked(0)]]);
  });

  it('follows the number of cores from question to question', () => {
    let cores = 3;
    const { port, open } = crew(() => cores);
    port.say(asked(0));
    expect(open()).toBe(3);
    cores = 2;
    port.say(asked(1));
    expect(open()).toBe(2);
    cores = 1;
    port.say(asked(2));
    expect(open()).toBe(1);
  });

  it('goes on without a helper that ends by itself, hires another for the next question, and gives up after some', () => {
    const { port, ports, deaths, open } = crew(() => 2);
    for (let id = 0; id < 10; id++) {
      port.say(asked(id));
      ports.slice(1).forEach((helper) => !helper.isClosed && helper.onDeath());
    }
    expect(deaths()).toBe(0);
    expect(open()).toBe(1);
    expect(ports.length).toBeLessThan(8);
    expect(ports[0]!.asked.at(-1)).toEqual(asked(9));
  });

  it('asks one worker alone where no memory can be shared', () => {
    vi.stubGlobal('SharedArrayBuffer', function refuse() {
      throw new RangeError('no memory is left');
    });
    const { port, ports } = crew(() => 3);
    port.say(asked(0));
    port.say(asked(1));
    expect(ports.map((one) => one.asked)).toEqual([[asked(0), asked(1)]]);
  });

  it('asks those workers that there are where no more can be opened', () => {
    const { open, ports } = fakePorts();
    const port = crewOver(
      (events) => {
        if (ports.length === 2) throw new RangeError('no memory is left');
        return open(events);
      },
      () => 4,
    )({ onAnswer: () => {}, onDeath: () => {} });
    port.say(asked(0));
    expect(ports.map((one) => one.asked.at(-1))).toMatchObject([
      { id: 0, together: 1 },
      { id: 0, together: 1 },
    ]);
  });

  it('passes on what the main worker says, and nothing that helpers say', () => {
    const { port, ports, told, deaths } = crew(() => 2);
    port.say(asked(0));
    ports[1]!.onAnswer('helper');
    ports[0]!.onAnswer('main');
    expect(told).toEqual(['main']);
    ports[0]!.onDeath();
    expect(deaths()).toBe(1);
  });

  it('ends with all its workers', () => {
    const { port, open } = crew(() => 4);
    port.say(asked(0));
    port.close();
    expect(open()).toBe(0);
  });
});
