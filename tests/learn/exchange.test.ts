import { expect, test } from 'vitest';
import {
  legalMoves,
  pieceAt,
  pointsOf,
  positionAfter,
  type LegalMove,
  type Kind,
  type Position,
} from '../../src/engine/index.ts';
import { bestCapture, gainOf } from '../../src/learn/exchange.ts';
import { holds } from '../support/arbitrary.ts';
import { moveNamed, positionNamed } from '../../src/game/games/named.ts';

/** What a move gains on a study board of one drin. */
function gained(rows: string, written: string): number {
  const before = positionNamed('study:1x1', `${rows} y - - 0`);
  const { from, to, promotion } = moveNamed(before, written);
  const move = legalMoves(before).find(
    (legal) => legal.from === from && legal.to === to && legal.promotion === promotion,
  );
  const after = move === undefined ? undefined : positionAfter(before, move);
  if (move === undefined || after === undefined) throw new Error(`${written} is not legal`);
  return gainOf({ before, move, after });
}

test.each([
  ['a piece that nothing guards', '6/6/3c2/6/6/3J2', 'Md1-Md4', 9],
  ['a guarded piece, less the capturer', '6/3d2/3c2/6/6/3J2', 'Md1-Md4', 9 - 4],
  ['a guarded Deldar by a Jiktar', '6/3d2/3d2/6/6/3J2', 'Md1-Md4', 3 - 4],
  [
    'a guarded Deldar by a Jiktar, with another behind it: taking back does not pay',
    '6/3d2/3d2/6/3J2/3J2',
    'Md2-Md4',
    3 - (4 - 3),
  ],
  ['nothing, and a piece left to be captured', '6/6/3d2/6/6/J5', 'Ma1-Ma4', 0],
  ['nothing, and a Chuktar moved in front of a Deldar', '6/6/3d2/6/6/2C3', 'Mc1-Mc4', -9],
  ['nothing, and a Chuktar left where a Chuktar guards it', '6/6/3c2/6/2S3/2CC2', 'Mc2-Mc3', 0],
  ['a promotion', '6/3S2/6/6/6/6', 'Md5-Md6=P', 18],
  ['a capture of a friend, by the Pallan', '6/6/3S2/6/6/3P2', 'Md1-Md4', -1],
] as const)('%s', (_, rows, written, points) => {
  expect(gained(rows, written)).toBe(points);
});

const captures = (position: Position): readonly LegalMove[] =>
  legalMoves(position).filter((move) => move.captures === 'enemy');

/** The most that a capture gains, or null, by trying each without a short cut. */
function bestByAll(position: Position): number | null {
  const worth = (kind: Kind | undefined): number =>
    kind === undefined ? 0 : pointsOf(position.ruleset, kind);
  const gain = (before: Position, move: LegalMove): number => {
    const [mover, prey] = [pieceAt(before, move.from)?.kind, pieceAt(before, move.to)?.kind];
    const after = positionAfter(before, move);
    if (after === undefined) throw new Error('a legal move is refused');
    const back = captures(after).filter(({ to }) => to === move.to);
    const lost = Math.max(0, ...back.map((reply) => gain(after, reply)));
    return worth(prey) + worth(move.promotion ?? mover) - worth(mover) - lost;
  };
  const most = Math.max(0, ...captures(position).map((move) => gain(position, move)));
  return most === 0 ? null : most;
}

const FEW = 12;

test('the best capture is the best of all, less what is taken back on its square; none if none gains', () => {
  holds(
    ({ position }) => {
      // trying everything takes long where many pieces guard one square
      if (Array.from(position.cells).filter((_, square) => pieceAt(position, square)).length > FEW) return;
      expect(bestCapture(position)?.gain ?? null).toBe(bestByAll(position));
    },
    300,
    ['pastang', 'stikitche'],
  );
});
