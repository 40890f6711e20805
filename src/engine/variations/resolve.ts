import { accept, type Result } from '../result.ts';
import { KIND_NAMES } from '../kinds.ts';
import { sharesTablesWith } from '../compiled/compile.ts';
import { NO_TERRAIN, type KindChanges, type Variation } from '../variation.ts';
import { HOUSE_RULES } from './houseRules.ts';
import { STUDY_BOARDS } from './studyBoards.ts';
import {
  baseUnknown,
  baseWith,
  formatVariationId,
  parseVariationId,
  type VariationId,
  type VariationIdError,
} from './id.ts';

/** Games by their ids, the most recently used last. */
const known = new Map<string, Variation>();
/** More games than anybody looks at in one sitting; the tables of each take up to a megabyte. */
const MOST_KNOWN = 64;

/** The game with an id, or what is wrong with the id (section 13). The same id gives the same object. */
export function resolveVariation(id: string): Result<Variation, VariationIdError> {
  const kept = baseWith(id) ?? known.get(id);
  if (kept !== undefined) {
    if (known.delete(id)) known.set(id, kept);
    return accept(kept);
  }
  const parsed = parseVariationId(id);
  if (!parsed.ok) return parsed;
  const made = build(parsed.value);
  known.set(id, made);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return accept(made);
}

const isStudyBoard = ({ base }: Variation): boolean => STUDY_BOARDS.some(({ id }) => id === base);

/** `resolveVariation` for games that are played; it refuses study boards. */
export function resolveGame(id: string): Result<Variation, VariationIdError> {
  const found = resolveVariation(id);
  return found.ok && isStudyBoard(found.value) ? baseUnknown(found.value.base) : found;
}

/** The game with this id, named rules and terrain included; undefined if there is none. */
export function findVariation(id: string): Variation | undefined {
  const found = resolveGame(id);
  return found.ok ? found.value : undefined;
}

/** The study board with this id, named rules and terrain included; undefined if there is none. */
export function findStudyBoard(id: string): Variation | undefined {
  const found = resolveVariation(id);
  return found.ok && isStudyBoard(found.value) ? found.value : undefined;
}

/** A base with its named rules and its terrain. */
function build(parts: VariationId): Variation {
  const base = baseWith(parts.base);
  if (base === undefined) throw new RangeError(`there is no game ${parts.base}`);
  const rules = parts.rules.map((id) => HOUSE_RULES[id]);
  const made = {
    ...base,
    ...Object.assign({}, ...rules.map(({ game }) => game)),
    id: formatVariationId(parts),
    rules: parts.rules,
    terrain: parts.terrain,
    kinds: rules.reduce<KindChanges>((changes, rule) => merged(changes, rule.kinds), base.kinds),
  };
  if (parts.terrain !== NO_TERRAIN) {
    const plain = resolveVariation(formatVariationId({ ...parts, terrain: NO_TERRAIN }));
    if (plain.ok) sharesTablesWith(made, plain.value);
  }
  return made;
}

const merged = (changes: KindChanges, more: KindChanges): KindChanges =>
  Object.fromEntries(
    KIND_NAMES.flatMap((kind) =>
      changes[kind] === undefined && more[kind] === undefined
        ? []
        : [[kind, { ...changes[kind], ...more[kind] }]],
    ),
  );
