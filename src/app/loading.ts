import type { ComponentType } from 'react';
import type { PageProps } from '../pages/pageProps.ts';
import type { PlacePath } from '../pages/places.ts';
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

/** Resolves when the page has loaded with its styles, fonts and pictures. */
export const pageLoaded = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else addEventListener('load', resolve);
  });
