/** The larger games with the rules by which they are usually played, as ids (section 16, *ours* after the text). */
export const PLAYED_SETS = [
  'hyrshiv+jiktar-as-chuktar+two-bends+vault-then-move',
  'hyrshiv:lamdu+jiktar-as-chuktar+kapt-to-vault+two-bends+vault-then-move',
  'jikshiv+home-limit+jiktar-as-chuktar+kapt-to-vault+trans-drin+two-bends+two-fronts+vault-then-move',
] as const;

/** The parts of an id as written, without checking whether there is such a game. */
export interface IdParts {
  readonly base: string;
  /** The base and its named rules. */
  readonly game: string;
  readonly rules: readonly string[];
  readonly hasTerrain: boolean;
}

/** Splits an id into its parts (section 13). */
export function idParts(id: string): IdParts {
  const at = id.indexOf('@');
  const game = at < 0 ? id : id.slice(0, at);
  const [base = '', ...rules] = game.split('+');
  return { base, game, rules, hasTerrain: at >= 0 };
}

/** Whether a game has the rules by which it is usually played, whatever its terrain. */
export const isAsPlayed = (id: string): boolean => PLAYED_SETS.some((game) => game === idParts(id).game);
