import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { livePlay } from '../../scripts/build/livePlay.ts';

const broker = vi.hoisted(() => ({ serve: vi.fn(), close: vi.fn(async () => undefined) }));
vi.mock('../../scripts/live/broker.ts', () => ({ openBroker: vi.fn(async () => broker) }));

beforeEach(() => vi.clearAllMocks());

/** A server of pages as far as the plug-in sees it. */
async function served(named: string | undefined) {
  const httpServer = new EventEmitter();
  const use = vi.fn();
  const { configurePreviewServer } = livePlay(named);
  if (typeof configurePreviewServer !== 'function') throw new Error('no plug-in for a server');
  await Reflect.apply(configurePreviewServer, undefined, [{ httpServer, middlewares: { use } }]);
  return { httpServer, use };
}

describe('the broker beside the page', () => {
  test('is served at the port of the page, and ends with its server', async () => {
    const { httpServer, use } = await served(undefined);
    expect(broker.serve).toHaveBeenCalledWith(httpServer, '/live');
    expect(use).toHaveBeenCalledTimes(1);
    expect(broker.close).not.toHaveBeenCalled();
    httpServer.emit('close');
    expect(broker.close).toHaveBeenCalledTimes(1);
  });

  test('is none where the site names another one', async () => {
    const { use } = await served('wss://broker.example/mqtt');
    expect([broker.serve, use].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});
