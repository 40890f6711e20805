import type { ComponentType } from 'react';
import type { PageProps } from '../pages/pageProps.ts';
import type { PlacePath } from '../pages/places.ts';

type Loader = () => Promise<ComponentType<PageProps>>;

/** Games with a player elsewhere. */
const elsewhere: Loader = async () => (await import('./ApartWithSound.tsx')).ApartWithSound;

/** How the content of each place is loaded. */
export const LOADERS: Readonly<Record<PlacePath, Loader>> = {
  '/new': async () => (await import('../pages/new/NewGameDialog.tsx')).NewGameDialog,
  '/agreement': async () => (await import('../pages/new/AgreementDialog.tsx')).AgreementDialog,
  '/settings': async () => (await import('../pages/play/SettingsDialog.tsx')).SettingsDialog,
  '/help': async () => (await import('../pages/play/HelpDialog.tsx')).HelpDialog,
  '/record': async () => (await import('../pages/play/RecordDialog.tsx')).RecordDialog,
  '/editor': async () => (await import('../pages/editor/EditorPage.tsx')).EditorPage,
  '/pass-on': async () => (await import('../pages/share/PassOnDialog.tsx')).PassOnDialog,
  '/g': async () => (await import('../pages/link/LinkPage.tsx')).LinkPage,
  '/m': elsewhere,
  '/live': elsewhere,
  '/print': async () => (await import('../pages/print/PrintPage.tsx')).PrintPage,
  '/review': async () => (await import('../pages/review/ReviewPage.tsx')).ReviewPage,
  '/library': async () => (await import('../pages/library/LibraryPage.tsx')).LibraryPage,
  '/learn': async () => (await import('../pages/learn/LearnPage.tsx')).LearnPage,
  '/rules': async () => (await import('../pages/rules/RulesPage.tsx')).RulesPage,
  '/practice': async () => (await import('../pages/practice/PracticePage.tsx')).PracticePage,
  '/cabinet': async () => (await import('./CabinetWithSound.tsx')).CabinetWithSound,
  '/school': async () => (await import('../pages/school/SchoolPage.tsx')).SchoolPage,
};
