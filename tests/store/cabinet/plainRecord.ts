import type { CabinetRecord } from '../../../src/store/cabinet/record.ts';

/** A game at a table of the cabinet as it is kept: without clock, match, look or end, and everything else as given. */
export const plainRecord = (
  given: Pick<CabinetRecord, 'variant' | 'seating'> & Partial<CabinetRecord>,
): CabinetRecord => ({
  id: 'plain',
  began: 0,
  changes: 0,
  trail: '',
  start: null,
  names: [],
  moves: [],
  at: 0,
  ended: null,
  clock: null,
  match: null,
  look: null,
  seed: 1,
  lot: null,
  when: 0,
  ...given,
});
