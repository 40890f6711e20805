import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTerms, writeTerms, type LiveTerms } from '../../../src/game/live/terms.ts';
import { ByteReader, ByteWriter, LinkFault } from '../../../src/game/link/bytes.ts';
import { budget } from '../../support/budget.ts';
import { clockOf, does, moves, roomIn, seated, tell, termsWith } from '../../support/live.ts';
import { nodeOf } from '../../../src/game/tree/index.ts';

const written = (terms: LiveTerms): Uint8Array => {
  const writer = new ByteWriter();
  writeTerms(writer, terms);
  return writer.done;
};
const through = (terms: LiveTerms): LiveTerms => readTerms(new ByteReader(written(terms)));

const time = fc.integer({ min: 1, max: 86_400_000 });
const increment = fc.integer({ min: 0, max: 600_000 });
const sides = (of: fc.Arbitrary<number>) => fc.record({ yellow: of, blue: of });

describe('what is agreed for a room', () => {
  test('is read as it was written: any clock, the same or different for the sides, overlays or none', () => {
    fc.assert(
      fc.property(
        fc.option(fc.record({ time: sides(time), increment: sides(increment) })),
        fc.boolean(),
        (clock, overlays) => {
          const terms = { ...termsWith({}, clock), overlays };
          expect(through(terms)).toEqual(terms);
        },
      ),
      { numRuns: budget(200, 20) },
    );
  });

  test('a clock that is the same for both sides is written as it was before sides could differ', () => {
    const plain = written(termsWith({}, clockOf(300_000, 3_000)));
    const without = written(termsWith());
    // the two numbers of a clock in place of two zeros: three bytes and two
    expect(plain.length).toBe(without.length + 3);
    expect(plain.at(-1)).toBe(1);
  });

  test.each([
    ['a gain without a time', { time: { yellow: 0, blue: 0 }, increment: { yellow: 5, blue: 5 } }],
    ['a side without time', { time: { yellow: 9, blue: 0 }, increment: { yellow: 0, blue: 0 } }],
    ['a day and more', clockOf(86_400_001, 0)],
  ])('%s is refused', (_, clock) => {
    expect(() => through(termsWith({}, clock))).toThrow(LinkFault);
  });

  test('a choice that nobody knows is refused', () => {
    const bytes = written(termsWith());
    expect(() => readTerms(new ByteReader(Uint8Array.of(...bytes.slice(0, -1), 4)))).toThrow(LinkFault);
  });

  test('each side has its own time and gain', () => {
    const clock = { time: { yellow: 60_000, blue: 30_000 }, increment: { yellow: 1_000, blue: 5_000 } };
    const { host, guest } = seated(termsWith({}, clock));
    const left = (): number | null => {
      const { game } = roomIn(host.log).now!;
      return nodeOf(game.tree, game.at).notes.clock;
    };
    const found: (number | null)[] = [];
    for (let turn = 0; turn < 4; turn++) {
      moves(turn % 2 === 0 ? host : guest, undefined, 2_000);
      tell(host, guest);
      tell(guest, host);
      found.push(left());
    }
    expect(found).toEqual([60_000, 30_000, 59_000, 33_000]);
    does(host, { is: 'move', game: 0, turn: 4, move: Uint8Array.of(0), thought: 59_001 });
    expect(roomIn(host.log).now?.end).toEqual({ way: 'time', loser: 'yellow' });
  });
});
