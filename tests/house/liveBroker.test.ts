import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { openBroker } from '../../scripts/live/broker.ts';

test.each(['//', 'http://', '/other', ''])(
  'a connection to “%s” is left alone by the broker, and does not bring down the server of the page',
  async (url) => {
    const server = new EventEmitter();
    const broker = await openBroker();
    const end = broker.serve(server, '/live');
    const socket = new PassThrough();
    expect(() => server.emit('upgrade', { url, headers: {} }, socket, Buffer.alloc(0))).not.toThrow();
    expect(socket.destroyed).toBe(false);
    end();
    await broker.close();
  },
);
