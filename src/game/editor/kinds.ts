import { KIND_NAMES, KINDS, type Kind, type Variation } from '../../engine/index.ts';

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
