import { directionMask } from './directions.ts';
import type { Geometry } from './geometry.ts';
import { kindAt, type Kind, type KindRules } from './kinds.ts';
import { ALL_PIECE_CODES, EMPTY, FRESH, kindOf, PIECE_CODES, sideOf, type PieceCode } from './piece.ts';
import type { SideIndex } from './side.ts';
import { ROAMS, TAKES, TRAIT } from './traits.ts';
import type { MoveForm, Variation } from './variation.ts';

/** The rules of the kind of a piece. */
export type RulesOf = (code: PieceCode) => KindRules;

/** A table with a row for every piece code; codes that stand for no piece get `none`. */
export function byPiece<Row>(none: Row, row: (code: PieceCode) => Row): Row[] {
  const table = Array.from({ length: PIECE_CODES }, () => none);
  for (const code of ALL_PIECE_CODES) table[code] = row(code);
  return table;
}

/** Section 4: directions, range and fronts of every piece, first-move range included. */
export function reachTable(geometry: Geometry, rulesOf: RulesOf): Uint8Array {
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
export function maskOf(steps: Uint8Array): Uint8Array {
  const mask = new Uint8Array(steps.length / 8);
  steps.forEach((count, at) => {
    if (count > 0) mask[at >> 3]! |= 1 << (at & 7);
  });
  return mask;
}

/** A vault needs m pieces and one square more (section 5). */
export function vaultRooms({ toEdge }: Geometry, vaultLine: number): Uint8Array {
  return maskOf(toEdge.map((steps) => Math.max(steps - vaultLine, 0)));
}

/** Who captures whom: enemies; a Pallan friends too, but never its own King (section 6, R13). */
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

/** What a piece can do, as bits of `TRAIT`: what its kind may and what the variation has. */
export function traitsOf(code: PieceCode, kind: KindRules, forms: ReadonlySet<MoveForm>): number {
  const fresh = (code & FRESH) !== 0;
  const walks = directionMask(kind.directions, sideOf(code)) !== 0;
  return (
    (forms.has('regular') && walks ? TRAIT.regular : 0) |
    (forms.has('leap') && kind.leaps !== null ? TRAIT.leap : 0) |
    (forms.has('two-moves') && fresh && kind.first?.bonus === 'two-moves' ? TRAIT.twoMoves : 0) |
    (forms.has('two-leaps') && fresh && kind.first?.bonus === 'two-leaps' ? TRAIT.twoLeaps : 0) |
    (forms.has('turn') && kind.turnsAtFronts ? TRAIT.turn : 0) |
    (forms.has('bend') && kind.bends > 0 ? TRAIT.bend : 0) |
    (forms.has('move-then-vault') && kind.movesThenVaults ? TRAIT.moveThenVault : 0) |
    (forms.has('move-then-vault') && kind.movesThenVaults && kind.leaps !== null ? TRAIT.leapThenVault : 0) |
    (kind.promotes ? TRAIT.promotes : 0) |
    (kind.royal ? TRAIT.royal : 0) |
    (kind.capturesFriends ? TRAIT.takesFriends : 0)
  );
}

/** By square, the home squares of pieces whose first move has two parts and may end there (section 4). */
export function firstMoversNear(
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

/** How far a piece may reach a square that shares no line with its own, in steps of a King. */
export function offLineSpan(traits: number, { first, range }: KindRules): number {
  if ((traits & (TRAIT.turn | TRAIT.bend | TRAIT.moveThenVault)) !== 0) return ROAMS;
  if ((traits & TRAIT.twoLeaps) !== 0) return 4;
  if ((traits & TRAIT.twoMoves) !== 0 && first?.bonus === 'two-moves')
    return Math.min(first.firstSteps + range, 255);
  return (traits & TRAIT.leap) !== 0 ? 2 : 0;
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
