/**
 * Measures how a broker carries live games: rooms of two players, with a move in each room every second, sealed as in
 * play. Reports how long deliveries take and how many are lost. `npm run bench:live`; `--rooms=200`, `--seconds=60`,
 * and `--broker=ws://127.0.0.1:9001` for a broker other than the embedded one.
 */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asciiOf, NONCE, seal, writeEvents, type Bytes } from '../src/game/live/index.ts';
import { mqttWires } from '../src/store/live/mqttWire.ts';
import type { Wire } from '../src/store/live/wire.ts';
import { moves, seated } from '../tests/support/live.ts';

const given = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const ROOMS = Number(given('rooms') ?? 200);
const SECONDS = Number(given('seconds') ?? 60);
/** The milliseconds after the last move in which it may still arrive. */
const REST = 3_000;
const PLAYERS = ['host', 'guest'] as const;
type Player = (typeof PLAYERS)[number];

/** A frame that contains one move, as a player sends it. */
function moveFrame(): Bytes {
  const { host } = seated();
  moves(host);
  const [frame] = writeEvents(host.log.host.slice(-1).map(({ bytes }) => bytes));
  if (frame === undefined) throw new Error('a move makes a frame');
  return frame;
}

/** Starts the embedded broker in a process of its own. */
async function embedded() {
  const child = fork(path.join(import.meta.dirname, 'liveBroker.ts'), { execArgv: ['--import', 'tsx'] });
  const heard = async (name: 'port' | 'memory'): Promise<number> => {
    const [told]: unknown[] = await once(child, 'message');
    const number =
      told instanceof Object ? Object.entries(told).find(([key]) => key === name)?.[1] : undefined;
    if (typeof number !== 'number') throw new Error(`the broker does not tell its ${name}`);
    return number;
  };
  const port = await heard('port');
  return {
    url: `ws://127.0.0.1:${port}/live`,
    memory: async () => {
      child.send('memory');
      return heard('memory');
    },
    close: () => child.disconnect(),
  };
}

const other = given('broker');
const own = other === undefined ? await embedded() : null;
const open = mqttWires({ url: other ?? own?.url ?? '' });
const plain = moveFrame();
const key = randomBytes(32);

/** When each move was sent, by room and nonce; its delivery removes it. */
const underWay = new Map<string, number>();
const taken: number[] = [];
const nameOf = (room: string, sealed: Bytes): string =>
  room + Buffer.from(sealed.subarray(0, NONCE)).toString('hex');

/** The connection of one player, once it is open. */
async function seat(room: string, player: Player): Promise<Wire> {
  const connected = new EventEmitter();
  const isOpen = once(connected, 'connected');
  const wire = await open(room, {
    onConnected: (isConnected) => void (isConnected && connected.emit('connected')),
    onMessage: (lane, sealed) => {
      const name = nameOf(room, sealed);
      const sent = underWay.get(name);
      // what a player sends also comes back to its sender
      if (lane === player || sent === undefined) return;
      underWay.delete(name);
      taken.push(performance.now() - sent);
    },
  });
  await isOpen;
  return wire;
}

const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);

async function play(room: string, wires: Readonly<Record<Player, Wire>>): Promise<void> {
  await wait(Math.random() * 1_000);
  for (let turn = 0; turn < SECONDS; turn++) {
    const player = PLAYERS[turn % 2] ?? 'host';
    const sealed = seal(key, randomBytes(NONCE), asciiOf(player), plain);
    underWay.set(nameOf(room, sealed), performance.now());
    wires[player].send(player, sealed);
    await wait(1_000);
  }
}

const before = (await own?.memory()) ?? 0;
const began = performance.now();
const rooms = await Promise.all(
  Array.from({ length: ROOMS }, async () => {
    const room = randomBytes(16).toString('base64url');
    return { room, wires: { host: await seat(room, 'host'), guest: await seat(room, 'guest') } };
  }),
);
console.log(`${ROOMS} rooms, ${2 * ROOMS} players connected in ${Math.round(performance.now() - began)} ms`);
await Promise.all(rooms.map(({ room, wires }) => play(room, wires)));
await wait(REST);
taken.sort((a, b) => a - b);
const share = (part: number): string => (taken[Math.floor((taken.length - 1) * part)] ?? NaN).toFixed(1);
console.log(`${SECONDS * ROOMS} moves of ${plain.length} bytes sent, ${underWay.size} lost`);
console.log(`delivered in ${share(0.5)} ms (50th percentile), ${share(0.99)} (99th), ${share(1)} (longest)`);
if (own !== null) {
  console.log(
    `memory of the broker: ${megabytes(before)} MB before, ${megabytes(await own.memory())} MB after`,
  );
}
for (const { wires } of rooms) for (const player of PLAYERS) wires[player].close();
own?.close();
process.exit(underWay.size === 0 ? 0 : 1);
