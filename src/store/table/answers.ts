import {
  formatSquareInFull,
  pieceAt,
  squareName,
  type Geometry,
  type Piece,
  type Position,
  type Square,
} from '../../engine/index.ts';
import { TARGET_MARKS, targetsFrom } from '../../game/overlays/targets.ts';
import { threatsTo } from '../../game/overlays/threats.ts';
import { kindNameIn } from '../../text/kindNames.ts';
import { text } from '../../text/answers.ts';
import { sideText } from '../../text/sides.ts';
import type { Question } from './questionNames.ts';

/** The answer to a question about a square, to be read aloud. */
export function answerTo(position: Position, question: Question, square: Square): string {
  switch (question) {
    case 'ways':
      return waysFrom(position, square);
    case 'attacks':
      return attacksAt(position, square);
    case 'rank':
      return rankOf(position, square);
  }
}

const pieceText = ({ ruleset }: Position, { side, kind }: Piece): string =>
  text('square.piece', { side: sideText(side), kind: kindNameIn(ruleset, kind) });

/** Squares sorted into their drins: `Mortil C4, C5; Neemu C1`. */
function squaresText(geometry: Geometry, squares: readonly Square[]): string {
  const drins = new Map<string, string[]>();
  for (const square of squares) {
    const { drin, file, rank } = squareName(geometry, square);
    const names = drins.get(drin.name) ?? [];
    names.push(`${file.toUpperCase()}${rank}`);
    drins.set(drin.name, names);
  }
  return [...drins].map(([drin, names]) => `${drin} ${names.join(', ')}`).join('; ');
}

function waysFrom(position: Position, square: Square): string {
  const { geometry } = position.ruleset;
  const name = formatSquareInFull(geometry, square);
  const piece = pieceAt(position, square);
  if (piece === null) return text('refusal.no-piece', { square: name });
  const targets = [...targetsFrom({ ...position, turn: piece.side }, square)];
  const ways = TARGET_MARKS.flatMap((wanted) => {
    const squares = targets.filter(([, { mark }]) => mark === wanted).map(([to]) => to);
    if (squares.length === 0) return [];
    const places = squaresText(
      geometry,
      squares.toSorted((a, b) => a - b),
    );
    return [text('answer.way', { way: text(`square.${wanted}`), squares: places })];
  });
  const values = { piece: pieceText(position, piece), square: name, ways: ways.join('. ') };
  return text(ways.length === 0 ? 'answer.no-ways' : 'answer.ways', values);
}

function attacksAt(position: Position, square: Square): string {
  const { geometry } = position.ruleset;
  const piece = pieceAt(position, square);
  const name = formatSquareInFull(geometry, square);
  const what = piece === null ? name : `${pieceText(position, piece)} ${name}`;
  const attackers = threatsTo(position, square).flatMap((from) => {
    const attacker = pieceAt(position, from);
    return attacker === null
      ? []
      : [`${pieceText(position, attacker)} ${formatSquareInFull(geometry, from)}`];
  });
  return attackers.length === 0
    ? text('answer.no-attacks', { what })
    : text('answer.attacks', { what, attackers: attackers.join('; ') });
}

function rankOf(position: Position, square: Square): string {
  const { geometry } = position.ruleset;
  const first = square - (square % geometry.width);
  const drins = new Map<string, string[]>();
  for (let at = first; at < first + geometry.width; at++) {
    const { drin, file } = squareName(geometry, at);
    const pieces = drins.get(drin.name) ?? [];
    const piece = pieceAt(position, at);
    if (piece !== null) pieces.push(`${file.toUpperCase()} ${pieceText(position, piece)}`);
    drins.set(drin.name, pieces);
  }
  const content = [...drins].map(
    ([drin, pieces]) => `${drin}: ${pieces.length === 0 ? text('square.empty') : pieces.join(', ')}`,
  );
  return text('answer.rank', { rank: squareName(geometry, square).rank, content: content.join('. ') });
}
