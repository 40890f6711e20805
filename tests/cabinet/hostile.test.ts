import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCabinet } from '../../src/cli/cabinetGames.ts';
import { FAULT_CODES, type AnyRules } from '../../src/cabinet/seam/rules.ts';
import { walk } from '../../src/cabinet/seam/walk.ts';
import { budget, drawn } from '../support/budget.ts';

const CABINET = await loadCabinet();

/** What no field of a position may be, and what a careless reader stumbles over. */
const HOSTILE = [
  '',
  ' ',
  '-',
  '0',
  '-1',
  '+1',
  '00',
  '1.5',
  '1e9',
  'NaN',
  'Infinity',
  '9'.repeat(400),
  '/'.repeat(400),
  ','.repeat(400),
  'w'.repeat(1_000),
  '1'.repeat(1_000),
  '__proto__',
  'constructor',
  'toString',
  'wr__proto__',
  '１',
  '\u0000',
  '\u{1F600}',
  '\uD800',
];

/** Whether a text is read as exactly what is written again, or refused with a known code and its field. */
function isHonest(rules: AnyRules, text: string): boolean {
  const read = rules.read(text);
  if (read.ok) return rules.write(read.value) === text;
  const { code, field, found } = read.error;
  return FAULT_CODES.includes(code) && field >= 0 && typeof found === 'string';
}

/** A position with each of its fields replaced by each hostile text, and with its fields mixed up. */
function spoiled(line: string): readonly string[] {
  const fields = line.split(' ');
  return [
    ...[...fields.keys()].flatMap((index) => HOSTILE.map((hostile) => fields.with(index, hostile).join(' '))),
    fields.toReversed().join(' '),
    `${line} ${line}`,
  ];
}

describe.each(CABINET)('the reader of positions of $id', (rules) => {
  const lines = drawn([walk(rules, rules.start(), 5, 40), rules.start()]).map((at) => rules.write(at));

  test('survives each hostile text as the whole line, and in the place of each field', () => {
    const texts = [...HOSTILE, ...lines.flatMap(spoiled)];
    expect(texts.filter((text) => !isHonest(rules, text))).toEqual([]);
  });

  test('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        expect(isHonest(rules, text)).toBe(true);
      }),
      { numRuns: budget(1_000, 50, 100) },
    );
  });
});
