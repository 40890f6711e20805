import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, onOneLine } from '../../src/game/cleanWords.ts';

/** Whatever is typed or pasted, often with several of the signs in a row that are cleaned away. */
const typing = fc.string({
  unit: fc.oneof(fc.constantFrom(' ', '\t', '\n', '\u202e'), fc.string({ unit: 'binary', maxLength: 1 })),
  maxLength: 90,
});

describe('a name', () => {
  it.each([
    ['  Dray   Prescot ', 'Dray Prescot'],
    ['Delia\u0000\n\tof\u202eDelphond', 'Delia of Delphond'],
    ['Ål 龍 🐉', 'Ål 龍 🐉'],
    ['Delia\r\n of \u202e Delphond', 'Delia of Delphond'],
    ['\u0007', ''],
    ['Delia\ud83d of \udc09Delphond', 'Delia of Delphond'],
    ['🐉'.repeat(50), '🐉'.repeat(20)],
    [`x${'🐉'.repeat(50)}`, `x${'🐉'.repeat(19)}`],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanName(typed)).toBe(kept);
  });

  it('is never longer than 40 characters, and cleaning it twice changes nothing', () => {
    fc.assert(
      fc.property(typing, (typed) => {
        const kept = cleanName(typed);
        expect(kept.length).toBeLessThanOrEqual(40);
        expect(kept).not.toMatch(/\p{Cc}/u);
        expect(cleanName(kept)).toBe(kept);
      }),
    );
  });
});

describe('a line', () => {
  it.each([
    [' Well  played,\r\nDray! ', 'Well played, Dray!'],
    ['Well\t played', 'Well played'],
    ['a\u2028b\u2066c', 'a b c'],
    ['🐉'.repeat(50), '🐉'.repeat(50)],
  ])('%j is %j', (written, line) => {
    expect(onOneLine(written)).toBe(line);
  });
});
