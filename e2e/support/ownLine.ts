import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A player's own connection to the site. */
export interface OwnLine {
  readonly baseURL: string;
  /**
   * The connection to the broker goes dead without either end being told, as after a sleep or on another network.
   * Whatever else the browser keeps open for later is closed, as browsers do by themselves then.
   */
  readonly die: () => void;
  readonly close: () => void;
}

interface Connection {
  readonly ends: readonly Socket[];
  isToBroker: boolean;
}

/** Opens a connection to the site at this address, on a port of its own. */
export async function ownLine(site: string): Promise<OwnLine> {
  const { hostname, port } = new URL(site);
  const open = new Set<Connection>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const connection: Connection = { ends: [near, far], isToBroker: false };
    open.add(connection);
    near.once('data', (request) => {
      connection.isToBroker = /upgrade: websocket/i.test(request.toString('latin1'));
    });
    near.pipe(far).pipe(near);
    for (const end of connection.ends) {
      end.on('error', () => connection.ends.forEach((one) => one.destroy()));
      end.on('close', () => open.delete(connection));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  const drop = ({ ends }: Connection): void => ends.forEach((end) => end.destroy());
  return {
    baseURL: `http://127.0.0.1:${address.port}/`,
    die: () => {
      for (const connection of open)
        if (connection.isToBroker) connection.ends.forEach((end) => end.unpipe().pause());
        else drop(connection);
    },
    close: () => {
      server.close();
      for (const connection of open) drop(connection);
    },
  };
}
