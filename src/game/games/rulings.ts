import { pieceAt, type Kind, type KindRules, type MoveForm, type Position } from '../../engine/index.ts';

/** The rulings of section 11, on what the books leave open. */
export const RULINGS = [
  'R1',
  'R2',
  'R3',
  'R4',
  'R5',
  'R6',
  'R7',
  'R8',
  'R9',
  'R10',
  'R11',
  'R12',
  'R13',
  'R14',
  'R15',
  'R16',
] as const;
export type Ruling = (typeof RULINGS)[number];

/** The rulings on house rules and larger games (section 20). */
export const LARGER_RULINGS = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9'] as const;
export type LargerRuling = (typeof LARGER_RULINGS)[number];

/** Every ruling in the order of the rule book. */
export const ALL_RULINGS = [...RULINGS, ...LARGER_RULINGS] as const;
export type AnyRuling = (typeof ALL_RULINGS)[number];

/** Whether a part of an address or a mark names a ruling. */
export const isRuling = (id: string): id is AnyRuling => ALL_RULINGS.some((ruling) => ruling === id);

/** What the rulings depend on in a game: its board, its kinds of move, and the pieces that can be on the board. */
interface Features {
  /** The number of drins from west to east, and from south to north. */
  readonly columns: number;
  readonly rows: number;
  readonly hasFronts: boolean;
  readonly has: (...forms: readonly MoveForm[]) => boolean;
  /** Whether a piece of such a kind can be on the board. */
  readonly any: (is: (rules: KindRules, kind: Kind) => boolean) => boolean;
  readonly capturers: readonly Kind[];
  readonly promotions: readonly Kind[];
  readonly partners: readonly Kind[];
  readonly canFluttember: boolean;
}

const promotes = ({ promotes: does }: KindRules): boolean => does;
const isRoyal = ({ royal }: KindRules): boolean => royal;
const crossesFreely = ({ fronts, addedFronts }: KindRules): boolean =>
  fronts === 'free' || addedFronts === 'free';
const turns = ({ turnsAtFronts, addedTurn }: KindRules): boolean => turnsAtFronts || addedTurn;
const hasTwoAxes = ({ hasFronts, columns, rows }: Features): boolean => hasFronts && columns > 1 && rows > 1;
const hasOneFront = ({ hasFronts, columns, rows }: Features): boolean => hasFronts && columns * rows > 1;
const hasTwoFronts = ({ hasFronts, columns, rows }: Features): boolean => hasFronts && columns + rows > 3;
const walks = ({ has }: Features): boolean => has('regular') || has('move-then-vault');

/** The games in which each ruling matters. */
const CONDITIONS: Readonly<Record<Ruling, (game: Features) => boolean>> = {
  R1: (game) => hasTwoAxes(game) && walks(game) && game.any(({ directions }) => directions !== 'none'),
  R2: ({ has }) => !has('regular'),
  R3: (game) => hasTwoFronts(game) && walks(game) && game.any(crossesFreely),
  R4: (game) =>
    hasTwoAxes(game) &&
    (game.has('leap') || game.has('move-then-vault')) &&
    game.any(({ leaps }) => leaps !== null),
  R5: (game) => hasOneFront(game) && game.has('regular') && game.any(({ first }) => first?.bonus === 'range'),
  R6: (game) =>
    hasOneFront(game) && game.has('two-moves') && game.any(({ first }) => first?.bonus === 'two-moves'),
  R7: ({ has, any, capturers }) =>
    has('vault') &&
    any(({ captures, directions }, kind) => captures !== directions && capturers.includes(kind)),
  R8: ({ has, any }) => has('vault') && any(isRoyal),
  R9: (game) => hasOneFront(game) && game.has('turn') && game.any(turns),
  R10: ({ has, any }) => has('bend') && any(({ bends }) => bends > 0),
  R11: ({ has, any }) => has('move-then-vault') && any(({ movesThenVaults }) => movesThenVaults),
  R12: ({ any, promotions }) => promotions.length > 0 && any(promotes),
  R13: ({ any }) => any(({ capturesFriends }) => capturesFriends) && any(isRoyal),
  R14: ({ any }) => any(isRoyal),
  R15: ({ any, promotions, partners, canFluttember }) =>
    canFluttember && any(promotes) && promotions.some((kind) => partners.includes(kind)),
  R16: () => true,
};

/** Kinds for which a house rule says the opposite of a ruling (section 16). */
const EXEMPT: Readonly<Partial<Record<Ruling, (rules: KindRules) => boolean>>> = {
  R3: ({ addedFronts }) => addedFronts === 'twice',
  R4: ({ addedLeaps }) => addedLeaps,
  R8: ({ vaults }) => vaults === 'none',
};

/** What applies of the rulings in a game. A ruling that the game's house rules contradict is in no list. */
interface RulingsOfGame {
  readonly mattering: readonly Ruling[];
  /** Those of the rulings that hold for some kinds only, because house rules exempt the others. */
  readonly limited: readonly Ruling[];
  readonly idle: readonly Ruling[];
}

/** The rulings that can matter in a game that starts from this position, and those that cannot. */
export function rulingsFor(from: Position): RulingsOfGame {
  const present = [...kindsIn(from)];
  const matters = (ruling: Ruling, among: readonly Kind[]): boolean =>
    CONDITIONS[ruling](featuresOf(from, among));
  const mattersTo = (ruling: Ruling, exempt: boolean): boolean => {
    const isExempt = EXEMPT[ruling] ?? (() => false);
    const among = present.filter((kind) => isExempt(from.ruleset.kinds[kind]) === exempt);
    return matters(ruling, among);
  };
  const mattering = RULINGS.filter((ruling) => mattersTo(ruling, false));
  return {
    mattering,
    limited: mattering.filter((ruling) => ruling in EXEMPT && mattersTo(ruling, true)),
    idle: RULINGS.filter((ruling) => !matters(ruling, present)),
  };
}

function featuresOf(from: Position, among: readonly Kind[]): Features {
  const { variation, kinds, forms, geometry, fluttember } = from.ruleset;
  return {
    columns: geometry.columns,
    rows: geometry.rows,
    hasFronts: variation.fronts,
    has: (...wanted) => wanted.every((form) => forms.has(form)),
    any: (is) => among.some((kind) => is(kinds[kind], kind)),
    capturers: variation.capturers,
    promotions: variation.promotions,
    partners: variation.fluttember,
    canFluttember: fluttember !== 0,
  };
}

/** The kinds on the board, and those that the pieces there may become. */
export function kindsIn(from: Position): ReadonlySet<Kind> {
  const { geometry, kinds, variation } = from.ruleset;
  const present = new Set<Kind>();
  for (let square = 0; square < geometry.size; square++) {
    const piece = pieceAt(from, square);
    if (piece !== null) present.add(piece.kind);
  }
  return [...present].some((kind) => kinds[kind].promotes)
    ? new Set([...present, ...variation.promotions])
    : present;
}
