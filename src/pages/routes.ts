import type { ComponentType } from 'react';
import type { MessageKey } from '../text/messages.ts';

/** What a page is given: how it leaves to the table. */
export interface PageProps {
  readonly onClose: () => void;
}

/** An address beside the table's `/`. A dialogue opens over the table; a page takes its place, a screen without the frame of pages. */
export interface Route {
  readonly path: `/${string}`;
  readonly shape: 'dialog' | 'page' | 'screen';
  readonly title: MessageKey;
  /** An id may follow the path, as in `/review/x1`. */
  readonly takesId?: boolean;
  readonly load: () => Promise<ComponentType<PageProps>>;
}

/** Every address; a new page is one more line. */
export const ROUTES = [
  {
    path: '/new',
    shape: 'dialog',
    title: 'new-game.title',
    load: async () => (await import('./new/NewGameDialog.tsx')).NewGameDialog,
  },
  {
    path: '/agreement',
    shape: 'dialog',
    title: 'agreement.title',
    load: async () => (await import('./new/AgreementDialog.tsx')).AgreementDialog,
  },
  {
    path: '/settings',
    shape: 'dialog',
    title: 'settings.title',
    load: async () => (await import('./play/SettingsDialog.tsx')).SettingsDialog,
  },
  {
    path: '/help',
    shape: 'dialog',
    title: 'help.title',
    load: async () => (await import('./play/HelpDialog.tsx')).HelpDialog,
  },
  {
    path: '/record',
    shape: 'dialog',
    title: 'record.title',
    load: async () => (await import('./play/RecordDialog.tsx')).RecordDialog,
  },
  {
    path: '/review',
    shape: 'screen',
    title: 'review.title',
    takesId: true,
    load: async () => (await import('./review/ReviewPage.tsx')).ReviewPage,
  },
  {
    path: '/library',
    shape: 'page',
    title: 'library.title',
    load: async () => (await import('./library/LibraryPage.tsx')).LibraryPage,
  },
] as const satisfies readonly Route[];

/** An address that can be led to. */
export type Path = '/' | (typeof ROUTES)[number]['path'];

/** Where an address leads, and the id that it names. */
export interface Place {
  readonly route: Route;
  readonly id: string | null;
}

/** The place of an address; undefined for the table and for what is nowhere. */
export function placeAt(address: string): Place | undefined {
  for (const route of ROUTES satisfies readonly Route[]) {
    if (address === route.path) return { route, id: null };
    const lead = `${route.path}/`;
    if ('takesId' in route && address.startsWith(lead) && address !== lead)
      return { route, id: decoded(address.slice(lead.length)) };
  }
  return undefined;
}

/** The route of an address; undefined for the table and for what is nowhere. */
export const routeAt = (address: string): Route | undefined => placeAt(address)?.route;

/** The address of a game of the library under review; without an id, of the review itself. */
export const reviewAddress = (id: string | null): string =>
  id === null ? '/review' : `/review/${encodeURIComponent(id)}`;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
