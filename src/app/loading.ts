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

/** Asks for all pages before they are wanted, so that they open at once and without a network. */
export async function loadAllPages(): Promise<void> {
  await Promise.allSettled(ROUTES.map(async (route) => await pageContent(route)));
}
