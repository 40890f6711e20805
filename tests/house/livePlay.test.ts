import { EventEmitter } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { livePlay } from '../../scripts/build/livePlay.ts';

const broker = vi.hoisted(() => ({ serve: vi.fn(), close: vi.fn(async () => undefined) }));
vi.mock('../../scripts/live/broker.ts', () => ({ openBroker: vi.fn(async () => broker) }));

beforeEach(() => vi.clearAllMocks());

/** A web server, as far as the plug-in sees it. */
async function served(named: string | undefined) {
  const httpServer = new EventEmitter();
  const use = vi.fn();
  const { configurePreviewServer } = livePlay(named);
  if (typeof configurePreviewServer !== 'function') throw new Error('no plug-in for a server');
  await Reflect.apply(configurePreviewServer, undefined, [{ httpServer, middlewares: { use } }]);
  return { httpServer, use };
}

describe('the broker beside the page', () => {
  test('is served on the port of the page, and closes with its server', async () => {
    const { httpServer, use } = await served(undefined);
    expect(broker.serve).toHaveBeenCalledWith(httpServer, '/live');
    expect(use).toHaveBeenCalledTimes(1);
    expect(broker.close).not.toHaveBeenCalled();
    httpServer.emit('close');
    expect(broker.close).toHaveBeenCalledTimes(1);
  });

  test('is not started where the site names another one', async () => {
    const { use } = await served('wss://broker.example/mqtt');
    expect([broker.serve, use].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});

/** What a build makes of the page, and of `live.json`. */
function built(named: string | undefined) {
  const { transformIndexHtml, generateBundle } = livePlay(named);
  if (typeof transformIndexHtml !== 'function' || typeof generateBundle !== 'function')
    throw new Error('no plug-in for a build');
  const emitFile = vi.fn<(file: { readonly fileName: string; readonly source: string }) => void>();
  Reflect.apply(generateBundle, { emitFile }, []);
  const [file] = emitFile.mock.calls[0] ?? [];
  const html: unknown = Reflect.apply(transformIndexHtml, undefined, [readFileSync('index.html', 'utf8')]);
  return {
    file: file?.fileName,
    says: JSON.parse(file?.source ?? '') as unknown,
    connections: /connect-src ([^;"]*)/.exec(String(html))?.[1],
  };
}

describe('a built site', () => {
  test('names the address given in the variable, and its policy allows that one alone', () => {
    expect(built('wss://broker.example/mqtt')).toEqual({
      file: 'live.json',
      says: { address: 'wss://broker.example/mqtt' },
      connections: "'self' blob: wss://broker.example/mqtt",
    });
  });

  test('names the address given in a file, with its credentials', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'live-'));
    const live = { address: 'wss://broker.example/mqtt', username: 'guest', password: 'open' };
    try {
      writeFileSync(path.join(folder, 'live.json'), JSON.stringify(live));
      expect(built(path.join(folder, 'live.json'))).toMatchObject({ says: live });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('keeps the usual policy where no address is named', () => {
    expect(built(undefined)).toEqual({
      file: 'live.json',
      says: { address: null },
      connections: "'self' blob:",
    });
  });
});
