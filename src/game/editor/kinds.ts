import { KIND_NAMES, KINDS, type Kind, type Ruleset, type Variation } from '../../engine/index.ts';

/**
 * The kinds that may be set up in a game, in their order: every kind where it knows all (section 15), and else those of its
 * array and what may be made of them.
 */
export function kindsOf({ array, promotions, kinds, kindNames }: Variation): readonly Kind[] {
  if (kindNames.length === KIND_NAMES.length) return kindNames;
  const letters = array.join('').toUpperCase();
  return KIND_NAMES.filter((kind) => {
    const { letter, promotes } = { ...KINDS[kind], ...kinds[kind] };
    return letters.includes(letter) || promotions.includes(kind) || (promotes && promotions.length > 0);
  });
}

/** The kind that a letter of position lines names, and its side: upper case is Yellow. Undefined for other keys. */
export function pieceOfLetter(
  key: string,
): { readonly kind: Kind; readonly side: 'yellow' | 'blue' } | undefined {
  const kind = KIND_NAMES.find((name) => KINDS[name].letter === key.toUpperCase());
  return kind && { kind, side: key === key.toUpperCase() ? 'yellow' : 'blue' };
}

/** The kind whose figure stands for a side: the King, or in games without Kings the commonest soldier. */
export function emblemKind({ variation, kinds }: Ruleset): Kind {
  const royal =
    variation.ending === 'kings' ? variation.kindNames.find((kind) => kinds[kind].royal) : undefined;
  return royal ?? kindsOf(variation)[0] ?? KIND_NAMES[0];
}
