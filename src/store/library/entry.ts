import type { Phase, Role } from '../../game/apart/index.ts';
import type { CabinetEnding } from '../../game/cabinet/ended.ts';
import { PLAYERS_ENDINGS } from '../../game/gameEnd.ts';
import type { GameResult, Termination } from '../../game/tree/index.ts';

/** Where a game of the library came from. */
export const SOURCES = ['table', 'imported', 'sample', 'review'] as const;
export type EntrySource = (typeof SOURCES)[number];

export const STATUSES = ['in-progress', 'finished'] as const;
export type Status = (typeof STATUSES)[number];

/** What the list shows of a game by message. */
export interface ApartSummary {
  readonly role: Role;
  readonly phase: Phase;
  /** Since when it has stood as it does here. */
  readonly since: number;
  /** When the player's own letter was last handed over for sending; null if it was not. */
  readonly sentAt: number | null;
  /** The agreed number of days for a move; null for no limit. */
  readonly days: number | null;
  /** The other player's name; empty if nobody has given one. */
  readonly other: string;
}

/** How a game of the cabinet may have ended: its players end it as those of Jikaida do. */
export const CABINET_ENDINGS = [
  'rules',
  ...PLAYERS_ENDINGS,
  'abandoned',
] as const satisfies readonly CabinetEnding[];

/** What the list shows of a game of the cabinet. */
export interface CabinetSummary {
  /** The id of the game, of which `variation` is a set of rules. */
  readonly game: string;
  /** Who sat in each seat: a name, empty if none was given, and the level of the computer. */
  readonly players: readonly { readonly name: string; readonly level: number | null }[];
  /** The points of the seats, `1-0-0`; `*` while the game goes on. */
  readonly points: string;
  /**
   * Null if the record does not say how the game ended; missing in an entry of an earlier version that no list has shown
   * since.
   */
  readonly ending?: CabinetEnding | null | undefined;
}

/** What the list shows of a game, and what it is searched by. Times are in milliseconds of the epoch. */
export interface Summary {
  readonly id: string;
  readonly source: EntrySource;
  readonly status: Status;
  /** Id of the variation. */
  readonly variation: string;
  /** Names of the players; empty if the record gives none. */
  readonly yellow: string;
  readonly blue: string;
  readonly event: string;
  readonly result: GameResult;
  /** Null if the record does not say how the game ended, and if it is one of the cabinet. */
  readonly ending: Termination | null;
  /** `2026-11-21`; shorter if only the month or the year is known, empty if nothing is. */
  readonly date: string;
  readonly turns: number;
  readonly labels: readonly string[];
  /** The id of the game of which this one is an analysed copy. */
  readonly of?: string | undefined;
  /** Missing if it is not a game by message. */
  readonly apart?: ApartSummary | undefined;
  /** Missing if it is a game of Jikaida. */
  readonly cabinet?: CabinetSummary | undefined;
  /** The record was followed by text that could not be read: the game is kept up to that point. */
  readonly partial: boolean;
  readonly added: number;
  readonly changed: number;
  /** All words of the tags and comments as `plainWords` writes them. */
  readonly words: string;
  /** The fingerprint of the record, so that the same game is not kept twice. */
  readonly print: number;
}

/** How a game of either kind ended; null if that is not known. */
export const endingTold = ({ cabinet, ending }: Summary): Termination | CabinetEnding | null =>
  cabinet === undefined ? ending : (cabinet.ending ?? null);

/** Whether a game is by message and still goes on. */
export const isPlayedApart = ({ apart }: Summary): boolean => apart !== undefined && apart.phase !== 'ended';

/** The record of a game. */
export interface KeptRecord {
  readonly id: string;
  readonly jkn: string;
  /** A game of the table as `formatSavedGame` writes it, with its clock and match, so that it can go on. */
  readonly sitting: string | null;
  /** A game by message as `formatApart` writes it; missing for any other. */
  readonly apart?: string | undefined;
}

/** The positions of a game, as `hashesOf` numbers them. */
export interface KeptPositions {
  readonly id: string;
  readonly hashes: Uint32Array;
}

/** All that the library holds of one game. */
export interface Entry {
  readonly summary: Summary;
  readonly record: KeptRecord;
  readonly positions: KeptPositions;
}

/** What is known of a game besides its record when it is put into the library. */
export interface Origin {
  readonly id: string;
  readonly source: EntrySource;
  readonly labels: readonly string[];
  /** The id of the game of which it is an analysed copy. */
  readonly of?: string | undefined;
  readonly added: number;
  readonly changed: number;
}
