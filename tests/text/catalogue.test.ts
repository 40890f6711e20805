import { readdirSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { LESSONS } from '../../src/learn/index.ts';
import { CATALOGUE } from '../../src/text/en/index.ts';
import { lessonPart, lessonText, wordsOf } from '../../src/text/learn/lessons.ts';
import { text, textOf, type MessageKey } from '../../src/text/messages.ts';
import { brokenMarks } from '../../src/text/rulebook/rich.ts';
import { text as setupText } from '../../src/text/setup/setup.ts';

const PARTS = Object.entries(CATALOGUE);
const MESSAGES = PARTS.flatMap(([, part]) => Object.entries(part));

describe('the catalogue', () => {
  test('names every file of texts: one left out would never be translated', () => {
    const files = readdirSync(new URL('../../src/text/en', import.meta.url)).filter((file) =>
      file.endsWith('.ts'),
    );
    const inFirst = ['computer.ts', 'game.ts', 'shell.ts', 'table.ts', 'turn.ts', 'views.ts'];
    const listed = PARTS.map(([name]) => `${name}.ts`);
    expect(files.toSorted()).toEqual(
      ['index.ts', 'licences.ts', 'locale.ts', ...inFirst, ...listed].toSorted(),
    );
  });

  test('has no key in two parts: they share one language of the library', () => {
    const keys = MESSAGES.map(([key]) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test.each(MESSAGES)('%s can be read as an ICU message', (_, message) => {
    expect(() => compileMessageOrThrow(message)).not.toThrow();
  });
});

describe('the words of lessons', () => {
  test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    '%s: each is an ICU message that reads as it is written',
    (_, lesson) => {
      for (const [key, message] of Object.entries(wordsOf(lesson))) {
        expect(() => compileMessageOrThrow(message)).not.toThrow();
        expect(lessonText(lesson, key)).toBe(message);
      }
    },
  );

  test('share no key with the catalogue or each other', () => {
    const keys = [
      ...MESSAGES.map(([key]) => key),
      ...LESSONS.flatMap((lesson) => Object.keys(lessonPart(lesson))),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the texts of a part', () => {
  const own = textOf({ 'test.own': '{count, plural, one {one} other {# of them}}' });

  test('are available beside those of the first load', () => {
    expect(own('test.own', { count: 3 })).toBe('3 of them');
    expect(own('kind.king')).toBe(text('kind.king'));
    expect(setupText('match.count', { games: 2 })).toBe('2 games');
  });

  test('are not in the first load, whose `text` refuses their keys', () => {
    expectTypeOf<'match.count'>().not.toExtend<MessageKey>();
    expect(Object.keys(CATALOGUE.first)).not.toContain('match.count');
  });
});

describe('marks for terms and for places in the rules', () => {
  /** The parts whose pages read marks. */
  const READ = new Set(['dialogs', 'setup', 'rulings', 'rulebook']);

  test.each(PARTS)('in the part %s are only where pages read them, and name what exists', (name, part) => {
    const marked = Object.entries<string>(part).filter(([, words]) => /\[\[/.test(words));
    expect(READ.has(name) ? [] : marked).toEqual([]);
    expect(marked.flatMap(([, words]) => brokenMarks(words))).toEqual([]);
  });
});
