import {
  BASES,
  formatCoordinates,
  formatPosition,
  formatRecord,
  isKaida,
  legalMoves,
  movesWithSuffix,
  outcome,
  parseMove,
  perft,
  play,
  resolveVariation,
  type Outcome,
  type Position,
  type Variation,
} from '../engine/index.ts';
import { idErrorText } from '../text/faults/idErrors.ts';
import { notationText, refusalText } from '../text/faults/refusals.ts';
import { CliError, noMore, perftArguments } from './door.ts';
import { readPositionLine } from './positionLine.ts';

type Command = (variation: Variation, args: readonly string[]) => readonly string[];

/** The answer to a command and its arguments, as lines. Throws `CliError` for bad arguments. */
export function answer(args: readonly string[]): readonly string[] {
  const [name = '', id, ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new CliError(
      `unknown command “${name}”; expected ${[...Object.keys(COMMANDS), 'batch', 'protocol'].join(', ')}`,
    );
  if (id === undefined)
    throw new CliError(`a variation is missing; expected ${BASES.map((base) => base.id).join(', ')}`);
  const variation = resolveVariation(id);
  if (!variation.ok) throw new CliError(idErrorText(variation.error));
  return command(variation.value, rest);
}

const COMMANDS: Readonly<Record<string, Command>> = {
  start(variation, args) {
    noMore(args, 0);
    return [formatPosition(readPosition(variation, 'start'))];
  },
  moves(variation, args) {
    noMore(args, 1);
    const position = readPosition(variation, args[0]);
    return sortByBytes(legalMoves(position).map((move) => formatCoordinates(position.ruleset, move)));
  },
  record(variation, args) {
    noMore(args, 1);
    const position = readPosition(variation, args[0]);
    return sortByBytes(
      movesWithSuffix(position).map(({ move, suffix }) => formatRecord(position, move, suffix)),
    );
  },
  play(variation, args) {
    const [line, ...moves] = args;
    if (line === undefined || moves.length === 0)
      throw new CliError('play needs a position and at least one move');
    return [formatPosition(moves.reduce(playText, readPosition(variation, line)))];
  },
  outcome(variation, args) {
    noMore(args, 1);
    const position = readPosition(variation, args[0]);
    return [outcomeText(outcome(position)), ...(isKaida(position) ? ['kaida'] : [])];
  },
  perft(variation, args) {
    const { depth, line, divide } = perftArguments(args);
    return perftLines(readPosition(variation, line), depth, divide);
  },
};

/** A missing position means the start. */
function readPosition(variation: Variation, line = 'start'): Position {
  const read = readPositionLine(variation, line);
  if (!read.ok) throw new CliError(notationText(read.error));
  return read.value;
}

function playText(position: Position, moveText: string): Position {
  const move = parseMove(position, moveText);
  if (!move.ok) throw new CliError(`“${moveText}”: ${notationText(move.error)}`);
  const played = play(position, move.value);
  if (!played.ok) throw new CliError(`“${moveText}”: ${refusalText(position, move.value, played.error)}`);
  return played.value.position;
}

const pointsText = (points: number): string => (points === 0.5 ? '1/2' : String(points));

function outcomeText(result: Outcome): string {
  if (result.status === 'playing') return 'playing';
  const { ending, winner, points } = result;
  const score = `${pointsText(points.yellow)}-${pointsText(points.blue)}`;
  return [ending, ...(winner === null ? [] : [winner]), score].join(' ');
}

function perftLines(position: Position, depth: number, divide: boolean): readonly string[] {
  if (!divide || depth === 0) return [String(perft(position, depth))];
  const counts = legalMoves(position).map((move) => {
    const played = play(position, move);
    const count = played.ok ? perft(played.value.position, depth - 1) : 0;
    return { line: `${formatCoordinates(position.ruleset, move)} ${count}`, count };
  });
  return [
    ...sortByBytes(counts.map(({ line }) => line)),
    String(counts.reduce((sum, { count }) => sum + count, 0)),
  ];
}

/** By bytes: all names are plain ASCII, for which the order of code units is the same. */
const sortByBytes = (lines: readonly string[]): readonly string[] =>
  lines.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
