import type { Side } from '../../engine/index.ts';
import type { Agreement } from '../apart/agreement.ts';
import { readAgreement, writeAgreement } from '../apart/letterBytes.ts';
import { LinkFault, type ByteReader, type ByteWriter } from '../link/bytes.ts';
import { hasDifferentTimes, MOST_SECONDS } from '../sitting/setup.ts';
import type { ClockTerms } from '../sitting/terms.ts';

/** What each side has at the start and gains with each turn, in milliseconds. */
export interface LiveClock {
  readonly time: Readonly<Record<Side, number>>;
  readonly increment: Readonly<Record<Side, number>>;
}

/** All that an invitation to a room fixes. */
export interface LiveTerms {
  /** The game, its start, sides and names, as for a game by message; there is no limit of days. */
  readonly agreement: Agreement;
  /** Null where they play without a clock. */
  readonly clock: LiveClock | null;
  /** Whether overlays may be shown on the board. */
  readonly overlays: boolean;
}

/** What the last byte of the terms says, one bit for each. */
const FLAGS = { overlays: 1, different: 2 } as const;

export function writeTerms(writer: ByteWriter, { agreement, clock, overlays }: LiveTerms): void {
  const isDifferent = clock !== null && hasDifferentTimes(clock);
  writeAgreement(writer, agreement);
  writer.number(clock?.time.yellow ?? 0);
  writer.number(clock?.increment.yellow ?? 0);
  writer.byte((overlays ? FLAGS.overlays : 0) + (isDifferent ? FLAGS.different : 0));
  if (!isDifferent) return;
  writer.number(clock.time.blue);
  writer.number(clock.increment.blue);
}

/** Throws a LinkFault or a LetterFault for terms under which nobody can play. */
export function readTerms(reader: ByteReader): LiveTerms {
  const agreement = readAgreement(reader);
  const yellow = readTimes(reader);
  const flags = reader.byte();
  if (flags > FLAGS.overlays + FLAGS.different) throw new LinkFault('no such terms');
  const blue = (flags & FLAGS.different) === 0 ? yellow : readTimes(reader);
  const isNone = yellow.time === 0 && yellow.increment === 0 && blue === yellow;
  if (!isNone && (yellow.time === 0 || blue.time === 0)) throw new LinkFault('no such clock');
  const clock = {
    time: { yellow: yellow.time, blue: blue.time },
    increment: { yellow: yellow.increment, blue: blue.increment },
  };
  return { agreement, clock: isNone ? null : clock, overlays: (flags & FLAGS.overlays) !== 0 };
}

const readTimes = (reader: ByteReader) => ({
  time: reader.number(MOST_SECONDS.time * 1000),
  increment: reader.number(MOST_SECONDS.increment * 1000),
});

/** The clock as a table has it; it goes on while a page is closed. */
export const clockTermsOf = ({ clock }: LiveTerms): ClockTerms | null =>
  clock === null ? null : { ...clock, pausesWhenClosed: false };
