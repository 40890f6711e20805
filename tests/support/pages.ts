import { pageContent } from '../../src/app/loading.ts';
import { ROUTES } from '../../src/pages/routes.ts';

/** Loads every page, so that a test finds it at once. */
export const loadAllPages = async (): Promise<void> => {
  await Promise.all(ROUTES.map(async (route) => await pageContent(route)));
};

/** The words of an element as they are seen: without what terms mean, which stands in it unseen. */
export const seenText = (element: HTMLElement): string =>
  [...element.querySelectorAll('[hidden]')].reduce(
    (words, unseen) => words.replace(unseen.textContent, ''),
    element.textContent,
  );
