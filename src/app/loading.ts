import type { ComponentType } from 'react';
import { ROUTES, type PageProps, type Route } from '../pages/routes.ts';

/** A page whose code did not come, as without a network. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

const asked = new Map<Route['path'], Promise<ComponentType<PageProps>>>();
const here = new Map<Route['path'], ComponentType<PageProps>>();

async function load(route: Route): Promise<ComponentType<PageProps>> {
  try {
    const content = await route.load();
    here.set(route.path, content);
    return content;
  } catch (cause) {
    throw new PageLoadError(route.path, { cause });
  }
}

/** The content of a page: itself if it is here, else the promise of it. */
export function pageContent(route: Route): ComponentType<PageProps> | Promise<ComponentType<PageProps>> {
  const known = here.get(route.path) ?? asked.get(route.path);
  if (known !== undefined) return known;
  const content = load(route);
  asked.set(route.path, content);
  return content;
}

/** The dialogues that open over the table. */
const DIALOGS = ROUTES.filter(({ shape }) => shape === 'dialog');

/** Resolves when the page has nothing else to do; Safari, which does not tell, gets a moment. */
const rest = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve);
    else setTimeout(resolve, 100);
  });

/** Asks for the dialogues one by one before they are wanted, so that they open at once over a game; not without a network. */
export async function loadDialogs(): Promise<void> {
  await rest();
  for (const route of DIALOGS) {
    if (!navigator.onLine) return; // asked for when it is wanted, it comes from what is kept or says why not
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, so that the table stays quick meanwhile
    await Promise.allSettled([pageContent(route)]);
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    await rest();
  }
}
