import type { DirectionSet } from './directions.ts';

/**
 * The kinds, in the order of sections 2 and 15 of the rules. Links and stored hashes of positions number them in this
 * order, so a new kind must be added at the end of this list, with a record below.
 */
export const KIND_NAMES = [
  'swod',
  'deldar',
  'hikdar',
  'jiktar',
  'chuktar',
  'kapt',
  'paktun',
  'pallan',
  'king',
  'hyrpaktun',
  'flutsman',
  'archer',
  'crossbowman',
] as const;
export type Kind = (typeof KIND_NAMES)[number];

/** The bonus of a piece that has not yet moved (section 4, "First moves"). */
export type FirstMove =
  | { readonly bonus: 'range'; readonly range: number }
  | { readonly bonus: 'two-moves'; readonly firstSteps: number }
  | { readonly bonus: 'two-leaps' };

/** A leap: this many squares orthogonally, then this many at a right angle. */
export type Leap = readonly [ahead: number, aside: number];

/** Everything that distinguishes one kind from another (sections 2, 4 to 6, and 15 to 18), as data. */
export interface KindRules {
  /** The name of the kind, `Swod`; Vallia has names of its own (section 14). */
  readonly title: string;
  /** The code in written moves, `Ka`. */
  readonly code: string;
  /** The letter in position lines, in upper case, `G`. */
  readonly letter: string;
  /** The worth in points; null for a King. */
  readonly points: number | null;
  /** Where a regular move goes, and where it may capture. */
  readonly directions: DirectionSet;
  readonly captures: DirectionSet;
  /** The greatest number of steps in a regular move. */
  readonly range: number;
  /** Whether a regular move of one step is allowed: like any other, only without a capture, or not at all. */
  readonly singleStep: 'any' | 'quiet' | 'none';
  /**
   * The directions in which a move of one step may go on from an empty square, as a regular move of any length (section
   * 15).
   */
  readonly onward: DirectionSet;
  /** Halting pieces may cross a front with the first step only, free pieces once with any step. */
  readonly fronts: 'halting' | 'free';
  /**
   * The freedom that a named rule adds: one crossing with any step, or two with any steps. `homeLimit` may limit it.
   */
  readonly addedFronts: 'free' | 'twice' | null;
  readonly leaps: Leap | null;
  /** Whether a named rule lets its leaps cross two fronts; `homeLimit` may limit this. */
  readonly addedLeaps: boolean;
  /** How many squares it flies before its one step (section 15); 0 if it does not fly. */
  readonly flies: number;
  readonly vaults: DirectionSet;
  /** May land beside the last piece of a straight line that it vaults. */
  readonly comesOffSide: boolean;
  readonly first: FirstMove | null;
  /** Captures friendly pieces too, except a King. */
  readonly capturesFriends: boolean;
  /** May turn at a front (section 6); then whether it has this from a named rule, which `homeLimit` may limit. */
  readonly turnsAtFronts: boolean;
  readonly addedTurn: boolean;
  /** The greatest number of bends in its vaults (sections 6 and 17). */
  readonly bends: 0 | 1 | 2;
  readonly movesThenVaults: boolean;
  readonly vaultsThenMoves: boolean;
  /** Its vault after a move may not begin with a crossing. */
  readonly waitsAtFronts: boolean;
  /** Three of them may move at once (section 18). */
  readonly company: boolean;
  /** Safe from pieces of kind `against` while a friend of kind `by` stands beside it; null if it can never be propt. */
  readonly propt: { readonly by: Kind; readonly against: Kind } | null;
  /** May become another kind on the last rank (section 8). */
  readonly promotes: boolean;
  /** Its moves can never be undone by later moves, so they count like a capture for claims (section 9). */
  readonly lasting: boolean;
  /** Decides the game: it is never captured, and may not be left in Kaida. */
  readonly royal: boolean;
}

const PLAIN = {
  directions: 'all',
  captures: 'all',
  range: Infinity,
  singleStep: 'any',
  onward: 'none',
  fronts: 'halting',
  addedFronts: null,
  leaps: null,
  addedLeaps: false,
  flies: 0,
  vaults: 'all',
  comesOffSide: false,
  first: null,
  capturesFriends: false,
  turnsAtFronts: false,
  addedTurn: false,
  bends: 0,
  movesThenVaults: false,
  vaultsThenMoves: false,
  waitsAtFronts: false,
  company: false,
  propt: null,
  promotes: false,
  lasting: false,
  royal: false,
} as const satisfies Partial<KindRules>;

const PAKTUN_LEAP: Leap = [2, 1];
const HYRPAKTUN_LEAP: Leap = [3, 1];

export const KINDS: Readonly<Record<Kind, KindRules>> = {
  swod: {
    ...PLAIN,
    title: 'Swod',
    code: 'S',
    letter: 'S',
    points: 1,
    directions: 'forward',
    captures: 'forward-diagonal',
    range: 1,
    vaults: 'forward',
    first: { bonus: 'range', range: 3 },
    propt: { by: 'deldar', against: 'swod' },
    promotes: true,
    lasting: true,
  },
  deldar: {
    ...PLAIN,
    title: 'Deldar',
    code: 'D',
    letter: 'D',
    points: 3,
    range: 2,
    first: { bonus: 'two-moves', firstSteps: 2 },
  },
  hikdar: { ...PLAIN, title: 'Hikdar', code: 'H', letter: 'H', points: 3, directions: 'diagonal' },
  jiktar: { ...PLAIN, title: 'Jiktar', code: 'J', letter: 'J', points: 4, directions: 'orthogonal' },
  chuktar: { ...PLAIN, title: 'Chuktar', code: 'C', letter: 'C', points: 9, fronts: 'free' },
  kapt: { ...PLAIN, title: 'Kapt', code: 'Ka', letter: 'G', points: 12, fronts: 'free', leaps: PAKTUN_LEAP },
  paktun: {
    ...PLAIN,
    title: 'Paktun',
    code: 'Pk',
    letter: 'M',
    points: 3,
    directions: 'none',
    captures: 'none',
    leaps: PAKTUN_LEAP,
    first: { bonus: 'two-leaps' },
  },
  pallan: {
    ...PLAIN,
    title: 'Pallan',
    code: 'P',
    letter: 'P',
    points: 19,
    fronts: 'free',
    leaps: PAKTUN_LEAP,
    capturesFriends: true,
    turnsAtFronts: true,
    bends: 1,
    movesThenVaults: true,
  },
  king: { ...PLAIN, title: 'King', code: 'K', letter: 'K', points: null, range: 1, royal: true },
  hyrpaktun: {
    ...PLAIN,
    title: 'Hyrpaktun',
    code: 'Hp',
    letter: 'Y',
    points: 3,
    directions: 'none',
    captures: 'none',
    leaps: HYRPAKTUN_LEAP,
    first: { bonus: 'two-leaps' },
  },
  flutsman: { ...PLAIN, title: 'Flutsman', code: 'Fl', letter: 'F', points: 5, directions: 'none', flies: 4 },
  archer: {
    ...PLAIN,
    title: 'Archer',
    code: 'A',
    letter: 'A',
    points: 7,
    directions: 'diagonal',
    range: 1,
    onward: 'orthogonal',
    fronts: 'free',
  },
  crossbowman: {
    ...PLAIN,
    title: 'Crossbowman',
    code: 'Cr',
    letter: 'X',
    points: 6,
    directions: 'orthogonal',
    range: 1,
    onward: 'diagonal',
    fronts: 'free',
  },
};

export const kindIndex = (kind: Kind): number => KIND_NAMES.indexOf(kind) + 1;

/** The kind with this index, 1 to the number of kinds. */
export function kindAt(index: number): Kind {
  const kind = KIND_NAMES[index - 1];
  if (kind === undefined) throw new RangeError(`no kind has the index ${index}`);
  return kind;
}
