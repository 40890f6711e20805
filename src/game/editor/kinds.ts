import {
  KIND_NAMES,
  KINDS,
  pieceAt,
  type Arrangement,
  type Kind,
  type Ruleset,
  type Side,
  type Square,
  type Variation,
} from '../../engine/index.ts';
import { kindsOfKey } from '../games/kindKeys.ts';

/**
 * The kinds that may be set up in a game, in their order: every kind where the game knows all of them (section 15),
 * otherwise those of its array and those that they may become.
 */
export function kindsOf({ array, promotions, kinds, kindNames }: Variation): readonly Kind[] {
  if (kindNames.length === KIND_NAMES.length) return kindNames;
  const letters = array.join('').toUpperCase();
  return KIND_NAMES.filter((kind) => {
    const { letter, promotes } = { ...KINDS[kind], ...kinds[kind] };
    return letters.includes(letter) || promotions.includes(kind) || (promotes && promotions.length > 0);
  });
}

/**
 * The piece that a key puts on a square; a capital letter gives Yellow's. If a piece of that side and letter already
 * stands there, the next of the kinds that share the letter takes its place: K gives the King, K again the Kapt.
 * Undefined if the key stands for no kind of the game.
 */
export function pieceOfKey(
  key: string,
  arrangement: Arrangement,
  square: Square,
): { readonly kind: Kind; readonly side: Side } | undefined {
  const side = key === key.toUpperCase() ? 'yellow' : 'blue';
  const kinds = kindsOfKey(key, kindsOf(arrangement.ruleset.variation));
  const there = pieceAt(arrangement, square);
  const next = there?.side === side ? kinds.indexOf(there.kind) + 1 : 0;
  const kind = kinds[next % kinds.length];
  return kind && { kind, side };
}

/** The kind whose figure represents a side: the King, or in games without Kings the commonest soldier. */
export function emblemKind({ variation, kinds }: Ruleset): Kind {
  const royal =
    variation.ending === 'kings' ? variation.kindNames.find((kind) => kinds[kind].royal) : undefined;
  return royal ?? kindsOf(variation)[0] ?? KIND_NAMES[0];
}
