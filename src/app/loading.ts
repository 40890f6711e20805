import type { ComponentType } from 'react';
import type { PageProps } from '../pages/pageProps.ts';
import type { PlacePath } from '../pages/places.ts';
import { LOADERS } from './loaders.ts';

/**
 * Whether a part of the page failed because its code or styles could not be loaded, as without a network. Browsers say
 * so only in words, each in its own.
 */
export const isLoadError = (error: unknown): boolean => /import(ed|ing)|preload/i.test(String(error));

/** Something loaded on first use: itself if it is here, else the promise of it. */
export type Loaded<Content> = () => Content | Promise<Content>;

/** Loads something only once. */
export function loadedOnce<Content extends object>(load: () => Promise<Content>): Loaded<Content> {
  let here: Content | null = null;
  let asked: Promise<Content> | null = null;
  const ask = async (): Promise<Content> => (here = await load());
  return () => here ?? (asked ??= ask());
}

const contents = new Map<PlacePath, Loaded<ComponentType<PageProps>>>();

/** The content of a place: itself if it is here, else the promise of it. */
export function pageContent(path: PlacePath): ComponentType<PageProps> | Promise<ComponentType<PageProps>> {
  let content = contents.get(path);
  if (content === undefined) {
    content = loadedOnce(LOADERS[path]);
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
