import { pageContent } from '../../src/app/loading.ts';
import { PLACES } from '../../src/pages/places.ts';

/** Loads every page, so that a test finds it at once. */
export const loadAllPages = async (): Promise<void> => {
  await Promise.all(PLACES.map(async ({ path }) => await pageContent(path)));
};

/** The words of an element as they are seen: without what terms mean, which stands in it unseen. */
export const seenText = (element: HTMLElement): string =>
  [...element.querySelectorAll('[hidden]')].reduce(
    (words, unseen) => words.replace(unseen.textContent, ''),
    element.textContent,
  );
