import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Aedes, type Client } from 'aedes';
import { createWebSocketStream, WebSocketServer } from 'ws';

/** What the broker takes: docs/live.md, "Limits". */
const LIMITS = {
  /** Bytes of a message, the envelope of the protocol included. */
  message: 26_000,
  /** Messages of a client at once, and a second. */
  burst: 300,
  second: 40,
  clients: 2_000,
} as const;

const TOPIC = /^jikaida\/live\/[\w-]{22}\/(?:host|guest|watch)$/;
const ROOM = /^jikaida\/live\/[\w-]{22}\/\+$/;

/** A broker in this process, which carries live games and nothing else. */
export interface Broker {
  /** Takes connections at a path of a server of pages; answers what ends it. */
  readonly serve: (server: Pick<EventEmitter, 'on' | 'off'>, path: string) => () => void;
  readonly close: () => Promise<void>;
}

/** Opens a broker that keeps nothing. */
export async function openBroker(): Promise<Broker> {
  const spent = new WeakMap<Client, { left: number; at: number }>();
  /** Whether a client may send one message more now. */
  const mayPublish = (client: Client): boolean => {
    const now = Date.now();
    const before = spent.get(client) ?? { left: LIMITS.burst, at: now };
    const left = Math.min(LIMITS.burst, before.left + ((now - before.at) / 1000) * LIMITS.second) - 1;
    spent.set(client, { left: Math.max(0, left), at: now });
    return left >= 0;
  };
  const aedes = await Aedes.createBroker({
    authorizePublish: (client, packet, callback) => {
      // nothing is kept for later
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
  // whoever breaks the rules is cut off, and nothing else happens
  for (const trouble of ['clientError', 'connectionError'] as const)
    aedes.on(trouble, (client) => client.close());
  return {
    serve: (server, path) => {
      const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
        // anybody may ask for anything, and not all of it can be read as an address
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
