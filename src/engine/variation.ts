import type { Drin } from './geometry.ts';
import type { Kind, KindRules } from './kinds.ts';

/** The kinds of move that a variation may have (sections 4 to 7). */
export const MOVE_FORMS = [
  'regular',
  'leap',
  'two-moves',
  'two-leaps',
  'turn',
  'vault',
  'bend',
  'move-then-vault',
  'fluttember',
] as const;
export type MoveForm = (typeof MOVE_FORMS)[number];

/** The named rules by which a game ends (section 9); an `open` one never ends by itself, and may lack Kings or a side. */
export const ENDING_RULES = ['kings', 'to-the-death', 'open'] as const;
export type EndingRule = (typeof ENDING_RULES)[number];

/** One game as plain data. What data cannot say is a named rule that the data name. */
export interface Variation {
  readonly id: string;
  /** Rows from the north, each from west to east. */
  readonly drins: readonly (readonly Drin[])[];
  /** Whether fronts stop pieces, as they do in every published game. */
  readonly fronts: boolean;
  /** Ranks from the north in position letters, `.` for an empty square. */
  readonly array: readonly string[];
  /** m, the least number of pieces in a vaulting line (section 5). */
  readonly vaultLine: number;
  readonly forms: readonly MoveForm[];
  /** Differences of the kinds from the common rules. */
  readonly kinds: Partial<Readonly<Record<Kind, Partial<KindRules>>>>;
  /** What a piece that promotes may become on the last rank; staying what it is, is always allowed (R12). */
  readonly promotions: readonly Kind[];
  /** The kinds that may capture. */
  readonly capturers: readonly Kind[];
  /** The kinds that exchange with a King by Fluttember (section 7). */
  readonly fluttember: readonly Kind[];
  readonly ending: EndingRule;
}
