import type { MessageKey } from '../text/messages.ts';

/** The address of the start page. */
export const START = '/';
/** The address of the table. */
export const TABLE = '/play';
/** Addresses that begin a game at once: against the computer, and for two people. */
export const BEGINNINGS = { computer: `${TABLE}/computer`, two: `${TABLE}/two` } as const;

/**
 * What is at an address, besides start page and table. A dialogue opens over what was there; a page takes its place,
 * and a screen takes its place without the frame of pages.
 */
interface PlaceShape {
  readonly path: `/${string}`;
  readonly shape: 'dialog' | 'page' | 'screen';
  /** The address may go on after the path, as in `/review/x1`. */
  readonly goesOn?: true;
  readonly title: MessageKey;
}

/** Every place that has an address. `app/loaders.ts` loads its content, and has a line for each place. */
export const PLACES = [
  { path: '/new', shape: 'dialog', title: 'new-game.title', goesOn: true },
  { path: '/agreement', shape: 'dialog', title: 'agreement.title' },
  { path: '/settings', shape: 'dialog', title: 'settings.title' },
  { path: '/help', shape: 'dialog', title: 'help.title' },
  { path: '/record', shape: 'dialog', title: 'record.title' },
  { path: '/editor', shape: 'page', title: 'editor.title', goesOn: true },
  { path: '/pass-on', shape: 'dialog', title: 'pass-on.title' },
  { path: '/g', shape: 'page', title: 'link.title', goesOn: true },
  { path: '/m', shape: 'screen', title: 'apart.title', goesOn: true },
  { path: '/live', shape: 'screen', title: 'nav.play', goesOn: true },
  { path: '/print', shape: 'page', title: 'print.title' },
  { path: '/review', shape: 'screen', title: 'review.title', goesOn: true },
  { path: '/library', shape: 'page', title: 'library.title' },
  { path: '/learn', shape: 'screen', title: 'learn.title', goesOn: true },
  { path: '/rules', shape: 'screen', title: 'rules.title', goesOn: true },
  { path: '/practice', shape: 'screen', title: 'practice.title', goesOn: true },
  { path: '/school', shape: 'screen', title: 'school.title', goesOn: true },
  { path: '/cabinet', shape: 'screen', title: 'cabinet.title', goesOn: true },
] as const satisfies readonly PlaceShape[];

/** The path of a place other than start page and table. */
export type PlacePath = (typeof PLACES)[number]['path'];

export interface Place extends PlaceShape {
  readonly path: PlacePath;
}

/** A path that links can lead to. */
export type Path = typeof START | typeof TABLE | PlacePath;

/** Where an address leads, and what follows the path: the id of a game, the text of a link. */
export interface Visit {
  readonly place: Place;
  readonly id: string | null;
}

/** Where an address leads; undefined for start page and table, and for an address that leads nowhere. */
export function visitAt(address: string): Visit | undefined {
  for (const place of PLACES as readonly Place[]) {
    if (address === place.path) return { place, id: null };
    const lead = `${place.path}/`;
    if (place.goesOn !== true || !address.startsWith(lead)) continue;
    const rest = address.slice(lead.length);
    return { place, id: rest === '' ? null : decoded(rest) };
  }
  return undefined;
}

/** The place at an address; undefined for start page and table, and for an address that leads nowhere. */
export const placeAt = (address: string): Place | undefined => visitAt(address)?.place;

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
