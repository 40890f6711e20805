import { PieceImage } from '../../board/pieces/Piece.tsx';
import { pieceAt, pointsOf, type Kind, type Position } from '../../engine/index.ts';
import { currentPosition } from '../../game/game.ts';
import type { Hand } from '../../store/table/state.ts';
import { useSettings, useTable } from '../stores.tsx';
import { kindNameIn } from '../../text/kindNames.ts';
import { text } from '../../text/questions.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { useIsOpposite } from './nearSide.ts';
import { CompanyChoice } from './CompanyChoice.tsx';
import './promotion.css';
import '../controls/dialog.css';

interface PromotionChoiceProps {
  readonly position: Position;
  /** The move that waits; null while none does. */
  readonly pending: Hand['promotion'];
  readonly promote: (kind: Kind) => void;
  readonly cancel: () => void;
  /** It is read from the far edge of the screen. */
  readonly isTurned?: boolean;
}

/**
 * What a move at the table is waiting for: a promotion, turned towards the player who chooses it, or how many pieces
 * go.
 */
export function PromotionDialog() {
  const pending = useTable(({ promotion }) => promotion);
  const position = useTable(({ game }) => currentPosition(game));
  const promote = useTable((state) => state.promote);
  const cancel = useTable((state) => state.cancel);
  const isTurned = useIsOpposite(position.turn);
  const company = useTable((state) => state.company);
  const goWith = useTable((state) => state.goWith);
  return (
    <>
      <PromotionChoice {...{ position, pending, promote, cancel, isTurned }} />
      <CompanyChoice {...{ position, goWith, cancel, isTurned }} pending={company} />
    </>
  );
}

/**
 * Asks what a piece on its last rank becomes: the most valuable first, staying what it is last. Closing it moves
 * nothing.
 */
export function PromotionChoice({
  position,
  pending,
  promote,
  cancel,
  isTurned = false,
}: PromotionChoiceProps) {
  const pieces = useSettings(({ settings }) => settings.pieces);
  const piece = pending === null ? null : pieceAt(position, pending.from);
  if (pending === null || piece === null) return null;
  const own = kindNameIn(position.ruleset, piece.kind);
  const choices = pending.choices
    .filter((kind) => kind !== piece.kind)
    .toSorted((a, b) => pointsOf(position.ruleset, b) - pointsOf(position.ruleset, a));
  return (
    <Dialog title={text('promotion.title', { kind: own })} onClose={cancel} isTurned={isTurned}>
      <p>{text('promotion.help')}</p>
      <div className="promotions">
        {choices.map((kind, index) => (
          <button
            key={kind}
            data-first-focus={index === 0 ? '' : undefined}
            type="button"
            className="piece-button"
            onClick={() => promote(kind)}
          >
            <PieceImage side={piece.side} kind={kind} set={pieces} />
            {kindNameIn(position.ruleset, kind)}
          </button>
        ))}
        <button type="button" className="piece-button stays" onClick={() => promote(piece.kind)}>
          <PieceImage side={piece.side} kind={piece.kind} set={pieces} />
          {text('promotion.stay', { kind: own })}
        </button>
      </div>
      <div className="dialog-actions">
        <button type="button" className="button quiet" onClick={cancel}>
          {text('action.cancel')}
        </button>
      </div>
    </Dialog>
  );
}
