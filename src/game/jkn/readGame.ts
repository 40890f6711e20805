import {
  findVariation,
  outcome,
  parsePosition,
  resolveGame,
  startPosition,
  BASES,
  type Position,
  type Variation,
} from '../../engine/index.ts';
import {
  FURTHER_TAGS,
  isTagName,
  NO_TAGS,
  resultOfEnd,
  ROSTER,
  START_TAGS,
  tagsOf,
  TERMINATIONS,
  withTag,
  type GameTree,
  type StartTag,
  type Tags,
} from '../tree/index.ts';
import type { PlacedFault } from './fault.ts';
import { Faults, Places } from './faults.ts';
import { LIMITS } from './limits.ts';
import { readMovetext, type MovetextRead } from './movetext.ts';
import { readResult } from './result.ts';
import type { RawTag, Section } from './sections.ts';

/** How games are read. */
export interface ReadOptions {
  /** The id of the variation to try first for a game that does not name its own. */
  readonly variation?: string;
}

/** A game in a text. */
export interface ReadGame {
  /** From 1. */
  readonly number: number;
  readonly line: number;
  readonly tags: Tags;
  /** The game up to the first move that could not be read; null if its start is unknown. */
  readonly tree: GameTree | null;
  readonly faults: readonly PlacedFault[];
}

const KNOWN_TAGS: readonly string[] = [...ROSTER, ...FURTHER_TAGS, ...START_TAGS];
const BY_LOWER_CASE = new Map(KNOWN_TAGS.map((name) => [name.toLowerCase(), name]));

/** The tags of a game, with those of its start kept apart. */
interface TagsRead {
  readonly tags: Tags;
  readonly start: ReadonlyMap<StartTag, RawTag>;
}

/** Reads one game that `splitGames` has found. Never throws. */
export function readGame(section: Section, options: ReadOptions = {}): ReadGame {
  const faults = new Faults(section.number, new Places(section));
  const { stray, text } = section;
  if (stray !== null) faults.add({ code: 'encoding' }, stray, text.charAt(stray));
  const { tags, start } = readTags(section, faults);
  const read = readMoves(section, start, options, faults);
  const checked = read === null ? tags : withResult(tags, read, faults, section);
  return {
    number: section.number,
    line: section.line,
    tags: checked,
    tree: read === null ? null : read.tree(checked),
    faults: faults.list,
  };
}

function readTags({ tags, wrongTags }: Section, faults: Faults): TagsRead {
  const start = new Map<StartTag, RawTag>();
  const others = new Map<string, string>();
  for (const { at, written } of wrongTags) faults.add({ code: 'tag' }, at, written);
  for (const [index, tag] of tags.entries()) {
    const name = BY_LOWER_CASE.get(tag.name.toLowerCase()) ?? tag.name;
    const startTag = START_TAGS.find((known) => known === name);
    if (index === LIMITS.tags) faults.add({ code: 'too-many-tags' }, tag.at, tag.written);
    else if (others.has(name) || (startTag !== undefined && start.has(startTag)))
      faults.add({ code: 'tag-twice' }, tag.at, tag.written);
    else if (startTag !== undefined) start.set(startTag, tag);
    else if (isTagName(name)) others.set(name, valueOf(name, tag, faults));
  }
  return { tags: others.size === 0 ? NO_TAGS : tagsOf(others), start };
}

/** The value of a tag in the spelling of the format; an unknown value is kept as it is. */
function valueOf(name: string, { value, at, written }: RawTag, faults: Faults): string {
  if (name === 'Result' && value !== '' && value !== '?') {
    const result = readResult(value.trim());
    if (result === undefined) faults.add({ code: 'result-unknown' }, at, written);
    return result ?? value;
  }
  if (name === 'Termination' && !TERMINATIONS.some((termination) => termination === value))
    faults.add({ code: 'termination-unknown' }, at, written);
  return value;
}

function readMoves(
  section: Section,
  tags: TagsRead['start'],
  options: ReadOptions,
  faults: Faults,
): MovetextRead | null {
  const told = tags.get('Variation');
  if (told === undefined) return readAsAny(section, tags, options, faults);
  const written = told.value.trim();
  const exact = resolveGame(written);
  const variation = exact.ok ? exact.value : findVariation(plainId(written));
  if (variation !== undefined) return readFrom(variation, section, tags, faults);
  if (!exact.ok) faults.add({ code: 'variation', error: exact.error }, told.at, told.value);
  return null;
}

/** One reading of a game that does not name its variation. */
interface Attempt {
  readonly id: string;
  readonly read: MovetextRead | null;
  readonly faults: Faults;
}

/** Reads a game as the first variation in which all of it can be played, or else the one in which most of it can. */
function readAsAny(
  section: Section,
  tags: TagsRead['start'],
  { variation: preferred }: ReadOptions,
  faults: Faults,
): MovetextRead | null {
  let best: Attempt | null = null;
  for (const variation of BASES.toSorted((a, b) => Number(b.id === preferred) - Number(a.id === preferred))) {
    const tried = faults.fresh();
    const attempt = { id: variation.id, read: readFrom(variation, section, tags, tried), faults: tried };
    if (best === null || isBetter(attempt, best)) best = attempt;
    if (tried.errors === 0) break;
  }
  if (best === null) return null;
  if (best.read !== null) faults.add({ code: 'variation-missing', assumed: best.id }, section.at);
  faults.adopt(best.faults);
  return best.read;
}

/** A reading without errors is best; of those with errors, the one with the most moves. */
function isBetter(a: Attempt, b: Attempt): boolean {
  if (a.faults.errors === 0 || b.faults.errors === 0) return a.faults.errors === 0 && b.faults.errors > 0;
  return (a.read?.moves ?? -1) > (b.read?.moves ?? -1);
}

/** `Drak’s City: Mass` as `draks-city:mass`. */
const plainId = (written: string): string =>
  written.trim().toLowerCase().replace(/['’]/g, '').replace(/:\s+/g, ':').replace(/\s+/g, '-');

function readFrom(
  variation: Variation,
  section: Section,
  tags: TagsRead['start'],
  faults: Faults,
): MovetextRead | null {
  const start = readStart(variation, tags, faults);
  return start && readMovetext(start, section.text, section.movesAt, section.end, faults);
}

/** The position that a game starts from: its Position, or else the array and who Begins. */
function readStart(variation: Variation, tags: TagsRead['start'], faults: Faults): Position | null {
  const line = tags.get('Position');
  if (line !== undefined) {
    const position = parsePosition(variation, line.value.trim());
    if (position.ok) return position.value;
    faults.add({ code: 'position', error: position.error }, line.at, line.value);
    return null;
  }
  const begins = tags.get('Begins');
  const side = begins?.value.trim().toLowerCase() ?? 'yellow';
  if (side === 'yellow' || side === 'blue') return startPosition(variation, side);
  faults.add({ code: 'begins' }, begins?.at ?? 0, begins?.written ?? '');
  return startPosition(variation);
}

/** Compares the result at the end with the tag and with the rules. A missing tag gets it. */
function withResult(tags: Tags, { result, last }: MovetextRead, faults: Faults, { at }: Section): Tags {
  const told = tags.get('Result');
  if (result !== null && told !== undefined && told !== result.value)
    faults.add({ code: 'result-differs', expected: told }, result.at, result.value);
  const complete = result === null || told !== undefined ? tags : withTag(tags, 'Result', result.value);
  const claimed = complete.get('Result');
  const ended = last && outcome(last);
  const byRules = resultOfEnd(ended?.status === 'over' ? ended : null);
  if (byRules !== '*' && claimed !== undefined && claimed !== byRules)
    faults.add({ code: 'result-wrong', expected: byRules }, result?.at ?? at, claimed);
  return complete;
}
