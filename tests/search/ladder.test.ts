import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LADDERS } from '../../src/search/ladder.ts';
import { OFFERED_LEVELS } from '../../src/search/index.ts';

/** The columns of the table in docs/levels.md. */
const COLUMNS = { poron: 2, pastang: 4, stikitche: 6, 'draks-city': 7 } as const;

const rows = readFileSync(new URL('../../docs/levels.md', import.meta.url), 'utf8')
  .split('\n## Levels\n')[1]!
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => /^\| \d \| \d+ % ± /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('how each level fares against the one below', () => {
  test.each(Object.entries(COLUMNS))(
    'in %s the page gives the figures measured in docs/levels.md',
    (id, column) => {
      const measured = rows.map((cells) => [Number(cells[1]), Number.parseInt(cells[column]!, 10)]);
      expect(measured.map(([level]) => level)).toEqual(OFFERED_LEVELS.slice(1));
      expect(Object.entries(LADDERS[id]!).map(([level, share]) => [Number(level), share])).toEqual(measured);
    },
  );

  test('the page gives no others', () => {
    expect(Object.keys(LADDERS).toSorted()).toEqual(Object.keys(COLUMNS).toSorted());
  });

  test.each(Object.entries(LADDERS))('in %s no level is weaker than the one below', (_, ladder) => {
    for (const share of Object.values(ladder!)) expect(share).toBeGreaterThanOrEqual(50);
  });
});
