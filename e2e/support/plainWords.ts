import type { Page } from '@playwright/test';

/** What is shown or said on a page, one text each: visible text, names and hints of controls, the title. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SAID = [
      'aria-label',
      'aria-valuetext',
      'aria-roledescription',
      'title',
      'placeholder',
      'alt',
      'data-tip',
    ];
    const said = [...document.querySelectorAll('body *')].flatMap((element) =>
      SAID.flatMap((name) => element.getAttribute(name) ?? []),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.closest('script, style, noscript, textarea, [translate="no"]') === null)
        shown.push(node.textContent ?? '');
    return [document.title, ...shown, ...said].map((text) => text.trim()).filter((text) => text !== '');
  });

/** The words of a text that have a vowel without an accent: no word of the catalogue has one in the pseudo-language. */
export const plainWords = (text: string): string[] =>
  (text.match(/\p{L}[\p{L}’']*/gu) ?? []).filter((word) => word.length > 2 && /[aeiouy]/i.test(word));
