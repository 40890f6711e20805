import { createAnswering } from '../../src/store/computer/answering.ts';
import type { OpenPort, PortEvents } from '../../src/store/computer/port.ts';

/** A line to a worker that does only what the test has it do. */
export interface FakePort extends PortEvents {
  readonly asked: unknown[];
  /** The leases that hold. */
  readonly leases: Set<string>;
  isClosed: boolean;
}

/** Lines that answer nothing by themselves, in the order in which they were opened. */
export function fakePorts({ lends = false } = {}): { readonly open: OpenPort; readonly ports: FakePort[] } {
  const ports: FakePort[] = [];
  return {
    ports,
    open: (events) => {
      const port: FakePort = { ...events, asked: [], leases: new Set(), isClosed: false };
      ports.push(port);
      return {
        say: (asked) => port.asked.push(asked),
        lend: () => {
          if (!lends) return null;
          const address = `blob:${port.asked.length}`;
          port.leases.add(address);
          return { address, withdraw: () => port.leases.delete(address) };
        },
        close: () => {
          port.isClosed = true;
        },
      };
    },
  };
}

/** A line that really searches, as a worker does, but in slices on the test's own thread. */
export const openHere: OpenPort = ({ onAnswer }) => {
  let isClosed = false;
  const later = (work: () => void): void => queueMicrotask(() => !isClosed && work());
  const answer = createAnswering((said) => {
    const copy: unknown = structuredClone(said);
    later(() => onAnswer(copy));
  });
  return {
    say: (asked) => {
      const copy: unknown = structuredClone(asked);
      later(() => answer(copy));
    },
    lend: () => null,
    close: () => {
      isClosed = true;
    },
  };
};
