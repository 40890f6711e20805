/** FAST=1 asks for small budgets, as mutation testing does, where every test runs many times. */
const isFast = process.env['FAST'] === '1';
/** `npm run test:whole`: every seeded test in full, every puzzle proved. */
const isWhole = process.env['MODE'] === 'whole';
/** An ordinary run makes one try in this many. */
const SHARE = 3;

/** How often a seeded test tries: in full, less where FAST=1, and a third of it, or `usual`, in an ordinary run. */
export function budget(full: number, fast: number, usual = Math.max(fast, Math.ceil(full / SHARE))): number {
  if (isFast) return fast;
  return isWhole ? full : usual;
}

/** The rows of a table that is too long for an ordinary run: every third one, evenly spread, and all in a whole run. */
export const drawn = <Row>(rows: readonly Row[]): readonly Row[] =>
  isWhole ? rows : rows.filter((_, index) => index % SHARE === 0);
