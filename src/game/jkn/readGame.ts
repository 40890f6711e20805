import {
  outcome,
  parsePosition,
  resolveGame,
  SIDES,
  BASES,
  type Move,
  type Position,
  type Variation,
} from '../../engine/index.ts';
import { resultOfEnd, TERMINATIONS, unknownValue, type GameTree, type Tags } from '../tree/index.ts';
import { arrayStart } from '../games/arrayStart.ts';
import { checkResult } from './checkResult.ts';
import type { PlacedFault } from './fault.ts';
import { Faults, Places } from './faults.ts';
import { isNoGame, readMovetext, type MovetextRead } from './movetext.ts';
import { plainId } from './plainId.ts';
import { KNOWN_TAGS, readTags, type StartTags } from './readTags.ts';
import { readResult } from './result.ts';
import type { RawTag, Section } from './sections.ts';
import { speechOf } from './speech.ts';

type MovesRead = MovetextRead<Position, Move>;

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
  /** The game up to the first move that could not be read; null if its start is unknown, or if the text is no game. */
  readonly tree: GameTree | null;
  readonly faults: readonly PlacedFault[];
}

/** Reads one game that `splitGames` has found. Never throws. */
export function readGame(section: Section, options: ReadOptions = {}): ReadGame {
  const faults = new Faults(section.number, new Places(section));
  const { stray, text } = section;
  if (stray !== null) faults.add({ code: 'encoding' }, stray, text.charAt(stray));
  const { tags, start } = readTags(section, faults, KNOWN_TAGS, valueOf);
  const read = readMoves(section, start, options, faults);
  const checked = read === null ? tags : withResult(tags, read, faults, section);
  return {
    number: section.number,
    line: section.line,
    tags: checked,
    tree:
      read === null || isNoGame(section, read) || isOfNone(start, read, faults) ? null : read.tree(checked),
    faults: faults.list,
  };
}

/**
 * Whether words that are not moves of Jikaida follow tags that do not name Jikaida: the game is another one, such as
 * chess.
 */
const isOfNone = (start: StartTags, { moves }: MovesRead, { errors }: Faults): boolean =>
  moves === 0 && errors > 0 && !start.has('Variation');

/** The value of a tag in the spelling of the format; an unknown value is kept as it is. */
function valueOf(name: string, { value, at, written }: RawTag, faults: Faults): string {
  if (name === 'Result' && (value === '' || value === '?')) return unknownValue(name);
  if (name === 'Result') {
    const result = readResult(value);
    if (result === undefined) faults.add({ code: 'result-unknown' }, at, written);
    return result ?? value;
  }
  if (name === 'Termination' && !TERMINATIONS.some((termination) => termination === value))
    faults.add({ code: 'termination-unknown' }, at, written);
  return value;
}

function readMoves(
  section: Section,
  tags: StartTags,
  options: ReadOptions,
  faults: Faults,
): MovesRead | null {
  const told = tags.get('Variation');
  if (told === undefined) return readAsAny(section, tags, options, faults);
  const written = told.value.trim();
  const exact = resolveGame(written);
  const found = exact.ok ? exact : resolveGame(plainVariation(written));
  if (found.ok) return readFrom(found.value, section, tags, faults);
  const isOther = found.error.part === 'base' && !exact.ok;
  faults.add({ code: 'variation', error: isOther ? exact.error : found.error }, told.at, told.value);
  return null;
}

/** One reading of a game that does not name its variation. */
interface Attempt {
  readonly id: string;
  readonly read: MovesRead | null;
  readonly faults: Faults;
}

/** Reads a game as the first variation in which all of it can be played, or else as the one in which most of it can. */
function readAsAny(
  section: Section,
  tags: StartTags,
  { variation: preferred }: ReadOptions,
  faults: Faults,
): MovesRead | null {
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

/** A reading without errors is best; among those with errors, the one with the most moves. */
function isBetter(a: Attempt, b: Attempt): boolean {
  if (a.faults.errors === 0 || b.faults.errors === 0) return a.faults.errors === 0 && b.faults.errors > 0;
  return (a.read?.moves ?? -1) > (b.read?.moves ?? -1);
}

const capital = (code: string): string => code.charAt(0).toUpperCase() + code.slice(1);

/** `Drak’s City: Mass @ r: na3` as `draks-city:mass@r:Na3`. */
function plainVariation(written: string): string {
  const [name = '', ...terrain] = written.split('@');
  const squares = terrain.map((part) =>
    part
      .toLowerCase()
      .replace(/\s/g, '')
      .replace(/[a-z]{1,2}(?=[a-f][1-6])/g, capital),
  );
  return [plainId(name), ...squares].join('@');
}

function readFrom(variation: Variation, section: Section, tags: StartTags, faults: Faults): MovesRead | null {
  const start = readStart(variation, tags, faults);
  const { text, movesAt: from, end: to } = section;
  return start && readMovetext(speechOf(start), start, start, { text, from, to, faults });
}

/** The start position of a game: its Position, or else the array and the side in Begins. */
function readStart(variation: Variation, tags: StartTags, faults: Faults): Position | null {
  const line = tags.get('Position');
  if (line !== undefined) {
    const position = parsePosition(variation, line.value.trim());
    if (position.ok) return position.value;
    faults.add({ code: 'position', error: position.error }, line.at, line.value);
    return null;
  }
  const begins = tags.get('Begins');
  const told = begins?.value.trim().toLowerCase() ?? 'yellow';
  const side = SIDES.find((known) => known === told);
  if (side === undefined) faults.add({ code: 'begins' }, begins?.at ?? 0, begins?.written ?? '');
  const start = arrayStart(variation, side ?? 'yellow');
  if (start.ok) return start.value;
  const id = tags.get('Variation');
  faults.add({ code: 'position', error: start.error }, id?.at ?? 0, id?.value);
  return null;
}

/** The tags with the result that follows from the moves. */
function withResult(tags: Tags, { result, last, isWhole }: MovesRead, faults: Faults, { at }: Section): Tags {
  const ended = isWhole ? outcome(last) : null;
  const byRules = resultOfEnd(ended?.status === 'over' ? ended : null);
  return checkResult(tags, result, byRules, faults, at);
}
