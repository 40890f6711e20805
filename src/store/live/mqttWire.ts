import type { IClientOptions, MqttClient } from 'mqtt';
import { LANES, LIVE_LIMITS } from '../../game/live/index.ts';
import type { Broker } from './broker.ts';
import type { OpenWire } from './wire.ts';

/** Milliseconds between two attempts to connect. */
const AGAIN_AFTER = 1_500;
/** Seconds of silence after which client and broker check that the other is still there. */
const KEEP_ALIVE = 30;

/** Wires over an MQTT broker: docs/live.md, "On the wire". The client is loaded when the first wire is opened. */
export const mqttWires =
  (broker: Broker): OpenWire =>
  async (room, { onMessage, onConnected }) => {
    const { default: mqtt } = await import('mqtt');
    const root = `jikaida/live/${room}`;
    const connect = (): MqttClient => {
      const own = mqtt.connect(broker.url, optionsFor(broker));
      const tell = (isConnected: boolean): void => {
        if (client === own) onConnected(isConnected);
      };
      own.on('connect', () => {
        own.subscribe(`${root}/+`, { qos: 0 }, (error) => {
          if (error === null) tell(true);
        });
      });
      own.on('close', () => tell(false));
      // it tries again by itself, and the room shows that it is not connected
      own.on('error', () => tell(false));
      own.on('message', (topic, sealed) => {
        const lane = LANES.find((known) => topic === `${root}/${known}`);
        const isWanted = lane !== undefined && sealed.length <= LIVE_LIMITS.message;
        if (client === own && isWanted) onMessage(lane, sealed);
      });
      return own;
    };
    let client: MqttClient | null = null;
    client = connect();
    return {
      send: (lane, sealed) => {
        if (client?.connected === true) client.publish(`${root}/${lane}`, bufferOf(sealed), { qos: 0 });
      },
      // on a dead connection the old client would wait for its goodbye in vain
      renew: () => {
        const old = client;
        client = null;
        onConnected(false);
        old?.end(true);
        client = connect();
      },
      close: () => client?.end(true),
    };
  };

const optionsFor = ({ username, password }: Broker): IClientOptions => ({
  protocolVersion: 4,
  clean: true,
  keepalive: KEEP_ALIVE,
  reconnectPeriod: AGAIN_AFTER,
  connectTimeout: 8_000,
  queueQoSZero: false,
  resubscribe: false,
  // its other timers run in a worker, which the policy of the page forbids
  timerVariant: 'native',
  ...(username === undefined ? {} : { username }),
  ...(password === undefined ? {} : { password }),
});

/** The client's types require Node's Buffer; it accepts any bytes. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const bufferOf = (bytes: Uint8Array): Buffer => bytes as Buffer;
