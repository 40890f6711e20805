/**
 * The embedded broker in a process of its own: reports its port and, on every message, its memory in bytes. For
 * `live.ts`.
 */
import { createServer } from 'node:http';
import { openBroker } from '../scripts/live/broker.ts';

const server = createServer();
const broker = await openBroker();
broker.serve(server, '/live');
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
process.on('message', () => process.send?.({ memory: process.memoryUsage().rss }));
process.on('disconnect', () => process.exit());
