import { directionMask } from '../directions.ts';
import { NO_SQUARE, type Geometry, type Square } from '../geometry.ts';
import type { Ground } from './ground.ts';
import { kindAt, type Kind, type KindRules, type Leap } from '../kinds.ts';
import { crossesOnce, leapTable, type LeapTable } from './leaps.ts';
import { ALL_PIECE_CODES, EMPTY, FRESH, kindOf, PIECE_CODES, sideOf, type PieceCode } from '../piece.ts';
import type { SideIndex } from '../side.ts';
import { ROAMS, TAKES, TRAIT, type TraitName } from './traits.ts';
import type { MoveForm, Variation } from '../variation.ts';

/** The rules of a piece's kind. */
export type RulesOf = (code: PieceCode) => KindRules;

/** A table with a row for every piece code; codes that stand for no piece get `none`. */
export function byPiece<Row>(none: Row, row: (code: PieceCode) => Row): Row[] {
  const table = Array.from({ length: PIECE_CODES }, () => none);
  for (const code of ALL_PIECE_CODES) table[code] = row(code);
  return table;
}

/**
 * Sections 4 and 19: directions, range, fronts and ground of every piece, including the range of its first move; then
 * the same without the freedom to cross that named rules add, if that is limited (section 16).
 */
export function reachTables(
  geometry: Geometry,
  ground: Ground,
  rulesOf: RulesOf,
  homeLimit: boolean,
): { readonly reach: Uint8Array; readonly ordinaryReach: Uint8Array } {
  const perPiece = geometry.size * 8;
  const ordinary = new Uint8Array(PIECE_CODES * perPiece);
  const reach = new Uint8Array(PIECE_CODES * perPiece);
  for (const code of ALL_PIECE_CODES) {
    const { directions, range, first, fronts, addedFronts } = rulesOf(code);
    const mask = directionMask(directions, sideOf(code));
    const most = (code & FRESH) !== 0 && first?.bonus === 'range' ? first.range : range;
    const limits = fronts === 'free' ? geometry.free : geometry.halting;
    const added = addedFronts === null ? limits : geometry[addedFronts];
    const outside = homeLimit ? ground.outsideHome[sideOf(code)] : geometry.toEdge;
    ground.beginning.forEach((onGround, at) => {
      if (((mask >> (at & 7)) & 1) === 0) return;
      const steps = Math.min(limits[at] ?? 0, onGround, most);
      ordinary[code * perPiece + at] = steps;
      reach[code * perPiece + at] = Math.max(
        steps,
        Math.min(added[at] ?? 0, onGround, most, outside[at] ?? 0),
      );
    });
  }
  return { reach, ordinaryReach: homeLimit ? ordinary : reach };
}

/** A table of `reach` for bare ground, shortened by rivers and woods. */
export function reachOnGround(reach: Uint8Array, { toEdge }: Geometry, { beginning }: Ground): Uint8Array {
  if (beginning === toEdge) return reach;
  const onGround = reach.slice();
  beginning.forEach((most, at) => {
    if (most === toEdge[at]) return;
    for (let row = at; row < onGround.length; row += toEdge.length)
      onGround[row] = Math.min(onGround[row] ?? 0, most);
  });
  return onGround;
}

/** Where a turn at a front can be made; no regular move goes on from a river or a wood, or over one (section 19). */
export const turnSquares = (
  { turnSquare, towards, distance, size }: Geometry,
  { beginning, halts }: Ground,
): Uint16Array =>
  turnSquare.map((turn, at) => {
    if (turn === NO_SQUARE || halts[turn] === 1) return NO_SQUARE;
    const pair = turn * size + (at >> 3);
    return (beginning[(at >> 3) * 8 + (towards[pair] ?? 0)] ?? 0) < (distance[pair] ?? 0) ? NO_SQUARE : turn;
  });

/** The leaps of every piece; those that a named rule adds are separate if `homeLimit` limits them. */
export function leapTables(geometry: Geometry, { enemyHome }: Ground, rulesOf: RulesOf, homeLimit: boolean) {
  const none = leapTable(geometry, [0, 0], () => false);
  const once = (from: Square, to: Square): boolean => crossesOnce(geometry, from, to);
  const made = new Map<string, LeapTable>();
  const table = (key: string, leap: Leap, isAllowed: typeof once): LeapTable => {
    const known = made.get(key) ?? leapTable(geometry, leap, isAllowed);
    made.set(key, known);
    return known;
  };
  const leapsOf = byPiece(none, (code) => {
    const { leaps, addedLeaps } = rulesOf(code);
    if (leaps === null) return none;
    return addedLeaps && !homeLimit
      ? table(`any ${leaps.join()}`, leaps, () => true)
      : table(`once ${leaps.join()}`, leaps, once);
  });
  const boundLeapsOf = byPiece(none, (code) => {
    const { leaps, addedLeaps } = rulesOf(code);
    if (leaps === null || !addedLeaps || !homeLimit) return none;
    const side = sideOf(code);
    const isOutside = (square: Square): boolean => (((enemyHome[square] ?? 0) >> side) & 1) === 0;
    return table(
      `${side} ${leaps.join()}`,
      leaps,
      (from, to) => !once(from, to) && isOutside(from) && isOutside(to),
    );
  });
  const commonLeaps = ALL_PIECE_CODES.map((code) => leapsOf[code] ?? none).find(({ span }) => span > 0);
  return { leapsOf, boundLeapsOf, commonLeaps: commonLeaps ?? none };
}

/** Turns steps by direction into masks of the directions that have any. */
export function maskOf(steps: Uint8Array): Uint8Array {
  const mask = new Uint8Array(steps.length / 8);
  steps.forEach((count, at) => {
    if (count > 0) mask[at >> 3]! |= 1 << (at & 7);
  });
  return mask;
}

/** A vault needs room for m pieces and one more square (section 5). */
export function vaultRooms({ toEdge }: Geometry, vaultLine: number): Uint8Array {
  return maskOf(toEdge.map((steps) => Math.max(steps - vaultLine, 0)));
}

/** Who captures whom: every piece captures enemies, a Pallan friends too, but never its own King (section 6, R13). */
export function takesTable(variation: Variation, rulesOf: RulesOf): Uint8Array {
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

/** What a piece can do, as bits of `TRAIT`: the abilities of its kind, as far as the variation has them. */
export function traitsOf(
  code: PieceCode,
  kind: KindRules,
  forms: ReadonlySet<MoveForm>,
  homeLimit: boolean,
): number {
  const fresh = (code & FRESH) !== 0;
  const walks = forms.has('regular') && directionMask(kind.directions, sideOf(code)) !== 0;
  const vaults = forms.has('vault') && directionMask(kind.vaults, sideOf(code)) !== 0;
  const leaps = kind.leaps !== null;
  const adds = forms.has('turn') && kind.addedTurn;
  const movesThenVaults = forms.has('move-then-vault') && kind.movesThenVaults;
  const held: Readonly<Record<TraitName, boolean>> = {
    regular: walks,
    leap: forms.has('leap') && leaps,
    twoMoves: forms.has('two-moves') && fresh && kind.first?.bonus === 'two-moves',
    twoLeaps: forms.has('two-leaps') && fresh && kind.first?.bonus === 'two-leaps',
    turn: (forms.has('turn') && kind.turnsAtFronts) || (adds && !homeLimit),
    bend: forms.has('bend') && kind.bends > 0,
    moveThenVault: movesThenVaults,
    leapThenVault: movesThenVaults && leaps,
    promotes: kind.promotes,
    royal: kind.royal,
    takesFriends: kind.capturesFriends,
    boundLeap: forms.has('leap') && leaps && kind.addedLeaps && homeLimit,
    boundTurn: adds && homeLimit,
    flight: forms.has('regular') && kind.flies > 0,
    onward: walks && kind.onward !== 'none',
    quietStep: walks && kind.singleStep === 'quiet',
    noStep: walks && kind.singleStep === 'none',
    offSide: vaults && kind.comesOffSide,
    secondBend: forms.has('bend') && kind.bends > 1,
    vaultThenMove: vaults && forms.has('regular') && kind.vaultsThenMoves,
    waits: kind.waitsAtFronts,
    company: forms.has('regular') && kind.company,
  };
  const has = new Map<string, boolean>(Object.entries(held));
  return Object.entries(TRAIT).reduce((bits, [name, bit]) => bits | (has.get(name) === true ? bit : 0), 0);
}

/** By side and square, the home squares of its pieces whose first move has two parts and may end there (section 4). */
export function firstMoversNear(
  { size, distance }: Geometry,
  array: Uint8Array,
  traits: Int32Array,
  spans: Uint8Array,
): [Uint16Array[], Uint16Array[]] {
  const homes = Array.from(array.keys()).filter((square) => {
    const piece = array[square] ?? EMPTY;
    return ((traits[piece] ?? 0) & (TRAIT.twoMoves | TRAIT.twoLeaps)) !== 0 && spans[piece] !== ROAMS;
  });
  const isNear = (home: Square, target: Square): boolean =>
    (distance[target * size + home] ?? 0) <= (spans[array[home] ?? EMPTY] ?? 0);
  const ofSide = (side: SideIndex): Uint16Array[] =>
    Array.from({ length: size }, (_, target) =>
      Uint16Array.from(homes.filter((home) => sideOf(array[home] ?? EMPTY) === side && isNear(home, target))),
    );
  return [ofSide(0), ofSide(1)];
}

/** Forms of move by which a piece may reach a square from anywhere. */
const ROAMING =
  TRAIT.turn |
  TRAIT.boundTurn |
  TRAIT.bend |
  TRAIT.secondBend |
  TRAIT.moveThenVault |
  TRAIT.vaultThenMove |
  TRAIT.flight |
  TRAIT.onward |
  TRAIT.offSide;

/** How far a piece may reach to a square that shares no line with its own, in a King's steps. */
export function offLineSpan(
  traits: number,
  { first, range }: KindRules,
  leaps: LeapTable,
  commonLeaps: LeapTable,
): number {
  const leapsOddly = (traits & TRAIT.leap) !== 0 && leaps !== commonLeaps;
  if ((traits & ROAMING) !== 0 || leapsOddly) return ROAMS;
  if ((traits & TRAIT.twoLeaps) !== 0) return 2 * leaps.span;
  if ((traits & TRAIT.twoMoves) !== 0 && first?.bonus === 'two-moves')
    return Math.min(first.firstSteps + range, 255);
  return (traits & TRAIT.leap) !== 0 ? leaps.span : 0;
}

/** Section 8: bit 0 marks the northernmost rank, the last one for Yellow; bit 1 the southernmost. */
export function lastRanks({ size, width }: Geometry): Uint8Array {
  const bits = new Uint8Array(size);
  for (let square = 0; square < size; square++)
    bits[square] = (square >= size - width ? 1 : 0) | (square < width ? 2 : 0);
  return bits;
}

/** The squares of the array from which a piece may exchange with its King, by side (section 7). */
export function partnerHomes(home: Uint8Array, partners: readonly Kind[]): [Uint16Array, Uint16Array] {
  const homes = (side: SideIndex): Uint16Array =>
    Uint16Array.from(
      Array.from(home.keys()).filter((square) => {
        const code = home[square] ?? EMPTY;
        return code !== EMPTY && sideOf(code) === side && partners.includes(kindAt(kindOf(code)));
      }),
    );
  return [homes(0), homes(1)];
}
