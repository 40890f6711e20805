import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatPosition } from '../../../src/engine/index.ts';
import {
  formatApart,
  formatLetter,
  parseApart,
  parseLetter,
  type Letter,
} from '../../../src/game/apart/index.ts';
import { currentPosition } from '../../../src/game/game.ts';

/** Links and kept games of 23 November 2026: the code, what the library keeps, the position, and what is said. */
const rows = readFileSync(new URL('../../fixtures/lettersVersion32.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((row) => row.split('\t'));

const positionOf = ({ game }: Pick<Letter, 'game'>): string =>
  game === null ? '-' : formatPosition(currentPosition(game));

const saidBy = ({ step, asks, declined, end, guest }: Omit<Letter, 'sent'>): string =>
  [step, asks, declined, end?.way ?? null, guest?.name ?? null].map(String).join(' ');

describe('games by message that were played before', () => {
  test.each(rows)('the link is read as it was written: %.20s', (code = '', _, position, said) => {
    const read = parseLetter(code);
    if (!read.ok) throw new Error(read.error.code);
    expect([positionOf(read.value), saidBy(read.value)]).toEqual([position, said]);
    // the version counts up with any change of the bytes
    expect(formatLetter(read.value)).toEqual({ ok: true, value: code });
  });

  test.each(rows)(
    'what the library keeps is read as it was written: %.20s',
    (_, kept = '', position, said) => {
      const read = parseApart(kept);
      if (!read.ok) throw new Error(read.error);
      expect([positionOf(read.value), saidBy(read.value)]).toEqual([position, said]);
      expect(formatApart(read.value)).toBe(kept);
    },
  );
});
