// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PUZZLES } from '../../src/practice/puzzles.ts';
import { goTo, visit } from '../support/visit.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const puzzle = PUZZLES[0]!.id;
const inFull = (name: string) => `${name} – Poron Jikaida`;
const PATIENT = { timeout: 10_000 };

// tabs, bookmarks and the browser's list of pages have nothing else to tell them apart by
test.each([
  ['/learn', 'Learn', 'kaida-line', 'Kaida along a line'],
  ['/practice', 'Practice', 'coordinates', 'Coordinates'],
  ['/practice', 'Practice', 'puzzles', 'Puzzles'],
  ['/practice', 'Practice', `puzzles/${puzzle}`, `Puzzle ${puzzle}`],
  ['/school', 'Small games', 'pastang', 'Pastang'],
  ['/cabinet', 'Cabinet', 'fanorona', 'Fanorona'],
  ['/cabinet', 'Cabinet', 'fanorona/rules', 'Fanorona'],
  ['/cabinet', 'Cabinet', 'fanorona/review', 'Fanorona: review'],
])('%s is called %s, and %s in it %s', async (place, its, within, name) => {
  await visit(place);
  await waitFor(() => expect(document.title).toBe(inFull(its)), PATIENT);
  await goTo(`${place}/${within}`);
  await waitFor(() => expect(document.title).toBe(inFull(name)), PATIENT);
  await goTo(place);
  await waitFor(() => expect(document.title).toBe(inFull(its)), PATIENT);
});
