import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Aedes, type Client } from 'aedes';
import { createWebSocketStream, WebSocketServer } from 'ws';

/** The limits of the broker: docs/live.md, "A broker". */
const LIMITS = {
  /** The bytes of a message, including the envelope of the protocol. */
  message: 26_000,
  /** The messages of a client at once, and per second. */
  burst: 300,
  second: 40,
  clients: 2_000,
} as const;

const TOPIC = /^jikaida\/live\/[\w-]{22}\/(?:host|guest|watch)$/;
const ROOM = /^jikaida\/live\/[\w-]{22}\/\+$/;

/** A broker in this process, only for live games. */
export interface Broker {
  /** Accepts connections at a path of a page server; returns a function that ends it. */
  readonly serve: (server: Pick<EventEmitter, 'on' | 'off'>, path: string) => () => void;
  readonly close: () => Promise<void>;
}

/** Opens a broker that stores nothing. */
export async function openBroker(): Promise<Broker> {
  const spent = new WeakMap<Client, { left: number; at: number }>();
  /** Whether a client may send one more message now. */
  const mayPublish = (client: Client): boolean => {
    const now = Date.now();
    const before = spent.get(client) ?? { left: LIMITS.burst, at: now };
    const left = Math.min(LIMITS.burst, before.left + ((now - before.at) / 1000) * LIMITS.second) - 1;
    spent.set(client, { left: Math.max(0, left), at: now });
    return left >= 0;
  };
  const aedes = await Aedes.createBroker({
    authorizePublish: (client, packet, callback) => {
      // nothing is stored for later
      packet.retain = false;
      const isOurs = client !== null && TOPIC.test(packet.topic) && packet.payload.length <= LIMITS.message;
      callback(isOurs && mayPublish(client) ? null : new Error('not carried here'));
    },
    authorizeSubscribe: (_, subscription, callback) => {
      callback(null, ROOM.test(subscription.topic) ? subscription : null);
    },
  });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message + 200,
    handleProtocols: () => 'mqtt',
  });
  // a client that breaks the rules is disconnected, and nothing else happens
  for (const trouble of ['clientError', 'connectionError'] as const)
    aedes.on(trouble, (client) => client.close());
  return {
    serve: (server, path) => {
      const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
        // the URL may be anything, and not every URL can be parsed as an address
        if (request.url?.split('?')[0] !== path) return;
        if (sockets.clients.size >= LIMITS.clients) {
          socket.destroy();
          return;
        }
        sockets.handleUpgrade(request, socket, head, (accepted) => {
          const stream = createWebSocketStream(accepted);
          stream.on('error', () => accepted.terminate());
          aedes.handle(stream, request);
        });
      };
      server.on('upgrade', upgrade);
      return () => server.off('upgrade', upgrade);
    },
    close: async () => {
      for (const client of sockets.clients) client.terminate();
      await new Promise<void>((done) => {
        aedes.close(done);
      });
    },
  };
}
