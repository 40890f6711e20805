import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ENDINGS,
  HOUSE_RULE_IDS,
  KIND_NAMES,
  LARGER_GAMES,
  REFUSAL_CODES,
  TERRAINS,
} from '../../../src/engine/index.ts';
import { PLAYERS_ENDINGS } from '../../../src/game/gameEnd.ts';
import { DIAGRAMS } from '../../../src/game/rulebook/diagrams/index.ts';
import { ALL_RULINGS } from '../../../src/game/games/rulings.ts';
import { CATALOGUE } from '../../../src/text/en/index.ts';
import { BOOK, DIAGRAMS_OF_RULINGS } from '../../../src/text/rulebook/book.ts';
import { isSection, SECTIONS } from '../../../src/text/rulebook/ids.ts';
import { SECTION_OF_ENDING, SECTION_OF_REFUSAL } from '../../../src/text/rulebook/reasons.ts';
import { brokenMarks } from '../../../src/text/rulebook/rich.ts';
import { TERM_IDS, TERMS } from '../../../src/text/rulebook/terms.ts';

const BLOCKS = SECTIONS.flatMap((id) => BOOK[id].blocks);
const TEXTS = Object.entries({ ...CATALOGUE.rulebook, ...CATALOGUE.rulings });

describe('the rule book', () => {
  test('has a page for every reason for a refusal', () => {
    expect(Object.keys(SECTION_OF_REFUSAL).toSorted()).toEqual(REFUSAL_CODES.toSorted());
    expect(Object.values(SECTION_OF_REFUSAL).filter((id) => !isSection(id))).toEqual([]);
  });

  test('has a page for every way in which a game ends', () => {
    expect(Object.keys(SECTION_OF_ENDING).toSorted()).toEqual([...ENDINGS, ...PLAYERS_ENDINGS].toSorted());
    expect(Object.values(SECTION_OF_ENDING).filter((id) => !isSection(id))).toEqual([]);
  });

  test('has every section once, each with content of its own', () => {
    expect(new Set(SECTIONS).size).toBe(SECTIONS.length);
    expect(SECTIONS.filter((id) => BOOK[id].blocks.length === 0)).toEqual([]);
  });

  test('gives every ruling a question, an answer, its ground and a diagram', () => {
    for (const ruling of ALL_RULINGS) {
      for (const part of ['question', 'answer', 'ground'] as const)
        expect(CATALOGUE.rulings[`ruling.${ruling}.${part}`]).not.toBe('');
      expect(DIAGRAMS_OF_RULINGS[ruling].length).toBeGreaterThan(0);
    }
  });

  test('leads to every ruling from some section', () => {
    const led = new Set(SECTIONS.flatMap((id) => BOOK[id].rulings ?? []));
    expect(ALL_RULINGS.filter((ruling) => !led.has(ruling))).toEqual([]);
  });

  test('shows every diagram somewhere, and each has a caption', () => {
    const shown = new Set<string>([
      ...BLOCKS.flatMap((block): readonly string[] =>
        typeof block === 'object' && 'diagrams' in block ? block.diagrams : [],
      ),
      ...Object.values(DIAGRAMS_OF_RULINGS).flat(),
    ]);
    expect(Object.keys(DIAGRAMS).filter((name) => !shown.has(name))).toEqual([]);
    const texts = new Set(Object.keys(CATALOGUE.rulebook));
    expect(Object.keys(DIAGRAMS).filter((name) => !texts.has(`diagram.${name}`))).toEqual([]);
  });

  test('has no text that no page uses', () => {
    const used = new Set<string>(
      BLOCKS.flatMap((block): readonly string[] => {
        if (typeof block === 'string') return [block];
        if ('heading' in block) return [block.heading];
        return 'list' in block ? block.list : [];
      }),
    );
    const texts = Object.keys(CATALOGUE.rulebook).filter((key) => key.startsWith('book.'));
    expect(texts.filter((key) => !used.has(key))).toEqual([]);
  });

  test.each(TEXTS)('marks in %s name only what exists', (_, words) => {
    expect(brokenMarks(words)).toEqual([]);
  });
});

describe('the larger games have a page', () => {
  test.each([
    ...LARGER_GAMES.map(({ id }) => id.split(':').at(-1)!),
    ...HOUSE_RULE_IDS,
    ...TERRAINS,
    ...KIND_NAMES,
    'company',
  ])('%s, with a diagram', (id) => {
    const blocks = isSection(id) ? BOOK[id].blocks : [];
    expect(blocks.some((block) => typeof block === 'object' && 'diagrams' in block)).toBe(true);
  });

  test.each(HOUSE_RULE_IDS)('for %s, which says what the rule does and what it goes with', (rule) => {
    const { blocks } = BOOK[rule];
    expect(blocks).toContain(`house.${rule}.about`);
    expect(blocks).toContainEqual({ fits: rule });
  });
});

describe('the glossary', () => {
  test('explains every term, and no other', () => {
    const keys = TERM_IDS.flatMap((term) => [`term.${term}`, `term.${term}.means`]);
    expect(Object.keys(CATALOGUE.glossary).toSorted()).toEqual(keys.toSorted());
  });

  test('is plain text, since hints show it as it is, and leads only to sections that exist', () => {
    for (const words of Object.values(CATALOGUE.glossary)) expect(words).not.toMatch(/\[\[|\*\*|`/);
    expect(Object.values(TERMS).filter((section) => section !== null && !isSection(section))).toEqual([]);
  });

  test('knows the drins of the rules, the Swod and the Paktun', () => {
    const rules = readFileSync(new URL('../../../src/rules/RULES.md', import.meta.url), 'utf8');
    for (const word of ['Wersting', 'Chavonth', 'Neemu', 'Leem', 'Mortil', 'Zhantil', 'Swod', 'Paktun']) {
      expect(rules).toContain(word);
      expect(TERM_IDS).toContain(word.toLowerCase());
    }
  });
});
