import { directionMask } from '../directions.ts';
import { buildGeometry, type Geometry } from '../geometry.ts';
import { atMost, groundOf, type Ground } from './ground.ts';
import { KIND_NAMES, kindAt, kindIndex, KINDS, type Kind, type KindRules } from '../kinds.ts';
import { EMPTY, FRESH, kindOf, sideOf, type PieceCode } from '../piece.ts';
import { COMPANY_SIZE } from '../move.ts';
import { letterCode, type Ruleset } from './ruleset.ts';
import {
  byPiece,
  firstMoversNear,
  lastRanks,
  leapTables,
  maskOf,
  offLineSpan,
  partnerHomes,
  reachOnGround,
  reachTables,
  takesTable,
  traitsOf,
  turnSquares,
  vaultRooms,
  type RulesOf,
} from './tables.ts';
import { TRAIT } from './traits.ts';
import type { Variation } from '../variation.ts';

const compiled = new WeakMap<Variation, Ruleset>();
const geometries = new Map<string, Geometry>();

/** The tables of a variation; the first call builds them. */
export function rulesetOf(variation: Variation): Ruleset {
  let ruleset = compiled.get(variation);
  if (ruleset === undefined) {
    ruleset = compile(variation);
    compiled.set(variation, ruleset);
  }
  return ruleset;
}

/** The board of a variation; variations with the same drins share one. */
export function geometryOf(variation: Variation): Geometry {
  const key = JSON.stringify([variation.drins, variation.fronts]);
  let geometry = geometries.get(key);
  if (geometry === undefined) {
    geometry = buildGeometry(variation.drins, variation.fronts);
    geometries.set(key, geometry);
  }
  return geometry;
}

/** The rules of every kind in a variation: the common rules with the changes of the variation. */
function kindsOf({ kinds: changes }: Variation): Record<Kind, KindRules> {
  const kinds = { ...KINDS };
  for (const kind of KIND_NAMES) kinds[kind] = { ...KINDS[kind], ...changes[kind] };
  return kinds;
}

/** Games with terrain, each mapped to the same game without it. */
const plains = new WeakMap<Variation, Variation>();

/** Records that a game is another one with terrain added, so that it shares the tables that terrain does not affect. */
export const sharesTablesWith = (variation: Variation, plain: Variation): void => {
  plains.set(variation, plain);
};

function compile(variation: Variation): Ruleset {
  const plain = plains.get(variation);
  return plain === undefined ? compileWhole(variation) : withTerrain(rulesetOf(plain), variation);
}

/** The tables of a game with terrain, made from those of the same game without it (section 19). */
function withTerrain(plain: Ruleset, variation: Variation): Ruleset {
  const { geometry, vaultRoom, vaultRoomInside } = plain;
  const ground = groundOf(geometry, variation.terrain, plain);
  const reach = reachOnGround(plain.reach, geometry, ground);
  return {
    ...plain,
    variation,
    ...ground,
    ...onwardTables(geometry, ground, vaultRoom),
    vaultRoomInside,
    reach,
    ordinaryReach:
      plain.ordinaryReach === plain.reach ? reach : reachOnGround(plain.ordinaryReach, geometry, ground),
    reachMask: maskOf(reach),
  };
}

function compileWhole(variation: Variation): Ruleset {
  const geometry = geometryOf(variation);
  const kinds = kindsOf(variation);
  const rulesOf: RulesOf = (code) => kinds[kindAt(kindOf(code))];
  const forms = new Set(variation.forms);
  const home = readArray(variation, geometry, kinds);
  const array = home.map((code) => (code !== EMPTY && rulesOf(code).first !== null ? code | FRESH : code));
  const ground = groundOf(geometry, variation.terrain);
  const { homeLimit } = variation;
  const { reach, ordinaryReach } = reachTables(geometry, ground, rulesOf, homeLimit);
  const leaps = leapTables(geometry, ground, rulesOf, homeLimit);
  const traits = Int32Array.from(byPiece(0, (code) => traitsOf(code, rulesOf(code), forms, homeLimit)));
  const spans = Uint8Array.from(
    byPiece(0, (code) =>
      offLineSpan(
        traits[code] ?? 0,
        rulesOf(code),
        leaps.leapsOf[code] ?? leaps.commonLeaps,
        leaps.commonLeaps,
      ),
    ),
  );
  const vaultRoom = vaultRooms(geometry, variation.vaultLine);
  const partners = partnerHomes(home, variation.fluttember);
  return {
    variation,
    geometry,
    kinds,
    kindNames: variation.kindNames,
    vaultLine: variation.vaultLine,
    forms,
    array,
    home,
    ...ground,
    ...leaps,
    ...onwardTables(geometry, ground, vaultRoom),
    reach,
    ordinaryReach,
    reachMask: maskOf(reach),
    vaultRoom,
    takes: takesTable(variation, rulesOf),
    traits,
    offLineSpan: spans,
    firstMoversNear: firstMoversNear(geometry, array, traits, spans),
    lastRank: lastRanks(geometry),
    partnerHomes: partners,
    fluttember: forms.has('fluttember') && partners.some((squares) => squares.length > 0) ? 3 : 0,
    slack: traits.some((bits) => (bits & TRAIT.company) !== 0) ? COMPANY_SIZE : 1,
    ...pieceTables(variation, rulesOf),
  };
}

/** The tables for a move that goes on from a square after its first part. */
export const onwardTables = (geometry: Geometry, ground: Ground, vaultRoom: Uint8Array) => {
  const inside = maskOf(geometry.inside);
  return {
    onward: {
      inside: atMost(geometry.inside, ground.goingOn),
      halting: atMost(geometry.halting, ground.goingOn),
      free: atMost(geometry.free, ground.goingOn),
    },
    turnSquare: turnSquares(geometry, ground),
    vaultRoomInside: vaultRoom.map((directions, at) => directions & (inside[at] ?? 0)),
  };
};

function pieceTables(variation: Variation, rulesOf: RulesOf) {
  const vaults = variation.forms.includes('vault');
  const promotions = (code: PieceCode): readonly PieceCode[] => {
    if (!rulesOf(code).promotes) return [];
    const choices = new Set([kindAt(kindOf(code)), ...variation.promotions]);
    return [...choices].map((kind) => sideOf(code) | (kindIndex(kind) << 1));
  };
  return {
    captureMask: Uint8Array.from(byPiece(0, (code) => directionMask(rulesOf(code).captures, sideOf(code)))),
    vaultMask: Uint8Array.from(
      byPiece(0, (code) => (vaults ? directionMask(rulesOf(code).vaults, sideOf(code)) : 0)),
    ),
    onwardMask: Uint8Array.from(byPiece(0, (code) => directionMask(rulesOf(code).onward, sideOf(code)))),
    flies: Uint8Array.from(byPiece(0, (code) => rulesOf(code).flies)),
    propper: Uint8Array.from(
      byPiece(EMPTY, (code) => {
        const by = rulesOf(code).propt?.by;
        return by === undefined ? EMPTY : sideOf(code) | (kindIndex(by) << 1);
      }),
    ),
    farthest: Uint8Array.from(
      byPiece(0, (code) => {
        const { range, first } = rulesOf(code);
        return Math.min((code & FRESH) !== 0 && first?.bonus === 'range' ? first.range : range, 255);
      }),
    ),
    firstSteps: Uint8Array.from(
      byPiece(0, (code) => {
        const { first } = rulesOf(code);
        return first?.bonus === 'two-moves' ? first.firstSteps : 0;
      }),
    ),
    promotions: byPiece<readonly PieceCode[]>([], promotions),
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
    const code = letterCode({ kinds, kindNames: variation.kindNames }, letter);
    if (code === undefined)
      throw new RangeError(`the array of ${variation.id} has an unknown letter ${letter}`);
    return code;
  });
}
