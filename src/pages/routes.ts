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
  /** The address may go on after the path, as in `/review/x1`. */
  readonly goesOn?: true;
  readonly title: MessageKey;
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
    path: '/editor',
    goesOn: true,
    shape: 'page',
    title: 'editor.title',
    load: async () => (await import('./editor/EditorPage.tsx')).EditorPage,
  },
  {
    path: '/pass-on',
    shape: 'dialog',
    title: 'pass-on.title',
    load: async () => (await import('./share/PassOnDialog.tsx')).PassOnDialog,
  },
  {
    path: '/g',
    goesOn: true,
    shape: 'page',
    title: 'link.title',
    load: async () => (await import('./link/LinkPage.tsx')).LinkPage,
  },
  {
    path: '/print',
    shape: 'page',
    title: 'print.title',
    load: async () => (await import('./print/PrintPage.tsx')).PrintPage,
  },
  {
    path: '/review',
    shape: 'screen',
    title: 'review.title',
    goesOn: true,
    load: async () => (await import('./review/ReviewPage.tsx')).ReviewPage,
  },
  {
    path: '/library',
    shape: 'page',
    title: 'library.title',
    load: async () => (await import('./library/LibraryPage.tsx')).LibraryPage,
  },
  {
    path: '/learn',
    shape: 'screen',
    title: 'learn.title',
    goesOn: true,
    load: async () => (await import('./learn/LearnPage.tsx')).LearnPage,
  },
  {
    path: '/rules',
    goesOn: true,
    shape: 'screen',
    title: 'rules.title',
    load: async () => (await import('./rules/RulesPage.tsx')).RulesPage,
  },
  {
    path: '/practice',
    shape: 'screen',
    title: 'practice.title',
    goesOn: true,
    load: async () => (await import('./practice/PracticePage.tsx')).PracticePage,
  },
  {
    path: '/school',
    shape: 'screen',
    title: 'school.title',
    goesOn: true,
    load: async () => (await import('./school/SchoolPage.tsx')).SchoolPage,
  },
] as const satisfies readonly Route[];

/** An address that can be led to. */
export type Path = '/' | (typeof ROUTES)[number]['path'];

/** Where an address leads, and what follows the path: the id of a game, the text of a link. */
export interface Place {
  readonly route: Route;
  readonly id: string | null;
}

/** The place of an address; undefined for the table and for what is nowhere. */
export function placeAt(address: string): Place | undefined {
  for (const route of ROUTES as readonly Route[]) {
    if (address === route.path) return { route, id: null };
    const lead = `${route.path}/`;
    if (route.goesOn !== true || !address.startsWith(lead)) continue;
    const rest = address.slice(lead.length);
    return { route, id: rest === '' ? null : decoded(rest) };
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
