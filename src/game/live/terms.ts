import type { Side } from '../../engine/index.ts';
import type { Agreement } from '../apart/agreement.ts';
import { readAgreement, writeAgreement } from '../apart/letterBytes.ts';
import { LinkFault, type ByteReader, type ByteWriter } from '../link/bytes.ts';
import type { ClockTerms } from '../terms.ts';

/** What each player has at the start and gains with each turn, in milliseconds. */
export interface LiveClock {
  readonly time: number;
  readonly increment: number;
}

/** All that an invitation to a room fixes. */
export interface LiveTerms {
  /** The game, its start, sides and names, as for a game by message; no days are agreed. */
  readonly agreement: Agreement;
  /** Null where they play without a clock. */
  readonly clock: LiveClock | null;
  /** Whether overlays may be shown on the board. */
  readonly overlays: boolean;
}

/** The longest time and increment: a day, and ten minutes. */
const MOST = { time: 86_400_000, increment: 600_000 } as const;

export function writeTerms(writer: ByteWriter, { agreement, clock, overlays }: LiveTerms): void {
  writeAgreement(writer, agreement);
  writer.number(clock?.time ?? 0);
  writer.number(clock?.increment ?? 0);
  writer.byte(overlays ? 1 : 0);
}

/** Throws a LinkFault or a LetterFault for terms under which nobody can play. */
export function readTerms(reader: ByteReader): LiveTerms {
  const agreement = readAgreement(reader);
  const time = reader.number(MOST.time);
  const increment = reader.number(MOST.increment);
  const overlays = reader.byte();
  if (overlays > 1 || (time === 0 && increment > 0)) throw new LinkFault('no such clock');
  return { agreement, clock: time === 0 ? null : { time, increment }, overlays: overlays === 1 };
}

/** The clock as a table has it. */
export const clockTermsOf = ({ clock }: LiveTerms): ClockTerms | null =>
  clock === null
    ? null
    : {
        time: bothSides(clock.time),
        increment: bothSides(clock.increment),
        pausesWhenClosed: false,
      };

const bothSides = (value: number): Record<Side, number> => ({ yellow: value, blue: value });
