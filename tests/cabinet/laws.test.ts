import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCabinet } from '../../src/cli/cabinetGames.ts';
import { FAULT_CODES, type AnyRules } from '../../src/cabinet/seam/rules.ts';
import { walk } from '../../src/cabinet/seam/walk.ts';
import { budget } from '../support/budget.ts';

const CABINET = await loadCabinet();

const positions = (rules: AnyRules) =>
  fc
    .tuple(fc.integer({ min: 0, max: 2 ** 31 - 1 }), fc.integer({ min: 0, max: 60 }))
    .map(([seed, plies]) => walk(rules, rules.start(), seed, plies));

const RUNS = { numRuns: budget(6, 1) };

describe.each(CABINET)('$id', (rules) => {
  test('a position has one spelling, and is read as it was written', () => {
    fc.assert(
      fc.property(positions(rules), (position) => {
        const text = rules.write(position);
        const read = rules.read(text);
        expect(read.ok ? rules.write(read.value) : read.error).toBe(text);
      }),
      RUNS,
    );
  });

  test('each move has a text of its own, and playing it leaves the position as it was', () => {
    fc.assert(
      fc.property(positions(rules), (position) => {
        const before = rules.write(position);
        const moves = rules.moves(position);
        const texts = new Set(moves.map((move) => rules.writeMove(move)));
        expect(texts.size).toBe(moves.length);
        // some of them, evenly spread: a turn of Jetan has a hundred
        const every = Math.ceil(moves.length / 10);
        for (const move of moves.filter((_, index) => index % every === 0)) {
          const after = rules.write(rules.play(position, move));
          expect(rules.read(after).ok).toBe(true);
        }
        expect(rules.write(position)).toBe(before);
      }),
      RUNS,
    );
  });

  test('a game that is over has no moves, and one that goes on has some', () => {
    fc.assert(
      fc.property(positions(rules), (position) => {
        expect(rules.moves(position).length === 0).toBe(rules.outcome(position).over);
      }),
      RUNS,
    );
  });

  test('a line with a character changed, lost or added is read or refused with its field, and never throws', () => {
    fc.assert(
      fc.property(
        positions(rules),
        fc.nat(),
        fc.constantFrom('replace', 'remove', 'insert'),
        fc.constantFrom(
          '0',
          '1',
          '9',
          '10',
          '/',
          ' ',
          ',',
          '-',
          'w',
          'b',
          'W',
          'B',
          'K',
          'm',
          'x',
          'é',
          '\n',
        ),
        (position, at, deed, sign) => {
          const text = rules.write(position);
          const place = at % (text.length + 1);
          const skipped = deed === 'insert' ? 0 : 1;
          const changed =
            text.slice(0, place) + (deed === 'remove' ? '' : sign) + text.slice(place + skipped);
          const read = rules.read(changed);
          const isHonest = read.ok
            ? rules.write(read.value) === changed
            : FAULT_CODES.includes(read.error.code);
          expect(isHonest).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });
});
