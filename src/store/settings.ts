import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { BOARD_COLOURS, type BoardColours } from '../text/sides.ts';
import { OVERLAYS, type Overlay } from '../game/overlays/overlayNames.ts';
import { keepAside, KEYS, type Keeper } from './kept/storage.ts';

/** Pixels: the limit for zooming a board. */
export const LARGEST_SQUARE = 96;

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
export const PIECE_SETS = ['figures', 'tiles'] as const;
export type PieceSet = (typeof PIECE_SETS)[number];
/** How large words are: as the browser says, or larger. */
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
/** Whether things move: as the system asks for, or not at all. */
export const MOTIONS = ['system', 'none'] as const;
export type MotionChoice = (typeof MOTIONS)[number];
/** How the board is turned: as suits the screen, upright, or on its side. */
export const POSTURES = ['auto', 'upright', 'sideways'] as const;
export type Posture = (typeof POSTURES)[number];

/** The forms of the list of moves in a review, and how moves are written in it. */
const LIST_FORMS = ['columns', 'inline'] as const;
export type ListForm = (typeof LIST_FORMS)[number];
export const NOTATIONS = ['record', 'figures', 'spelled'] as const;
export type Notation = (typeof NOTATIONS)[number];

/** What a player has chosen about the look. */
export interface Settings {
  /** A visit without an address begins at the table instead of the start page. */
  readonly startsAtTable: boolean;
  readonly theme: Theme;
  readonly pieces: PieceSet;
  readonly colours: BoardColours;
  readonly textSize: TextSize;
  readonly motion: MotionChoice;
  /** The board of a game shows where a picked piece can go, and the last move. */
  readonly marks: boolean;
  /** Blue plays from the bottom of the screen. */
  readonly flipped: boolean;
  readonly posture: Posture;
  /** The screen lies between the players: what belongs to the one at its top edge is upside down. */
  readonly facing: boolean;
  /** Pixels: squares of the board are at least this large; 0 shows the whole board. */
  readonly squareSize: number;
  /** After each turn the board turns towards the player to move. */
  readonly turning: boolean;
  /** A first tap on a target shows the way to it, a second one makes the move. */
  readonly confirming: boolean;
  /** What the board shows on request. */
  readonly overlays: readonly Overlay[];
  readonly listForm: ListForm;
  readonly notation: Notation;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}

export const DEFAULT_SETTINGS: Settings = {
  startsAtTable: false,
  theme: 'system',
  pieces: 'figures',
  colours: 'blue-yellow',
  textSize: 'normal',
  motion: 'system',
  marks: true,
  flipped: false,
  posture: 'auto',
  facing: false,
  squareSize: 0,
  turning: false,
  confirming: false,
  overlays: [],
  listForm: 'columns',
  notation: 'record',
  sound: true,
  volume: 0.6,
};

const SavedSettings = v.object({
  startsAtTable: v.fallback(v.boolean(), false),
  theme: v.fallback(v.picklist(THEMES), DEFAULT_SETTINGS.theme),
  pieces: v.fallback(v.picklist(PIECE_SETS), DEFAULT_SETTINGS.pieces),
  colours: v.fallback(v.picklist(BOARD_COLOURS), DEFAULT_SETTINGS.colours),
  textSize: v.fallback(v.picklist(TEXT_SIZES), DEFAULT_SETTINGS.textSize),
  motion: v.fallback(v.picklist(MOTIONS), DEFAULT_SETTINGS.motion),
  marks: v.fallback(v.boolean(), true),
  flipped: v.fallback(v.boolean(), false),
  posture: v.fallback(v.picklist(POSTURES), DEFAULT_SETTINGS.posture),
  facing: v.fallback(v.boolean(), false),
  squareSize: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(LARGEST_SQUARE)), 0),
  turning: v.fallback(v.boolean(), false),
  confirming: v.fallback(v.boolean(), false),
  overlays: v.fallback(v.array(v.picklist(OVERLAYS)), []),
  listForm: v.fallback(v.picklist(LIST_FORMS), DEFAULT_SETTINGS.listForm),
  notation: v.fallback(v.picklist(NOTATIONS), DEFAULT_SETTINGS.notation),
  sound: v.fallback(v.boolean(), DEFAULT_SETTINGS.sound),
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), DEFAULT_SETTINGS.volume),
});

export interface SettingsState {
  readonly settings: Settings;
  /** Whether the settings have been kept as they stand. */
  readonly saved: boolean;
  readonly change: (changes: Partial<Settings>) => void;
  /** Takes over what another tab has kept. */
  readonly reread: () => void;
}
export type SettingsStore = StoreApi<SettingsState>;

/**
 * The settings, kept under their own key; a setting that cannot be read has its default. A change is applied to what is
 * kept at that moment, so that tabs do not undo each other's changes.
 */
export function createSettings(keeper: Keeper): SettingsStore {
  const first = readSettings(keeper);
  return createStore<SettingsState>()((set, get) => {
    const latest = (): Settings => (get().saved ? (parseSettings(keeper) ?? get().settings) : get().settings);
    return {
      settings: first,
      saved: true,
      change: (changes) => {
        const settings = { ...latest(), ...changes };
        set({ settings, saved: keeper.write(KEYS.settings, JSON.stringify(settings)) });
      },
      reread: () => set({ settings: latest() }),
    };
  });
}

/** The settings that are kept; damaged ones are put aside. */
function readSettings(keeper: Keeper): Settings {
  const text = keeper.read(KEYS.settings);
  if (text === null) return DEFAULT_SETTINGS;
  const settings = parseSettings(keeper);
  if (settings === null) keepAside(keeper, KEYS.settings, text);
  return settings ?? DEFAULT_SETTINGS;
}

/** The settings that are kept; null if there are none that can be read. */
function parseSettings(keeper: Keeper): Settings | null {
  try {
    const checked = v.safeParse(SavedSettings, JSON.parse(keeper.read(KEYS.settings) ?? ''));
    return checked.success ? checked.output : null;
  } catch {
    return null;
  }
}
