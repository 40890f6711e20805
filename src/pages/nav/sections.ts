import {
  BookOpen,
  Dices,
  GraduationCap,
  LibraryBig,
  Puzzle,
  Scale,
  Swords,
  type LucideIcon,
} from 'lucide-react';
import type { MessageKey } from '../../text/messages.ts';
import { placeAt, TABLE, type Path } from '../places.ts';

/** A place within a section, and its name there. */
export interface SectionPlace {
  readonly path: Path;
  readonly name: MessageKey;
}

/** One of the parts of the app between which the navigation leads. */
export interface Section {
  readonly name: MessageKey;
  readonly icon: LucideIcon;
  /** Its places, first the one to which the section itself leads. */
  readonly places: readonly [SectionPlace, ...SectionPlace[]];
}

const SMALL_GAMES = { path: '/school', name: 'school.title' } as const;

/** The parts of the app in the order of the navigation. The small games are in two of them. */
export const SECTIONS: readonly Section[] = [
  {
    name: 'nav.play',
    icon: Swords,
    places: [{ path: TABLE, name: 'nav.table' }, SMALL_GAMES, { path: '/m', name: 'apart.title' }],
  },
  {
    name: 'learn.title',
    icon: GraduationCap,
    places: [{ path: '/learn', name: 'nav.lessons' }, SMALL_GAMES],
  },
  { name: 'practice.title', icon: Puzzle, places: [{ path: '/practice', name: 'practice.title' }] },
  { name: 'rules.title', icon: Scale, places: [{ path: '/rules', name: 'rules.title' }] },
  { name: 'library.title', icon: LibraryBig, places: [{ path: '/library', name: 'library.title' }] },
  {
    name: 'review.title',
    icon: BookOpen,
    places: [
      { path: '/review', name: 'nav.game' },
      { path: '/editor', name: 'editor.title' },
    ],
  },
  { name: 'cabinet.title', icon: Dices, places: [{ path: '/cabinet', name: 'cabinet.title' }] },
];

/** The path of the place at an address; the table has one too. */
export const pathAt = (address: string): Path | null =>
  address === TABLE ? TABLE : (placeAt(address)?.path ?? null);

/**
 * The section to which an address belongs, the first of several; undefined for the start page and pages outside all
 * sections. Live games have no place of their own there: the page of games by message lists them too.
 */
export function sectionAt(address: string): Section | undefined {
  const there = pathAt(address);
  const at = there === '/live' ? TABLE : there;
  return SECTIONS.find(({ places }) => places.some(({ path }) => path === at));
}
