import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../../src/learn/index.ts';
import { explainWords } from '../../../src/text/en/explain.ts';
import { gameWords } from '../../../src/text/en/game.ts';
import { glossaryWords } from '../../../src/text/en/glossary.ts';
import { learnWords } from '../../../src/text/en/learn.ts';
import { practiceWords } from '../../../src/text/en/practice.ts';
import { rulingsWords } from '../../../src/text/en/rulings.ts';
import { schoolWords } from '../../../src/text/en/school.ts';
import { setupWords } from '../../../src/text/en/setup.ts';
import { tableWords } from '../../../src/text/en/table.ts';
import { wordsOf } from '../../../src/text/learn/lessons.ts';
import { withTerms } from '../../../src/text/rulebook/names.ts';
import { brokenMarks, plainOf, richOf } from '../../../src/text/rulebook/rich.ts';
import { TERM_IDS, type TermId } from '../../../src/text/rulebook/terms.ts';

describe('the marks added for the terms that a text names', () => {
  it('are put on every name that is a whole word', () => {
    const text = 'Vaulting over a vaulting line crosses fronts; Hyrkaida is in front, vaulters are not.';
    const marked = withTerms(text);
    expect(marked).toBe(
      '[[vault|Vaulting]] over a [[vaulting-line|vaulting line]] crosses [[front|fronts]]; [[hyrkaida|Hyrkaida]] is in front, vaulters are not.',
    );
    expect(plainOf(marked)).toBe(text);
  });

  it('leave alone what is already marked', () => {
    const marked = 'Its [[vaulting line|line]], **no Swod**, `Kaida`, [[§fronts|fronts]]; a [[swod|Swod]].';
    expect(withTerms(marked)).toBe(marked);
  });

  it('tell a term from the same words in another sense', () => {
    expect(withTerms('The line breaks there, at the first break.')).toBe(
      'The line breaks there, at the first [[break|break]].',
    );
    expect(withTerms('With your first move, in front of its first move: it may first move there.')).toBe(
      'With your first move, in front of its [[first-move|first move]]: it may first move there.',
    );
  });
});

/**
 * Everybody knows a King; drins have their names on the board; crossing a front needs no explanation; the last two have
 * other senses.
 */
const UNMARKED: ReadonlySet<TermId> = new Set([
  'king',
  'chavonth',
  'leem',
  'mortil',
  'neemu',
  'wersting',
  'zhantil',
  'crossing',
  'break',
  'first-move',
]);

const texts = (part: Readonly<Record<string, string>>, ...starts: readonly string[]): readonly string[] =>
  Object.entries(part).flatMap(([key, words]) =>
    starts.some((start) => key.startsWith(start)) ? [words] : [],
  );

/** The running texts of the pages, which `RichText` and `explained` show. */
const RUNNING: readonly (readonly [string, readonly string[]])[] = [
  ['how a move is made', texts(explainWords, 'explain.')],
  ['why a move is refused', texts(gameWords, 'refusal.')],
  ['the table', texts(tableWords, 'ending.', 'told.', 'status.kaida')],
  ['the games and the agreement', texts(setupWords, 'game.', 'agreement.')],
  ['the rulings', texts(rulingsWords, 'ruling.')],
  ['the small games and the coach', texts(schoolWords, 'small.', 'coach.')],
  ['practice', texts(practiceWords, 'puzzle.ready', 'hint.', 'wrong.', 'aim.', 'drill.ready')],
  ['the course', texts(learnWords, 'why.', 'found.', 'answer.', 'course.lead')],
  ...LESSONS.map((lesson) => [`the lesson ${lesson.id}`, Object.values(wordsOf(lesson))] as const),
];

/** The terms whose glossary titles, singular or plural, are whole words of a text. */
const namedIn = (text: string): readonly TermId[] =>
  TERM_IDS.filter(
    (term) =>
      !UNMARKED.has(term) &&
      new RegExp(`(?<!\\p{L}|\\bin )${glossaryWords[`term.${term}`]}s?(?!\\p{L})`, 'iu').test(text),
  );

/** What is left of a text without the terms that explain themselves in it. */
const unexplained = (text: string): string =>
  richOf(withTerms(text))
    .map(({ is, words }) => (is === 'term' ? '…' : words))
    .join('');

/** A text as Poron shows it, where the catalogue leaves room for what a game calls its soldiers. */
const inPoron = (text: string): string => text.replaceAll('{swod}', 'Swod').replaceAll('{deldar}', 'Deldar');

describe('the running texts of the pages', () => {
  it.each(RUNNING)('of %s: every term of the glossary explains itself', (_, written) => {
    const running = written.map(inPoron);
    expect(running).not.toEqual([]);
    expect(running.filter((words) => namedIn(unexplained(words)).length > 0)).toEqual([]);
    expect(running.flatMap((words) => brokenMarks(withTerms(words)))).toEqual([]);
  });
});
