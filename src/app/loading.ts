import type { ComponentType } from 'react';
import type { PageProps } from '../pages/pageProps.ts';
import { PLACES, type PlacePath } from '../pages/places.ts';
import { LOADERS } from './loaders.ts';

/** A page whose code did not come, as without a network. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

/** What is loaded when it is first asked for: itself if it is here, else the promise of it. */
export type Loaded<Content> = () => Content | Promise<Content>;

/** Loads something once; `name` says in an error what did not come. */
export function loadedOnce<Content extends object>(
  name: string,
  load: () => Promise<Content>,
): Loaded<Content> {
  let here: Content | null = null;
  let asked: Promise<Content> | null = null;
  const ask = async (): Promise<Content> => {
    try {
      here = await load();
      return here;
    } catch (cause) {
      throw new PageLoadError(name, { cause });
    }
  };
  return () => here ?? (asked ??= ask());
}

const contents = new Map<PlacePath, Loaded<ComponentType<PageProps>>>();

/** The content of a place: itself if it is here, else the promise of it. */
export function pageContent(path: PlacePath): ComponentType<PageProps> | Promise<ComponentType<PageProps>> {
  let content = contents.get(path);
  if (content === undefined) {
    content = loadedOnce(path, LOADERS[path]);
    contents.set(path, content);
  }
  return content();
}

/**
 * Fetches the code of the house, which the built page names, while the start page is read: it is not run before it is
 * wanted.
 */
export function loadAhead(): void {
  const files = document.querySelector<HTMLElement>('[data-house]')?.dataset['house']?.split(' ') ?? [];
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'prefetch' : 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}

/** Resolves when the page has loaded with its styles, fonts and pictures. */
export const pageLoaded = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else addEventListener('load', resolve);
  });

/** The dialogues that open over the table. */
const DIALOGS = PLACES.filter(({ shape }) => shape === 'dialog');

/** Resolves when the page has nothing else to do; Safari, which does not tell, gets a moment. */
const rest = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve);
    else setTimeout(resolve, 100);
  });

/** Asks for the dialogues one by one before they are wanted, so that they open at once over a game; not without a network. */
export async function loadDialogs(): Promise<void> {
  await rest();
  for (const { path } of DIALOGS) {
    if (!navigator.onLine) return; // asked for when it is wanted, it comes from what is kept or says why not
    // one after the other, so that the table stays quick meanwhile
    await Promise.allSettled([pageContent(path)]);
    await rest();
  }
}
