import { accept, refuse, SIDES, type Result } from '../../engine/index.ts';

import { VERSION } from './savedForm.ts';
import { NONE_DECLINED } from '../sitting/sitting.ts';
import { DEFAULT_TERMS } from '../sitting/terms.ts';

/** The data was saved by a later version of the app than this one. */
export interface NewerForm {
  readonly code: 'newer';
  readonly version: number;
}

type Data = Readonly<Record<string, unknown>>;

/** From each earlier version to the next: the first migration reads version 1. */
const MIGRATIONS: readonly ((data: Data) => Data)[] = [
  // version 1 knew only the moves: its games were played without a clock, with free take-backs of one turn at a time
  (data) => ({
    ...data,
    version: 2,
    terms: DEFAULT_TERMS,
    clock: null,
    end: null,
    offer: null,
    declined: NONE_DECLINED,
    match: null,
  }),
  // version 2 forgot what was taken back once another move was made, and stored the times of both sides after each turn
  (data) => ({ ...data, version: 3, variations: [], clock: withMoversTimes(data) }),
  // version 3 knew no games of the school
  (data) => ({ ...data, version: 4 }),
  // version 4 did not say which game it was, nor how often it had changed
  (data) => ({ ...data, version: 5, seat: null }),
  // version 5 knew no names of house rules
  (data) => ({ ...data, version: 6 }),
];

/** The clock with only what the side that moved had left after each turn: the sides move alternately. */
function withMoversTimes({ start, clock }: Data): unknown {
  if (!isData(clock) || !Array.isArray(clock['marks'])) return clock;
  const { marks, ...rest } = clock;
  const begins = typeof start === 'string' && start.split(' ')[1] === 'b' ? SIDES.toReversed() : SIDES;
  const left = marks.map((mark: unknown, index) => (isData(mark) ? mark[begins[index % 2] ?? ''] : mark));
  return { ...rest, left };
}

/** Saved data of an earlier version converted to the present form. Anything else that is wrong with it stays. */
export function migrated(saved: unknown): Result<unknown, NewerForm> {
  if (!isData(saved)) return accept(saved);
  const { version } = saved;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return accept(saved);
  if (version > VERSION) return refuse({ code: 'newer', version });
  return accept(MIGRATIONS.slice(version - 1).reduce((data, migrate) => migrate(data), saved));
}

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
