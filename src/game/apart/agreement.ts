import { findVariation, opponent, parsePosition, type Position, type Side } from '../../engine/index.ts';
import { arrayStart } from '../games/arrayStart.ts';
import { drawnSides } from './lot.ts';
import type { Role } from './names.ts';

export const otherRole = (role: Role): Role => (role === 'host' ? 'guest' : 'host');

/** A side, or `lot` where the lot decides. */
export const SIDE_CHOICES = ['yellow', 'blue', 'lot'] as const;
export type SideChoice = (typeof SIDE_CHOICES)[number];

/** How turns are taken back in a game by message: when the other player agrees, or not at all. */
export const APART_TAKE_BACKS = ['ask', 'never'] as const;

/** The most days for a move that the players can agree on. */
export const MOST_DAYS = 365;

/** All that an invitation fixes. It stands in every letter, and never changes. */
export interface Agreement {
  /** The id of the game, including named rules and terrain (section 13). */
  readonly variation: string;
  /** The position line from which play starts; null for the array. */
  readonly position: string | null;
  /** Who has the first move from the array; a position line says so itself. */
  readonly begins: SideChoice;
  readonly hostSide: SideChoice;
  /** How many days a player may take for a move, which the program shows but never enforces; null for no limit. */
  readonly days: number | null;
  readonly takeBack: (typeof APART_TAKE_BACKS)[number];
  readonly hostName: string;
  /** The hash of the host's number for the lot; null where no lot is drawn. */
  readonly commitment: string | null;
}

/** What an invitation fixes whichever way the moves travel, before a number for the lot is drawn. */
export type Invited = Omit<Agreement, 'days' | 'commitment'>;

/** The player who has accepted. */
export interface Guest {
  /** Random: it tells one acceptance from another, and is the guest's number for the lot. */
  readonly key: string;
  readonly name: string;
}

/** What the lot decides for a game. */
export interface Drawn {
  readonly guest: Guest | null;
  /** The host's number for the lot, once it has been revealed. */
  readonly reveal: string | null;
}

/** Whether the lot decides anything. */
export const needsLot = ({ hostSide, begins, position }: Invited): boolean =>
  hostSide === 'lot' || (begins === 'lot' && position === null);

/** Who plays which side, and the position from which they play. */
export interface Settled {
  readonly sides: Readonly<Record<Role, Side>>;
  readonly start: Position;
}

/**
 * What is settled about sides and start; null while the lot waits for a number, and where there is no such game or
 * position.
 */
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

/**
 * A position to look at before the lot is drawn: the start, with Yellow to move where the lot decides; null as above.
 */
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
