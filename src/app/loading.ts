import type { ComponentType } from 'react';
import type { PageProps } from '../pages/pageProps.ts';
import { PLACES, type PlacePath } from '../pages/places.ts';
import { LOADERS } from './loaders.ts';

/** A page whose code did not come, as without a network. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

const asked = new Map<PlacePath, Promise<ComponentType<PageProps>>>();
const here = new Map<PlacePath, ComponentType<PageProps>>();

async function load(path: PlacePath): Promise<ComponentType<PageProps>> {
  try {
    const content = await LOADERS[path]();
    here.set(path, content);
    return content;
  } catch (cause) {
    throw new PageLoadError(path, { cause });
  }
}

/** The content of a place: itself if it is here, else the promise of it. */
export function pageContent(path: PlacePath): ComponentType<PageProps> | Promise<ComponentType<PageProps>> {
  const known = here.get(path) ?? asked.get(path);
  if (known !== undefined) return known;
  const content = load(path);
  asked.set(path, content);
  return content;
}

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
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, so that the table stays quick meanwhile
    await Promise.allSettled([pageContent(path)]);
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    await rest();
  }
}
