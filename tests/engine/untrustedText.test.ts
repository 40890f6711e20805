import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatCoordinates,
  formatPosition,
  formatRecord,
  movesWithSuffix,
  NOTATION_ERRORS,
  parseMove,
  parsePosition,
  startPosition,
  type NotationError,
  type Position,
} from '../../src/engine/index.ts';
import { formatSpelled } from '../../src/text/spelled.ts';
import { IDS, positionOf, samples } from '../support/arbitrary.ts';
import { budget } from '../support/budget.ts';
import { variationOf } from '../support/grid.ts';
import { referenceValid } from '../support/reference/index.ts';

const options = (runs: number) => ({ seed: 7, numRuns: budget(runs, Math.ceil(runs / 30)) });

/** What an error leaves unsaid: it should say what is wrong, in which field, and at which place within the text. */
function unclear({ code, field, at }: NotationError, text: string, isMove: boolean): string | null {
  if (!NOTATION_ERRORS.includes(code)) return `code ${code}`;
  if (!Number.isInteger(at) || at < 0 || at > text.length) return `place ${at}`;
  const fields: readonly (number | null)[] = isMove || code === 'too-long' ? [null] : [1, 2, 3, 4, 5];
  return fields.includes(field) ? null : `field ${field}`;
}

/** Reads a text as a position: null for a clear error, or for a valid position of which this is the only spelling. */
function positionFault(id: string, text: string): string | null {
  const read = parsePosition(variationOf(id), text);
  if (!read.ok) return unclear(read.error, text, false);
  const written = formatPosition(read.value);
  return written === text ? referenceValid(id, text) : `another spelling: ${written}`;
}

/** Reads a text as a move: null for a clear error, or for squares of the board. */
function moveFault(position: Position, text: string): string | null {
  const read = parseMove(position, text);
  if (!read.ok) return unclear(read.error, text, true);
  const { size } = position.ruleset.geometry;
  const { from, to } = read.value;
  const isMove = [from, to].every((square) => Number.isInteger(square) && square >= 0 && square < size);
  return isMove ? null : `from ${from} to ${to}`;
}

const ANY_TEXT = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(...Array.from('SDHJCGMPKsdhjcgmpk0123456789/ ybYB-,=^x<>+#nt')),
    maxLength: 120,
  }),
  fc.constantFrom(
    '',
    ' ',
    '     ',
    '\n',
    '\t\t\t\t',
    '\0',
    '/////',
    '= = = = =',
    '𝒮𝒹',
    'toString',
    '__proto__',
  ),
);

/** One small change to a text: a character dropped, doubled, inserted or replaced, or two swapped. */
const mutation = fc.record({
  place: fc.nat({ max: 10_000 }),
  sort: fc.constantFrom('drop', 'double', 'insert', 'replace', 'swap'),
  char: fc.constantFrom(...Array.from('SDHJCGMPKsdhjcgmpk0123456789/ ybYBMNZLWC-,abcdef=^x<>+#é')),
});
type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

function mutate(text: string, { place, sort, char }: Mutation): string {
  const at = place % (text.length + 1);
  const [before, here, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  switch (sort) {
    case 'drop':
      return before + after;
    case 'double':
      return before + here + here + after;
    case 'insert':
      return before + char + here + after;
    case 'replace':
      return before + char + after;
    case 'swap':
      return before + after.charAt(0) + here + after.slice(1);
    default:
      return text;
  }
}

const mutations = fc.array(mutation, { minLength: 1, maxLength: 3 });
const mutated = (text: string, changes: readonly Mutation[]): string => changes.reduce(mutate, text);

describe('position lines from anywhere', () => {
  test('any text is read or refused with a clear error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...IDS), ANY_TEXT, (id, text) => {
        expect(positionFault(id, text)).toBeNull();
      }),
      options(3000),
    );
  });

  test('a valid line with small changes is valid, or refused with a clear error', () => {
    fc.assert(
      fc.property(samples(), mutations, ({ id, line }, changes) => {
        expect(positionFault(id, mutated(line, changes))).toBeNull();
      }),
      options(3000),
    );
  });

  test('five fields of any text', () => {
    const field = fc.oneof(ANY_TEXT, fc.constantFrom('y', 'b', 'YB', '-', '0', '6/6/6/6/6/6', 'Mc3,Md3'));
    fc.assert(
      fc.property(fc.constantFrom(...IDS), fc.tuple(field, field, field, field, field), (id, fields) => {
        expect(positionFault(id, fields.join(' '))).toBeNull();
      }),
      options(2000),
    );
  });

  test('a line of one variation is read by another only if it fits', () => {
    fc.assert(
      fc.property(samples(), fc.constantFrom(...IDS), ({ line }, id) => {
        expect(positionFault(id, line)).toBeNull();
      }),
      options(600),
    );
  });

  test('very long texts are refused at once', () => {
    const variation = variationOf('poron');
    for (const text of [
      '1'.repeat(1e6),
      '/'.repeat(1e6),
      ' '.repeat(1e6),
      'k'.repeat(1e6),
      '9'.repeat(19_999),
    ])
      expect(positionFault('poron', text)).toBeNull();
    expect(parsePosition(variation, `${formatPosition(startPosition(variation))}${' '.repeat(1e6)}`).ok).toBe(
      false,
    );
    expect(parsePosition(variation, `12/${'9'.repeat(400)} y - - 0`).ok).toBe(false);
  });
});

/** All written forms of all legal moves of a position. */
const writtenMoves = (position: Position): string[] =>
  movesWithSuffix(position).flatMap(({ move, suffix }) => [
    formatCoordinates(position.ruleset, move),
    formatRecord(position, move, suffix),
    formatSpelled(position, move, suffix),
  ]);

describe('moves from anywhere', () => {
  test('any text is read or refused with a clear error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...IDS), ANY_TEXT, (id, text) => {
        expect(moveFault(startPosition(variationOf(id)), text)).toBeNull();
      }),
      options(3000),
    );
  });

  test('a written move with small changes is read, or refused with a clear error', () => {
    fc.assert(
      fc.property(samples(), fc.nat(), mutations, ({ id, line }, pick, changes) => {
        const position = positionOf(id, line);
        const texts = writtenMoves(position);
        expect(moveFault(position, mutated(texts[pick % texts.length] ?? '', changes))).toBeNull();
      }),
      options(3000),
    );
  });

  test('very long texts are refused at once', () => {
    const position = startPosition(variationOf('poron'));
    for (const text of ['S'.repeat(1e6), ' '.repeat(1e6), `Mc3-Mc4${' '.repeat(1e6)}`, '='.repeat(1e6)])
      expect(parseMove(position, text)).toMatchObject({ ok: false, error: { code: 'too-long' } });
  });
});
