import { memo } from 'react';
import type { Move, Position } from '../../engine/index.ts';
import { spelledOf } from '../../text/spelled.ts';
import { plyAt, type NodeId } from '../../game/tree/index.ts';
import { nagText } from '../../text/review/reviewed.ts';
import type { Notation, PieceSet } from '../../store/settings.ts';
import { MoveLabel } from './MoveLabel.tsx';
import { isDrawnAlike, ReviewTurn, type TurnProps } from './ReviewTurn.tsx';

interface MoveButtonProps extends TurnProps<Position, Move> {
  readonly notation: Notation;
  readonly pieces: PieceSet;
  readonly onGo: (id: NodeId) => void;
  readonly onPoint: (id: NodeId) => void;
}

/** A move of the list with its signs; a click shows it. It is drawn again only when something of its own has changed. */
export const MoveButton = memo(
  function MoveButton({ notation, pieces, ...turn }: MoveButtonProps) {
    const ply = plyAt(turn.tree, turn.id);
    if (ply === null) return null;
    return (
      <ReviewTurn {...turn} title={spelledOf(ply)} signText={nagText}>
        <MoveLabel ply={ply} notation={notation} pieces={pieces} />
      </ReviewTurn>
    );
  },
  (before, after) =>
    isDrawnAlike(before, after) &&
    before.notation === after.notation &&
    before.pieces === after.pieces &&
    before.onGo === after.onGo,
);
