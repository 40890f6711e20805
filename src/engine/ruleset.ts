import { directionMask, type DirectionMask, type DirectionSet } from './directions.ts';
import { buildGeometry, type Geometry, type Square } from './geometry.ts';
import { KIND_NAMES, kindAt, kindIndex, KINDS, type Kind, type KindRules } from './kinds.ts';
import { ALL_PIECE_CODES, EMPTY, FRESH, kindOf, PIECE_CODES, sideOf, type PieceCode } from './piece.ts';
import type { MoveForm, Variation } from './variation.ts';

/** What a piece can do besides walking a straight line, as bits of `Ruleset.traits`. */
export const TRAIT = {
  regular: 1,
  leap: 2,
  twoMoves: 4,
  twoLeaps: 8,
  turn: 16,
  bend: 32,
  moveThenVault: 64,
  /** The first part of a move-then-vault may be a leap. */
  leapThenVault: 128,
  promotes: 256,
  royal: 512,
  takesFriends: 1024,
} as const;

/** The span of a piece that may reach a square from anywhere: an entry of `Ruleset.offLineSpan`. */
export const ROAMS = 255;

/** Whether one piece may capture another: entries of `Ruleset.takes`. */
export const TAKES = { never: 0, always: 1, unlessPropt: 2 } as const;

/**
 * A variation compiled to tables, once. Tables by piece have a row for each of the `PIECE_CODES`; `reach` has a
 * table of steps by square and direction for each.
 */
export interface Ruleset {
  readonly variation: Variation;
  readonly geometry: Geometry;
  readonly kinds: Readonly<Record<Kind, KindRules>>;
  readonly vaultLine: number;
  readonly forms: ReadonlySet<MoveForm>;
  /** The start array, pieces with their bonus; and what stands there without regard to it. */
  readonly array: Uint8Array;
  readonly home: Uint8Array;
  /**
   * The most steps of a regular move, range, directions and fronts in one number:
   * `reach[(piece * size + square) * 8 + direction]`.
   */
  readonly reach: Uint8Array;
  /** `piece * size + square`: the directions in which it has any step. */
  readonly reachMask: Uint8Array;
  readonly captureMask: Uint8Array;
  readonly vaultMask: Uint8Array;
  /** By square, the directions with room for the shortest vault. */
  readonly vaultRoom: Uint8Array;
  /** `attacker * PIECE_CODES + target`, an entry of `TAKES`. */
  readonly takes: Uint8Array;
  /** The piece that props another, by the code of the propt one; 0 for none. */
  readonly propper: Uint8Array;
  readonly traits: Uint16Array;
  /** Steps of the first part of a two-part first move. */
  readonly firstSteps: Uint8Array;
  /** How far a piece may reach a square that shares no line with its own, in steps of a King. */
  readonly offLineSpan: Uint8Array;
  /** Home squares of pieces whose first move has two parts, by the squares that such a move may reach. */
  readonly firstMoversNear: readonly Uint16Array[];
  /** What a piece may become on its last rank, itself included, as piece codes. */
  readonly promotions: readonly (readonly PieceCode[])[];
  /** Bit 0: Yellow's last rank; bit 1: Blue's. */
  readonly lastRank: Uint8Array;
  /** The squares of the array from which a piece may exchange with its King, by side. */
  readonly partnerHomes: readonly [Uint16Array, Uint16Array];
  /** Both bits where the array has a partner for the King (section 12, field 3). */
  readonly fluttember: number;
}

const compiled = new WeakMap<Variation, Ruleset>();
const geometries = new Map<string, Geometry>();

/** The tables of a variation, built on the first call. */
export function rulesetOf(variation: Variation): Ruleset {
  let ruleset = compiled.get(variation);
  if (ruleset === undefined) {
    ruleset = compile(variation);
    compiled.set(variation, ruleset);
  }
  return ruleset;
}

function geometryOf(variation: Variation): Geometry {
  const key = JSON.stringify([variation.drins, variation.fronts]);
  let geometry = geometries.get(key);
  if (geometry === undefined) {
    geometry = buildGeometry(variation.drins, variation.fronts);
    geometries.set(key, geometry);
  }
  return geometry;
}

function compile(variation: Variation): Ruleset {
  const geometry = geometryOf(variation);
  const kinds = Object.fromEntries(
    KIND_NAMES.map((kind) => [kind, { ...KINDS[kind], ...variation.kinds[kind] }]),
  ) as Record<Kind, KindRules>;
  const rulesOf = (code: PieceCode): KindRules => kinds[kindAt(kindOf(code))];
  const forms = new Set(variation.forms);
  const home = readArray(variation, geometry, kinds);
  const array = home.map((code) => (code !== EMPTY && rulesOf(code).first !== null ? code | FRESH : code));

  const byPiece = <Row>(none: Row, row: (code: PieceCode) => Row): Row[] => {
    const table = Array.from({ length: PIECE_CODES }, () => none);
    for (const code of ALL_PIECE_CODES) table[code] = row(code);
    return table;
  };
  const mask =
    (name: 'captures' | 'vaults') =>
    (code: PieceCode): DirectionMask =>
      directionMask(rulesOf(code)[name], sideOf(code));
  const partnerHomes = (side: number): Uint16Array =>
    Uint16Array.from(
      Array.from(home.keys()).filter((square) => {
        const code = home[square] ?? EMPTY;
        return code !== EMPTY && sideOf(code) === side && variation.fluttember.includes(kindAt(kindOf(code)));
      }),
    );
  const reach = reachTable(geometry, rulesOf);
  const traits = Uint16Array.from(byPiece(0, (code) => traitsOf(code, rulesOf(code), forms)));
  const offLineSpans = Uint8Array.from(byPiece(0, (code) => offLineSpan(traits[code] ?? 0, rulesOf(code))));
  return {
    variation,
    geometry,
    kinds,
    vaultLine: variation.vaultLine,
    forms,
    array,
    home,
    reach,
    reachMask: maskOf(reach),
    captureMask: Uint8Array.from(byPiece(0, mask('captures'))),
    vaultMask: Uint8Array.from(byPiece(0, (code) => (forms.has('vault') ? mask('vaults')(code) : 0))),
    vaultRoom: vaultRooms(geometry, variation.vaultLine),
    takes: takesTable(variation, rulesOf),
    propper: Uint8Array.from(
      byPiece(EMPTY, (code) => {
        const by = rulesOf(code).propt?.by;
        return by === undefined ? EMPTY : sideOf(code) | (kindIndex(by) << 1);
      }),
    ),
    traits,
    offLineSpan: offLineSpans,
    firstSteps: Uint8Array.from(
      byPiece(0, (code) => {
        const { first } = rulesOf(code);
        return first?.bonus === 'two-moves' ? first.firstSteps : 0;
      }),
    ),
    firstMoversNear: firstMoversNear(geometry, array, traits, offLineSpans),
    promotions: byPiece<readonly PieceCode[]>([], (code) =>
      rulesOf(code).promotes
        ? [kindAt(kindOf(code)), ...variation.promotions].map((kind) => sideOf(code) | (kindIndex(kind) << 1))
        : [],
    ),
    lastRank: lastRanks(geometry),
    partnerHomes: [partnerHomes(0), partnerHomes(1)],
    fluttember: forms.has('fluttember') && partnerHomes(0).length > 0 ? 3 : 0,
  };
}

function readArray(
  variation: Variation,
  { width, height }: Geometry,
  kinds: Readonly<Record<Kind, KindRules>>,
): Uint8Array {
  const ranks = variation.array.toReversed();
  if (ranks.length !== height || ranks.some((rank) => rank.length !== width))
    throw new RangeError(`the array of ${variation.id} does not fit its board`);
  return Uint8Array.from(ranks.join(''), (letter) => {
    if (letter === '.') return EMPTY;
    const code = letterCode(kinds, letter);
    if (code === undefined)
      throw new RangeError(`the array of ${variation.id} has an unknown letter ${letter}`);
    return code;
  });
}

/** The piece without a bonus that a position letter stands for; undefined if there is none. */
export function letterCode(kinds: Readonly<Record<Kind, KindRules>>, letter: string): PieceCode | undefined {
  const kind = KIND_NAMES.find((name) => kinds[name].letter === letter.toUpperCase());
  if (kind === undefined || letter.length !== 1) return undefined;
  return (kindIndex(kind) << 1) | (letter === letter.toUpperCase() ? 0 : 1);
}

/** Section 4: directions, range and fronts of every piece, first-move range included. */
function reachTable(geometry: Geometry, rulesOf: (code: PieceCode) => KindRules): Uint8Array {
  const perPiece = geometry.size * 8;
  const reach = new Uint8Array(PIECE_CODES * perPiece);
  for (const code of ALL_PIECE_CODES) {
    const { directions, range, first, fronts } = rulesOf(code);
    const mask = directionMask(directions, sideOf(code));
    const most = (code & FRESH) !== 0 && first?.bonus === 'range' ? first.range : range;
    const limits = fronts === 'free' ? geometry.free : geometry.halting;
    limits.forEach((steps, at) => {
      if ((mask >> (at & 7)) & 1) reach[code * perPiece + at] = Math.min(steps, most);
    });
  }
  return reach;
}

/** From steps by direction to masks of the directions that have any. */
function maskOf(steps: Uint8Array): Uint8Array {
  const mask = new Uint8Array(steps.length / 8);
  steps.forEach((count, at) => {
    if (count > 0) mask[at >> 3]! |= 1 << (at & 7);
  });
  return mask;
}

/** A vault needs m pieces and one square more (section 5). */
function vaultRooms({ toEdge }: Geometry, vaultLine: number): Uint8Array {
  return maskOf(toEdge.map((steps) => Math.max(steps - vaultLine, 0)));
}

/** Who captures whom: enemies; a Pallan friends too, but never its own King (section 6, R13). */
function takesTable(variation: Variation, rulesOf: (code: PieceCode) => KindRules): Uint8Array {
  const takes = new Uint8Array(PIECE_CODES * PIECE_CODES);
  for (const attacker of ALL_PIECE_CODES)
    for (const target of ALL_PIECE_CODES) {
      const [mover, taken] = [rulesOf(attacker), rulesOf(target)];
      const enemy = sideOf(attacker) !== sideOf(target);
      const may = enemy || (mover.capturesFriends && !taken.royal);
      const kind = kindAt(kindOf(attacker));
      if (!may || !variation.capturers.includes(kind)) continue;
      const shielded = enemy && taken.propt?.against === kind;
      takes[attacker * PIECE_CODES + target] = shielded ? TAKES.unlessPropt : TAKES.always;
    }
  return takes;
}

function traitsOf(code: PieceCode, kind: KindRules, forms: ReadonlySet<MoveForm>): number {
  const fresh = (code & FRESH) !== 0;
  const walks = hasDirections(kind.directions);
  return (
    (forms.has('regular') && walks ? TRAIT.regular : 0) |
    (forms.has('leap') && kind.leaps ? TRAIT.leap : 0) |
    (forms.has('two-moves') && fresh && kind.first?.bonus === 'two-moves' ? TRAIT.twoMoves : 0) |
    (forms.has('two-leaps') && fresh && kind.first?.bonus === 'two-leaps' ? TRAIT.twoLeaps : 0) |
    (forms.has('turn') && kind.turnsAtFronts ? TRAIT.turn : 0) |
    (forms.has('bend') && kind.bendsVaults ? TRAIT.bend : 0) |
    (forms.has('move-then-vault') && kind.movesThenVaults ? TRAIT.moveThenVault : 0) |
    (forms.has('move-then-vault') && kind.movesThenVaults && kind.leaps ? TRAIT.leapThenVault : 0) |
    (kind.promotes ? TRAIT.promotes : 0) |
    (kind.royal ? TRAIT.royal : 0) |
    (kind.capturesFriends ? TRAIT.takesFriends : 0)
  );
}

function firstMoversNear(
  { size, distance }: Geometry,
  array: Uint8Array,
  traits: Uint16Array,
  spans: Uint8Array,
): Uint16Array[] {
  const homes = Array.from(array.keys()).filter(
    (square) => ((traits[array[square] ?? EMPTY] ?? 0) & (TRAIT.twoMoves | TRAIT.twoLeaps)) !== 0,
  );
  return Array.from({ length: size }, (_, target) =>
    Uint16Array.from(
      homes.filter((home) => (distance[target * size + home] ?? 0) <= (spans[array[home] ?? EMPTY] ?? 0)),
    ),
  );
}

function offLineSpan(traits: number, { first, range }: KindRules): number {
  if ((traits & (TRAIT.turn | TRAIT.bend | TRAIT.moveThenVault)) !== 0) return ROAMS;
  if ((traits & TRAIT.twoLeaps) !== 0) return 4;
  if ((traits & TRAIT.twoMoves) !== 0 && first?.bonus === 'two-moves')
    return Math.min(first.firstSteps + range, 255);
  return (traits & TRAIT.leap) !== 0 ? 2 : 0;
}

const hasDirections = (set: DirectionSet): boolean => directionMask(set, 0) !== 0;

function lastRanks({ size, width }: Geometry): Uint8Array {
  const bits = new Uint8Array(size);
  for (let square: Square = 0; square < size; square++)
    bits[square] = (square >= size - width ? 1 : 0) | (square < width ? 2 : 0);
  return bits;
}

/** The points of a kind for the balance of captured pieces (section 2); 0 for a King. */
export const pointsOf = (ruleset: Ruleset, kind: Kind): number => ruleset.kinds[kind].points ?? 0;
