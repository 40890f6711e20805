import { findVariation, opponent, parsePosition, type Position, type Side } from '../../engine/index.ts';
import { arrayStart } from '../arrayStart.ts';
import { drawnSides } from './lot.ts';
import type { Role } from './names.ts';

export const otherRole = (role: Role): Role => (role === 'host' ? 'guest' : 'host');

/** A side, or the one on which the lot falls. */
export const SIDE_CHOICES = ['yellow', 'blue', 'lot'] as const;
export type SideChoice = (typeof SIDE_CHOICES)[number];

/** How turns are taken back in a game apart: when the other player agrees, or not at all. */
export const APART_TAKE_BACKS = ['ask', 'never'] as const;

/** The most days for a move that can be agreed. */
export const MOST_DAYS = 365;

/** All that an invitation fixes. It stands in every letter, and never changes. */
export interface Agreement {
  /** The id of the game, named rules and terrain included (section 13). */
  readonly variation: string;
  /** The position line from which play starts; null for the array. */
  readonly position: string | null;
  /** Who has the first move at the array; a position says so itself. */
  readonly begins: SideChoice;
  readonly hostSide: SideChoice;
  /** How many days a player may take for a move, which the program shows and never enforces; null for no end. */
  readonly days: number | null;
  readonly takeBack: (typeof APART_TAKE_BACKS)[number];
  readonly hostName: string;
  /** The hash of the host's number for the lot; null where nothing is drawn. */
  readonly commitment: string | null;
}

/** Whoever has accepted. */
export interface Guest {
  /** Drawn at random: it tells one acceptance from another, and is the guest's number for the lot. */
  readonly key: string;
  readonly name: string;
}

/** What is drawn for a game. */
export interface Drawn {
  readonly guest: Guest | null;
  /** The host's number for the lot, once it is told. */
  readonly reveal: string | null;
}

/** Whether anything is left to the lot. */
export const needsLot = ({ hostSide, begins, position }: Omit<Agreement, 'commitment'>): boolean =>
  hostSide === 'lot' || (begins === 'lot' && position === null);

/** Who plays which side, and the position from which they play. */
export interface Settled {
  readonly sides: Readonly<Record<Role, Side>>;
  readonly start: Position;
}

/** What is settled of sides and start; null while the lot waits for a number, and where there is no such game or position. */
export function settledOf(agreement: Agreement, { guest, reveal }: Drawn): Settled | null {
  const drawn = drawnFor(agreement, guest?.key ?? null, reveal);
  if (drawn === null) return null;
  const host = agreement.hostSide === 'lot' ? drawn.hostSide : agreement.hostSide;
  const start = startOf(agreement, drawn.begins);
  return start === null ? null : { sides: { host, guest: opponent(host) }, start };
}

function drawnFor(agreement: Agreement, key: string | null, reveal: string | null) {
  if (!needsLot(agreement)) return { hostSide: 'yellow', begins: 'yellow' } as const;
  return key === null || reveal === null ? null : drawnSides(reveal, key);
}

function startOf({ variation, position, begins }: Agreement, lot: Side): Position | null {
  const found = findVariation(variation);
  if (found === undefined) return null;
  const read =
    position === null ? arrayStart(found, begins === 'lot' ? lot : begins) : parsePosition(found, position);
  return read.ok ? read.value : null;
}

/** A position to look at before the sides are drawn: the start, with Yellow to move where the lot decides; null as above. */
export const shownStart = (agreement: Agreement): Position | null => startOf(agreement, 'yellow');

const KEYS = [
  'variation',
  'position',
  'begins',
  'hostSide',
  'days',
  'takeBack',
  'hostName',
  'commitment',
] as const satisfies readonly (keyof Agreement)[];

export const isSameAgreement = (a: Agreement, b: Agreement): boolean =>
  KEYS.every((key) => a[key] === b[key]);
