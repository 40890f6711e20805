import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BitReader, BitWriter, lengthAbout } from '../../../src/game/link/bits.ts';
import { ByteReader, ByteWriter, LinkFault } from '../../../src/game/link/bytes.ts';
import { budget } from '../../support/budget.ts';

/** The bytes of what is written. */
function written(write: (bits: BitWriter) => void): Uint8Array {
  const bytes = new ByteWriter();
  const bits = new BitWriter(bytes);
  write(bits);
  bits.done();
  return bytes.done;
}

const readerOf = (bytes: Uint8Array): BitReader => new BitReader(new ByteReader(bytes));

const anyNumber = fc.oneof(
  fc
    .record({ sort: fc.constant('choice'), value: fc.nat(700), size: fc.integer({ min: 1, max: 700 }) })
    .map(({ sort, value, size }) => ({ sort, value: value % size, size })),
  fc.record({
    sort: fc.constant('about'),
    value: fc.oneof(
      fc.nat(100),
      fc.nat(),
      fc.maxSafeNat().map((value) => Math.floor(value / 4)),
    ),
    size: fc.nat(31),
  }),
);

describe('bits', () => {
  test('give back what was written', () => {
    fc.assert(
      fc.property(fc.array(anyNumber), (numbers) => {
        const bytes = written((bits) => {
          for (const { sort, value, size } of numbers)
            if (sort === 'choice') bits.choice(value, size);
            else bits.about(value, size);
        });
        const reader = readerOf(bytes);
        expect(
          numbers.map(({ sort, size }) => (sort === 'choice' ? reader.choice(size) : reader.about(size))),
        ).toEqual(numbers.map(({ value }) => value));
      }),
      { seed: 21, numRuns: budget(2000, 200) },
    );
  });

  test.each([
    ['one of one takes none', 0, (bits: BitWriter) => bits.choice(0, 1)],
    ['eight of 256 take eight bytes', 8, (bits: BitWriter) => fill(8, () => bits.choice(255, 256))],
    [
      'eight of 257 take eight bytes, too, where none is the last',
      8,
      (bits) => fill(8, () => bits.choice(9, 257)),
    ],
    ['three of six take one byte', 1, (bits) => fill(3, () => bits.choice(1, 6))],
  ] satisfies [string, number, (bits: BitWriter) => void][])('%s', (_, bytes, write) => {
    expect(written(write)).toHaveLength(bytes);
  });

  test('know how long a number will be', () => {
    for (const [value, width] of [
      [0, 0],
      [5, 3],
      [1000, 4],
      [1000, 10],
    ] as const) {
      const length = lengthAbout(value, width);
      expect(written((bits) => bits.about(value, width))).toHaveLength(Math.ceil(length / 8));
    }
  });

  test.each([
    ['end too soon', [0xff], (bits: BitReader) => bits.choice(1000)],
    ['choose from nothing', [0], (bits: BitReader) => bits.choice(0)],
  ] satisfies [string, number[], (bits: BitReader) => number][])(
    'are refused when they %s',
    (_, bytes, read) => {
      expect(() => read(readerOf(Uint8Array.from(bytes)))).toThrow(LinkFault);
    },
  );
});

test('a number that is not exact has no bits', () => {
  const all = readerOf(new Uint8Array(40).fill(0xff));
  expect(Number.isSafeInteger(all.about(3))).toBe(true);
});

function fill(times: number, write: () => void): void {
  for (let time = 0; time < times; time++) write();
}
