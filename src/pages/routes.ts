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
  /** The address goes on after the path with a text that the page reads. */
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

/** The route of an address; undefined for the table and for what is nowhere. */
export const routeAt = (path: string): Route | undefined =>
  ROUTES.find(
    (route: Route) => route.path === path || (route.goesOn === true && path.startsWith(`${route.path}/`)),
  );
