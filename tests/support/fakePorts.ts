import { createAnswering } from '../../src/store/computer/answering.ts';
import type { OpenPort, PortEvents } from '../../src/store/computer/port.ts';

/** A line to a worker that does only what the test has it do. */
export interface FakePort extends PortEvents {
  readonly asked: unknown[];
  isClosed: boolean;
}

/** Lines that answer nothing by themselves, in the order in which they were opened. */
export function fakePorts(): { readonly open: OpenPort; readonly ports: FakePort[] } {
  const ports: FakePort[] = [];
  return {
    ports,
    open: (events) => {
      const port: FakePort = { ...events, asked: [], isClosed: false };
      ports.push(port);
      return {
        say: (asked) => port.asked.push(asked),
        close: () => {
          port.isClosed = true;
        },
      };
    },
  };
}

/** A line that searches for real, as a worker does, but in turns of the test's own thread. */
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
    close: () => {
      isClosed = true;
    },
  };
};
