import {
  formatSquareInFull,
  legalMoves,
  pieceAt,
  type Ending,
  type LegalMove,
  type Position,
} from '../../engine/index.ts';
import { positionNamed, squareNamed } from '../../game/games/named.ts';
import { standingOf, type NameTask, type OutcomeTask } from '../../learn/index.ts';
import { kindNameIn } from '../../text/kindNames.ts';
import { text } from '../../text/learn/learn.ts';
import { bookSides } from '../../text/sides.ts';

/** Why the state of a game is not what the player has answered (section 9). */
export function outcomeWhy(task: OutcomeTask, answer: Ending | 'playing'): string {
  const position = positionNamed(task.board, task.position);
  const standing = standingOf(task);
  const side = bookSides()[position.turn];
  if (standing === 'nikaida') return text('answer.outcome.king-alone', { side });
  switch (answer) {
    case 'playing':
      return text('answer.outcome.no-move', { side });
    case 'hyrkaida':
    case 'tikaida': {
      const [move] = legalMoves(position);
      if (move !== undefined)
        return text('answer.outcome.a-move-left', { side, ...moveWords(position, move) });
      return text(answer === 'hyrkaida' ? 'answer.outcome.no-kaida' : 'answer.outcome.kaida', { side });
    }
    case 'nikaida':
      return text(standing === 'playing' ? 'answer.outcome.last-turn' : 'answer.outcome.not-bare', { side });
    case 'draw':
      return text('answer.outcome.not-drawn');
    case 'to-the-death':
      return text('answer.outcome.pieces-left');
  }
}

const moveWords = (position: Position, { from, to }: LegalMove) => {
  const piece = pieceAt(position, from);
  const { geometry } = position.ruleset;
  return {
    kind: piece === null ? '' : kindNameIn(position.ruleset, piece.kind),
    from: formatSquareInFull(geometry, from),
    to: formatSquareInFull(geometry, to),
  };
};

/** Which part of a square's name is wrong. In short names: drin, file, rank. */
export function nameWhy(task: NameTask, answer: string): string {
  const position = positionNamed(task.board, task.position);
  const [drin, file, rank] = [0, 1, 2].map((at) => task.square[at] === answer[at]);
  const look = drin !== true ? 'drin' : file === true ? 'rank' : rank === true ? 'file' : 'both';
  return text('answer.name.wrong', {
    name: formatSquareInFull(position.ruleset.geometry, squareNamed(position, answer)),
    look: text(`answer.name.${look}`),
  });
}
