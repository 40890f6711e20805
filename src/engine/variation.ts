import type { Drin, Square } from './geometry.ts';
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

/**
 * The named rules by which a game ends (section 9); an `open` game never ends by itself, and may have no Kings, or only
 * one side.
 */
export const ENDING_RULES = ['kings', 'to-the-death', 'open'] as const;
export type EndingRule = (typeof ENDING_RULES)[number];

/** The sorts of terrain (section 19), in the order in which ids name them. */
export const TERRAINS = ['hill', 'river', 'wood'] as const;
export type TerrainSort = (typeof TERRAINS)[number];

/** The squares of each sort, in rising order; a square is in one at most. */
export type Terrain = Readonly<Record<TerrainSort, readonly Square[]>>;
export const NO_TERRAIN: Terrain = { hill: [], river: [], wood: [] };

/** Named rules that change how a game is played (section 16), in alphabetical order as ids name them. */
export const HOUSE_RULE_IDS = [
  'deldar-step-quiet',
  'deldar-two-only',
  'home-limit',
  'hyrpaktun-step',
  'jiktar-as-chuktar',
  'kapt-to-vault',
  'kapt-turn',
  'leapers-off-side',
  'missiles-halt',
  'no-king-vault',
  'trans-drin',
  'two-bends',
  'two-fronts',
  'vault-then-move',
  'wait-at-front',
] as const;
export type HouseRuleId = (typeof HOUSE_RULE_IDS)[number];

/** How kinds differ from the common rules. */
export type KindChanges = Partial<Readonly<Record<Kind, Partial<KindRules>>>>;

/** One game as plain data. Anything that data cannot express is a named rule to which the data refers. */
export interface Variation {
  readonly id: string;
  /** The id of the game without named rules and terrain (section 13). */
  readonly base: string;
  readonly rules: readonly HouseRuleId[];
  readonly terrain: Terrain;
  /** The named rules that the base allows (section 16). */
  readonly takesRules: readonly HouseRuleId[];
  /** Rows from the north, each from west to east. */
  readonly drins: readonly (readonly Drin[])[];
  /** Whether fronts stop pieces, as they do in every published game. */
  readonly fronts: boolean;
  /** Whether the added freedoms of kinds end at the enemy's home drins (section 16, L6). */
  readonly homeLimit: boolean;
  /** The kinds of the game: those that may stand in its positions. */
  readonly kindNames: readonly Kind[];
  /** Ranks from the north in position letters, `.` for an empty square. */
  readonly array: readonly string[];
  /** m, the least number of pieces in a vaulting line (section 5). */
  readonly vaultLine: number;
  readonly forms: readonly MoveForm[];
  /** How kinds differ from the common rules. */
  readonly kinds: KindChanges;
  /** What a promoting piece may become on the last rank; it may always stay what it is (R12). */
  readonly promotions: readonly Kind[];
  /** The kinds that may capture. */
  readonly capturers: readonly Kind[];
  /** The kinds that exchange with a King by Fluttember (section 7). */
  readonly fluttember: readonly Kind[];
  readonly ending: EndingRule;
}
