import { describe, expect, test } from 'vitest';
import { formatGame, parseJkn } from '../../../src/game/jkn/index.ts';

const HEAD = '[Variation "pastang"]\n\n';

/** The movetext of each game of a text as it is written anew, in one line; null for a text that is no game. */
const rewritten = (text: string): readonly (string | null)[] =>
  parseJkn(text).games.map(({ tree }) =>
    tree === null ? null : formatGame(tree).split('\n\n').slice(1).join(' ').trim().replaceAll('\n', ' '),
  );
const codes = (text: string): readonly string[] => parseJkn(text).faults.map(({ code }) => code);
const events = (text: string): readonly (string | undefined)[] =>
  parseJkn(text).games.map(({ tags }) => tags.get('Event'));

describe('a result ends a game', () => {
  test('together with the comments on the same line; those on the next line are of the next game', () => {
    const text = `${HEAD}1. SMa2-Ma3 1-0 {late} \t {later} ; last\n{of the next} 1. SMb2-Mb3 0-1`;
    expect(rewritten(text)).toEqual([
      '1. SMa2-Ma3 {late} {later} {last} 1-0',
      '{of the next} 1. SMb2-Mb3 0-1',
    ]);
  });

  test.each([
    ['a comment in braces', '{1-0}', '{1-0}'],
    ['a comment over several lines', '{so\n1-0\nit was}', '{so 1-0 it was}'],
    ['a comment to the end of the line', '; 1-0 ( {\n', '{1-0 ( (}'],
    ['a line for other programs', '\n% 1-0 {\n', ''],
    ['a variation', '(1. SMb2-Mb3 1-0)', '(1. SMb2-Mb3)'],
    ['a variation in a variation', '(1. SMb2-Mb3 (1. SMc2-Mc3) 1-0)', '(1. SMb2-Mb3) (1. SMc2-Mc3)'],
  ])('but not in %s', (_, between, kept) => {
    const text = `${HEAD}1. SMa2-Ma3 ${between} 1... SMa5-Ma4 0-1`;
    const number = kept === '' ? '' : ` ${kept} 1...`;
    expect(rewritten(text)).toEqual([`1. SMa2-Ma3${number} SMa5-Ma4 0-1`]);
    expect(codes(text)).toEqual([]);
  });

  test('of three players ends no game of Jikaida with that result', () => {
    const text = `${HEAD}1. SMa2-Ma3 1-0-0`;
    expect(rewritten(text)).toEqual(['1. SMa2-Ma3 *']);
    expect(parseJkn(text).faults).toMatchObject([
      { code: 'result-unknown', line: 3, column: 13, written: '1-0-0' },
    ]);
  });
});

describe('tags end a game without a result', () => {
  const NEXT = `[Event "b"]\n${HEAD}1. SMb2-Mb3`;

  test.each([
    ['in the line after its moves', '\n'],
    ['after empty lines', '\n\n\n'],
  ])('%s', (_, between) => {
    const text = `${HEAD}1. SMa2-Ma3${between}${NEXT} *`;
    expect(rewritten(text)).toEqual(['1. SMa2-Ma3 *', '1. SMb2-Mb3 *']);
    expect(codes(text)).toEqual([]);
  });

  test.each([
    ['', ''],
    [', though a comment of the next game closes', ' {x}'],
  ])('also in a comment that is never closed, which is reported%s', (_, comment) => {
    const text = `${HEAD}1. SMa2-Ma3 {never\n${NEXT}${comment} *`;
    expect(rewritten(text)).toEqual(['1. SMa2-Ma3 {never} *', `1. SMb2-Mb3${comment} *`]);
    expect(codes(text)).toEqual(['comment-open']);
  });

  test.each([
    ['an empty line and another Event', '[Event "a"]\n\n[Event "b"]\n\n*', ['a', 'b']],
    ['a line of blanks does too', '[Event "a"]\n \t \n[Event "b"]\n\n*', ['a', 'b']],
    ['another Event without an empty line does not', '[Event "a"]\n[Event "b"]\n\n*', ['a']],
    ['an empty line and another tag does not', '[Event "a"]\n\n[Site "b"]\n\n*', ['a']],
    ['nor does the first Event', '[Site "a"]\n\n[Event "b"]\n\n*', ['b']],
  ])('tags without moves: %s', (_, text, found) => {
    expect(events(text)).toEqual(found);
  });
});

describe('a line that begins with %', () => {
  test.each([
    ['before a game', `% [Event "no"]\n${HEAD}1. SMa2-Ma3 *`],
    ['among the tags', `[Site "x"]\n% [Event "no"]\n${HEAD}1. SMa2-Ma3 *`],
    ['between two games', `${HEAD}1. SMa2-Ma3 *\n\n% 1. SMc2-Mc3 *\n`],
    ['among the moves', `${HEAD}1.\n%no\n% {no\nSMa2-Ma3 *`],
    ['as the last line', `${HEAD}1. SMa2-Ma3\n% SMa5-Ma4`],
  ])('is skipped: %s', (_, text) => {
    expect(rewritten(text)).toEqual(['1. SMa2-Ma3 *']);
    expect(codes(text)).toEqual([]);
    expect(events(text)).toEqual([undefined]);
  });

  test('is a part of a comment that it stands in, and a % elsewhere is no such line', () => {
    expect(rewritten(`${HEAD}1. SMa2-Ma3 {so\n% it was} *`)).toEqual(['1. SMa2-Ma3 {so % it was} *']);
    expect(codes(`${HEAD}1. SMa2-Ma3 % SMa5-Ma4 *`)).toEqual(['move-text']);
  });
});
