import { memo } from 'react';
import { PieceImage } from '../../board/pieces/Piece.tsx';
import { pieceAt } from '../../engine/index.ts';
import { recordOf, type Ply } from '../../game/ply.ts';
import { spelledOf } from '../../text/spelled.ts';
import type { Notation, PieceSet } from '../../store/settings.ts';
import { kindNameIn } from '../../text/kindNames.ts';

interface MoveLabelProps {
  readonly ply: Ply;
  readonly notation: Notation;
  readonly pieces: PieceSet;
}

/** A move as it is written in the list. */
export const MoveLabel = memo(function MoveLabel({ ply, notation, pieces }: MoveLabelProps) {
  const piece = pieceAt(ply.before, ply.move.from);
  if (notation === 'spelled') return spelledOf(ply);
  if (notation === 'record' || piece === null) return recordOf(ply);
  const { code } = ply.before.ruleset.kinds[piece.kind];
  return (
    <>
      <span className="figure">
        <PieceImage side={piece.side} kind={piece.kind} set={pieces} />
        <span className="visually-hidden">{kindNameIn(ply.before.ruleset, piece.kind)} </span>
      </span>
      {recordOf(ply).slice(code.length)}
    </>
  );
});
