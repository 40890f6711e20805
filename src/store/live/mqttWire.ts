import { LANES, LIVE_LIMITS } from '../../game/live/index.ts';
import type { Broker } from './broker.ts';
import type { OpenWire } from './wire.ts';

/** Milliseconds between two attempts to connect. */
const AGAIN_AFTER = 1_500;
/** Seconds of silence after which client and broker look for each other. */
const KEEP_ALIVE = 30;

/** Wires over an MQTT broker: docs/live.md, "On the wire". The client is loaded when the first one is opened. */
export const mqttWires =
  ({ url, username, password }: Broker): OpenWire =>
  async (room, { onMessage, onConnected }) => {
    const { default: mqtt } = await import('mqtt');
    const root = `jikaida/live/${room}`;
    const client = mqtt.connect(url, {
      protocolVersion: 4,
      clean: true,
      keepalive: KEEP_ALIVE,
      reconnectPeriod: AGAIN_AFTER,
      connectTimeout: 8_000,
      queueQoSZero: false,
      resubscribe: false,
      // its other timers run in a worker that the policy of the page does not allow
      timerVariant: 'native',
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
    });
    client.on('connect', () => {
      client.subscribe(`${root}/+`, { qos: 0 }, (error) => {
        if (error === null) onConnected(true);
      });
    });
    client.on('close', () => onConnected(false));
    // it tries again by itself, and the room shows that it is not connected
    client.on('error', () => onConnected(false));
    client.on('message', (topic, sealed) => {
      const lane = LANES.find((known) => topic === `${root}/${known}`);
      if (lane !== undefined && sealed.length <= LIVE_LIMITS.message) onMessage(lane, sealed);
    });
    return {
      send: (lane, sealed) => {
        if (client.connected) client.publish(`${root}/${lane}`, bufferOf(sealed), { qos: 0 });
      },
      renew: () => client.reconnect(),
      close: () => client.end(true),
    };
  };

/** The client's types name the bytes of Node; it takes any. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const bufferOf = (bytes: Uint8Array): Buffer => bytes as Buffer;
