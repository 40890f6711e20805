import { pageContent } from '../../src/app/loading.ts';
import { PLACES } from '../../src/pages/places.ts';

/** Loads every page, so that a test finds it at once. */
export const loadAllPages = async (): Promise<void> => {
  await Promise.all(PLACES.map(async ({ path }) => await pageContent(path)));
};

/** The visible words of an element: without the meanings of terms, which it also holds, hidden. */
export const seenText = (element: HTMLElement): string =>
  [...element.querySelectorAll('[hidden]')].reduce(
    (words, unseen) => words.replace(unseen.textContent, ''),
    element.textContent,
  );
