import {
  formatPosition,
  isSameMove,
  parsePosition,
  positionAfter,
  resolveGame,
  startPosition,
  type Move,
  type Position,
} from '../../engine/index.ts';
import { arrayStart } from '../games/arrayStart.ts';
import { KNOWN_TAGS } from '../jkn/readTags.ts';
import { positionAt, type GameTree } from '../tree/index.ts';
import { ByteReader, LinkFault, type ByteWriter } from './bytes.ts';
import { readMove, readMoveBits, writeMoveBits } from './moves.ts';
import { readPlayed, type Read, type Telling } from './tree.ts';

const SIDES_BEGIN = ['yellow', 'blue'] as const;

/** The variation, and the side that begins from its array, or the position line. */
function writeStart(bytes: ByteWriter, start: Position): void {
  const { variation } = start.ruleset;
  const line = formatPosition(start);
  const begins = SIDES_BEGIN.findIndex((side) => formatPosition(startPosition(variation, side)) === line);
  bytes.text(variation.id);
  bytes.byte(begins < 0 ? SIDES_BEGIN.length : begins);
  if (begins < 0) bytes.text(line);
}

function readStart(bytes: ByteReader): Position {
  const id = bytes.text();
  const begins = bytes.byte();
  if (begins > SIDES_BEGIN.length) throw new LinkFault('nobody begins so');
  const variation = resolveGame(id);
  if (!variation.ok) throw new LinkFault('no such game', variation.error);
  const side = SIDES_BEGIN[begins];
  const position =
    side === undefined ? parsePosition(variation.value, bytes.text()) : arrayStart(variation.value, side);
  if (!position.ok) throw new LinkFault(position.error.code);
  return position.value;
}

/** A legal move, and the position to which it leads. */
function stepFrom(position: Position, step: Move): Read<Move, Position> {
  const after = positionAfter(position, step);
  if (after === undefined) throw new LinkFault('no such move');
  return { step, after };
}

/** How links write games of Jikaida: each move is its place among the legal ones. */
export const JIKAIDA: Telling<Position, Move, Position> = {
  writeStart,
  readStart,
  begin: (start) => start,
  writeStep: (bits, tree, { parent, move }) => writeMoveBits(bits, positionAt(tree, parent), move),
  readStep: (bits, position) => stepFrom(position, readMoveBits(bits, position)),
  isSame: isSameMove,
  known: KNOWN_TAGS,
  squares: ({ ruleset }) => ruleset.geometry.size,
};

/**
 * The game in the bytes of a link of the first version: whole bytes for each move, and a clock among the notes of each.
 */
export function* treeOfBytes(body: Uint8Array): Generator<undefined, GameTree> {
  const bytes = new ByteReader(body);
  const readNext = (position: Position) => stepFrom(position, readMove(bytes, position));
  const { builder, tags } = yield* readPlayed(bytes, JIKAIDA, readNext, true);
  if (!bytes.isAtEnd) throw new LinkFault('more than a game');
  return builder.tree(tags);
}
