import { formatSquareInFull, startSquares, type LegalMove, type Position } from '../../engine/index.ts';
import type { Hand } from '../../store/table/state.ts';
import { text } from '../../text/questions.ts';
import { Dialog } from '../controls/Dialog.tsx';
import '../controls/dialog.css';
import './promotion.css';

interface CompanyChoiceProps {
  readonly position: Position;
  /** The step that waits; null while none does. */
  readonly pending: Hand['company'];
  readonly goWith: Hand['goWith'];
  readonly cancel: () => void;
  /** It is read from the far edge of the screen. */
  readonly isTurned?: boolean;
}

/** Asks whether a piece goes alone or with which two others (section 18). Closing it moves nothing. */
export function CompanyChoice({ position, pending, goWith, cancel, isTurned = false }: CompanyChoiceProps) {
  if (pending === null) return null;
  const { geometry } = position.ruleset;
  const squaresOf = (move: LegalMove): string =>
    startSquares(move)
      .map((square) => formatSquareInFull(geometry, square))
      .join(', ');
  return (
    <Dialog title={text('company.title')} onClose={cancel} isTurned={isTurned}>
      <div className="company-choices">
        {pending.choices.map((move, index) => (
          <button
            key={squaresOf(move)}
            data-first-focus={index === 0 ? '' : undefined}
            type="button"
            className="button quiet"
            onClick={() => goWith(move)}
          >
            {text('company.three', { squares: squaresOf(move) })}
          </button>
        ))}
        {pending.canGoAlone && (
          <button type="button" className="button quiet" onClick={() => goWith(null)}>
            {text('company.alone')}
          </button>
        )}
      </div>
      <div className="dialog-actions">
        <button type="button" className="button quiet" onClick={cancel}>
          {text('action.cancel')}
        </button>
      </div>
    </Dialog>
  );
}
