import type { DirectionSet } from './directions.ts';

/** The nine kinds, in the order of section 2 of the rules. A further kind is one more name here and one more record below. */
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
] as const;
export type Kind = (typeof KIND_NAMES)[number];

/** The bonus of a piece that has not yet moved (section 4, "First moves"). */
export type FirstMove =
  | { readonly bonus: 'range'; readonly range: number }
  | { readonly bonus: 'two-moves'; readonly firstSteps: number }
  | { readonly bonus: 'two-leaps' };

/** Everything that tells one kind from another (sections 2, 4, 5 and 6), as data. */
export interface KindRules {
  /** Code in written moves, `Ka`. */
  readonly code: string;
  /** Letter in position lines, upper case, `G`. */
  readonly letter: string;
  /** Worth in points; null for a King. */
  readonly points: number | null;
  /** Where a regular move goes, and where it may capture. */
  readonly directions: DirectionSet;
  readonly captures: DirectionSet;
  /** The most steps of a regular move. */
  readonly range: number;
  /** Halting pieces cross a front with the first step only, free pieces once at any step. */
  readonly fronts: 'halting' | 'free';
  /** Has the Paktun leap. */
  readonly leaps: boolean;
  readonly vaults: DirectionSet;
  readonly first: FirstMove | null;
  /** Captures friendly pieces too, except a King. */
  readonly capturesFriends: boolean;
  /** The three changes of section 6. */
  readonly turnsAtFronts: boolean;
  readonly bendsVaults: boolean;
  readonly movesThenVaults: boolean;
  /** Safe from pieces of kind `against` while a friend of kind `by` stands beside it. */
  readonly propt: { readonly by: Kind; readonly against: Kind } | null;
  /** May become another kind on the last rank (section 8). */
  readonly promotes: boolean;
  /** Decides the game: it is never captured, and may not be left in Kaida. */
  readonly royal: boolean;
}

const PLAIN = {
  directions: 'all',
  captures: 'all',
  range: Infinity,
  fronts: 'halting',
  leaps: false,
  vaults: 'all',
  first: null,
  capturesFriends: false,
  turnsAtFronts: false,
  bendsVaults: false,
  movesThenVaults: false,
  propt: null,
  promotes: false,
  royal: false,
} as const satisfies Partial<KindRules>;

export const KINDS: Readonly<Record<Kind, KindRules>> = {
  swod: {
    ...PLAIN,
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
  },
  deldar: {
    ...PLAIN,
    code: 'D',
    letter: 'D',
    points: 3,
    range: 2,
    first: { bonus: 'two-moves', firstSteps: 2 },
  },
  hikdar: { ...PLAIN, code: 'H', letter: 'H', points: 3, directions: 'diagonal' },
  jiktar: { ...PLAIN, code: 'J', letter: 'J', points: 4, directions: 'orthogonal' },
  chuktar: { ...PLAIN, code: 'C', letter: 'C', points: 9, fronts: 'free' },
  kapt: { ...PLAIN, code: 'Ka', letter: 'G', points: 12, fronts: 'free', leaps: true },
  paktun: {
    ...PLAIN,
    code: 'Pk',
    letter: 'M',
    points: 3,
    directions: 'none',
    captures: 'none',
    leaps: true,
    first: { bonus: 'two-leaps' },
  },
  pallan: {
    ...PLAIN,
    code: 'P',
    letter: 'P',
    points: 19,
    fronts: 'free',
    leaps: true,
    capturesFriends: true,
    turnsAtFronts: true,
    bendsVaults: true,
    movesThenVaults: true,
  },
  king: { ...PLAIN, code: 'K', letter: 'K', points: null, range: 1, royal: true },
};

export const kindIndex = (kind: Kind): number => KIND_NAMES.indexOf(kind) + 1;

/** The kind with this index, 1 to the number of kinds. */
export function kindAt(index: number): Kind {
  const kind = KIND_NAMES[index - 1];
  if (kind === undefined) throw new RangeError(`no kind has the index ${index}`);
  return kind;
}
