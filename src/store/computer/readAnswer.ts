import { asLegal, parseMove, positionAfter, type Move, type Position } from '../../engine/index.ts';
import type { Line, SearchInfo, SearchResult } from '../../search/index.ts';
import type { Answer, ToldInfo } from './protocol.ts';

/** How far a search has come, with its moves read in the position; null if one of them is not legal there. */
export function readInfo(
  position: Position,
  { depth, selectiveDepth, nodes, ms, lines }: ToldInfo,
): SearchInfo | null {
  const read: Line[] = [];
  for (const { score, moves: written } of lines) {
    const moves = readLine(position, written);
    if (moves === null) return null;
    read.push({ score, moves });
  }
  return { depth, selectiveDepth, nodes, ms, lines: read };
}

/** What a search has found; null if one of its moves is not legal. */
export function readResult(
  position: Position,
  answer: Extract<Answer, { type: 'result' }>,
): SearchResult | null {
  const info = readInfo(position, answer);
  const best = answer.best === null ? null : readMove(position, answer.best);
  if (info === null || best === undefined) return null;
  const { concedes, acceptsDraw, offersDraw } = answer;
  return { ...info, best, concedes, acceptsDraw, offersDraw };
}

function readMove(position: Position, written: string): Move | undefined {
  const read = parseMove(position, written);
  if (!read.ok) return undefined;
  return asLegal(position, read.value) === undefined ? undefined : read.value;
}

/** The moves of a line, each legal after those before it; null if one is not. */
function readLine(position: Position, written: readonly string[]): Move[] | null {
  const moves: Move[] = [];
  let here: Position | undefined = position;
  for (const text of written) {
    if (here === undefined) return null;
    const read = parseMove(here, text);
    if (!read.ok) return null;
    here = positionAfter(here, read.value);
    if (here === undefined) return null;
    moves.push(read.value);
  }
  return moves;
}
