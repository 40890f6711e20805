import {
  BASES,
  formatCoordinates,
  parseMove,
  positionAfter,
  resolveVariation,
  type Position,
  type Variation,
} from '../../engine/index.ts';
import { LEVELS, MOST_LINES, type Level, type SearchLimits } from '../../search/index.ts';
import { idErrorText } from '../../text/faults/idErrors.ts';
import { notationText } from '../../text/faults/refusals.ts';
import { readPositionLine } from '../positionLine.ts';

/** What was wrong with a line of the protocol: a message for its writer. */
export class ProtocolError extends Error {}

/** What the protocol has been told so far; the searching thread gets it as it is. */
export interface Request {
  readonly variation: string;
  /** The position line from which the moves start. */
  readonly line: string;
  /** Moves in coordinate form. */
  readonly moves: readonly string[];
  readonly lines: number;
  readonly level: Level;
  readonly seed: number;
  /** Megabytes for the table of positions. */
  readonly memory: number;
  /** Whether the tablebase of the game is used, if it has one. */
  readonly tablebase: boolean;
}

export const DEFAULT_REQUEST: Request = {
  variation: 'poron',
  line: 'start',
  moves: [],
  lines: 1,
  level: 8,
  seed: 0,
  memory: 16,
  tablebase: true,
};

const MOST_MEMORY = 1024;

/** The options as the protocol lists them. */
export const OPTION_LINES: readonly string[] = [
  `option name Variation type combo default poron ${BASES.map(({ id }) => `var ${id}`).join(' ')}`,
  `option name Lines type spin default 1 min 1 max ${MOST_LINES}`,
  `option name Level type spin default 8 min 0 max ${LEVELS.length - 1}`,
  `option name Seed type spin default 0 min 0 max ${2 ** 31 - 1}`,
  `option name Memory type spin default 16 min 1 max ${MOST_MEMORY}`,
  'option name Tablebase type check default true',
];

/** `setoption name NAME value VALUE`. A new variation sets its start position. */
export function withOption(request: Request, words: readonly string[]): Request {
  const [nameWord, name = '', valueWord, value = '', ...more] = words;
  if (nameWord !== 'name' || valueWord !== 'value' || more.length > 0)
    throw new ProtocolError('expected setoption name NAME value VALUE');
  switch (name.toLowerCase()) {
    case 'variation':
      return { ...request, variation: variationOf(value).id, line: 'start', moves: [] };
    case 'lines':
      return { ...request, lines: numberOf(value, 1, MOST_LINES) };
    case 'level': {
      const wanted = numberOf(value, 0, LEVELS.length - 1);
      return { ...request, level: LEVELS.find((level) => level === wanted) ?? request.level };
    }
    case 'seed':
      return { ...request, seed: numberOf(value, 0, 2 ** 31 - 1) };
    case 'memory':
      return { ...request, memory: numberOf(value, 1, MOST_MEMORY) };
    case 'tablebase':
      return { ...request, tablebase: truthOf(value) };
    default:
      throw new ProtocolError(`unknown option “${name}”`);
  }
}

/** `position start|line FIELDS [moves MOVE …]`; every move is checked. */
export function withPosition(request: Request, words: readonly string[]): Request {
  const at = words.indexOf('moves');
  const moves = at < 0 ? [] : words.slice(at + 1);
  const [kind, ...fields] = at < 0 ? words : words.slice(0, at);
  if (kind !== 'line' && (kind !== 'start' || fields.length > 0))
    throw new ProtocolError('expected position start or position line and the five fields of a position');
  const changed = { ...request, line: kind === 'start' ? 'start' : fields.join(' '), moves };
  const positions = positionsOf(changed);
  const written = moves.map((text, index) => {
    const move = parseMove(positions[index]!, text);
    return move.ok ? formatCoordinates(positions[index]!.ruleset, move.value) : text;
  });
  return { ...changed, moves: written };
}

/** The positions of the game so far, the present one last. */
export function positionsOf({ variation, line, moves }: Request): readonly Position[] {
  const found = variationOf(variation);
  const positions = [readPosition(found, line)];
  for (const text of moves) {
    const position = positions.at(-1)!;
    const move = parseMove(position, text);
    if (!move.ok) throw new ProtocolError(`“${text}”: ${notationText(move.error)}`);
    const after = positionAfter(position, move.value);
    if (after === undefined) throw new ProtocolError(`“${text}” is not a legal move`);
    positions.push(after);
  }
  return positions;
}

/** The position to be searched; null if none has been given, and the start array is not valid on its terrain. */
export function presentOf(request: Request): Position | null {
  try {
    return positionsOf(request).at(-1) ?? null;
  } catch (error) {
    if (error instanceof ProtocolError) return null;
    throw error;
  }
}

function readPosition(variation: Variation, line: string): Position {
  const read = readPositionLine(variation, line);
  if (!read.ok) throw new ProtocolError(notationText(read.error));
  return read.value;
}

function variationOf(id: string): Variation {
  const variation = resolveVariation(id);
  if (!variation.ok) throw new ProtocolError(idErrorText(variation.error));
  return variation.value;
}

function numberOf(text: string, least: number, most: number): number {
  const number = /^\d{1,12}$/.test(text) ? Number(text) : NaN;
  if (!(number >= least && number <= most))
    throw new ProtocolError(`“${text}”: expected a whole number from ${least} to ${most}`);
  return number;
}

function truthOf(text: string): boolean {
  if (text !== 'true' && text !== 'false') throw new ProtocolError(`“${text}”: expected true or false`);
  return text === 'true';
}

const MOST = 10 ** 12 - 1;
const LIMITS = ['depth', 'nodes', 'movetime', 'ytime', 'btime', 'yinc', 'binc'] as const;
type LimitName = (typeof LIMITS)[number];
const isLimitName = (word: string): word is LimitName => LIMITS.some((name) => name === word);

/** A clock may show or add zero; a limit of zero means no limit. */
const mayBeZero = (name: LimitName): boolean => /^[yb]/.test(name);

/**
 * The limits of `go`: numbers after their names, or `infinite`. The clock of the side to move counts; if only the other
 * one is given, an error says so.
 */
export function limitsOf(words: readonly string[], turn: Position['turn']): SearchLimits {
  const numbers: Partial<Record<LimitName, number>> = {};
  for (let at = 0; at < words.length; at += 2) {
    const name = words[at]!;
    if (name === 'infinite' && words.length === 1) return {};
    if (!isLimitName(name))
      throw new ProtocolError(`“${name}” is not a limit; expected ${LIMITS.join(', ')} or infinite alone`);
    numbers[name] = numberOf(words[at + 1] ?? '', mayBeZero(name) ? 0 : 1, MOST);
  }
  const [clock, inc] = turn === 'yellow' ? (['ytime', 'yinc'] as const) : (['btime', 'binc'] as const);
  const left = numbers[clock];
  if (left === undefined && Object.keys(numbers).some((name) => isLimitName(name) && mayBeZero(name)))
    throw new ProtocolError(`expected ${clock}, the clock of the side to move`);
  const increment = numbers[inc] ?? 0;
  return {
    ...(numbers.depth === undefined ? {} : { depth: numbers.depth }),
    ...(numbers.nodes === undefined ? {} : { nodes: numbers.nodes }),
    ...(numbers.movetime === undefined ? {} : { moveTime: numbers.movetime }),
    ...(left === undefined ? {} : { clock: { left, increment } }),
  };
}

/** Whether a search with these limits goes on until it is stopped. */
export const isEndless = (limits: SearchLimits): boolean => Object.keys(limits).length === 0;
