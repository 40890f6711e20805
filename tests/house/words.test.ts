import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcesIn } from '../support/importGraph.ts';

/** The words of docs/house.md that belong to folders. */
const words = [
  ...readFileSync('docs/house.md', 'utf8').matchAll(/^\| ([a-z ]+) \|.*\| (`src\/.*`) \|$/gmu),
].map(([, word = '', folders = '']) => ({ word, folders: folders.replaceAll('`', '').split(', ') }));

const sources = sourcesIn('src');

/** A word in a file's name, or in the name of something exported: `lessonText`, `LESSON_WORDS`, `studyBoards.ts`. */
const speaksOf = (word: string, name: string): boolean =>
  name
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/u)
    .join(' ')
    .match(new RegExp(`\\b(?:${word}|${word}s|${word.replace(/y$/u, 'ies')})\\b`, 'u')) !== null;

const namesIn = (file: string, text: string): readonly string[] => [
  ...file.split('/'),
  ...[
    ...text.matchAll(/^export (?:default )?(?:async )?(?:const|function|interface|type|class) (\w+)/gmu),
  ].map(([, name = '']) => name),
];

test.each(words)('$word means one thing, and is used in its own folders only', ({ word, folders }) => {
  const users = [...sources].flatMap(([file, text]) =>
    namesIn(file, text).some((name) => speaksOf(word, name)) ? [file] : [],
  );
  const isHome = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`));
  expect(users.filter((file) => !isHome(file))).toEqual([]);
  expect(folders.filter((folder) => !users.some((file) => file.startsWith(`${folder}/`)))).toEqual([]);
});

test('the words of the house are read, and found in names', () => {
  expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(['lesson', 'study board']));
  expect(['LessonEnd.tsx', 'LESSON_WORDS', 'all-lessons.ts'].every((name) => speaksOf('lesson', name))).toBe(
    true,
  );
  expect([
    speaksOf('lesson', 'lessened'),
    speaksOf('course', 'recourse'),
    speaksOf('study board', 'STUDY_BOARDS'),
  ]).toEqual([false, false, true]);
});
