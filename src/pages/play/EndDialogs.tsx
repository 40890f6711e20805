import { useEffect, useState } from 'react';
import { opponent } from '../../engine/index.ts';
import { claimsOf, type Claim } from '../../game/sitting/claims.ts';
import { isComputer, isWatched } from '../../game/sitting/computer.ts';
import { endingOf } from '../../game/endings.ts';
import { currentPosition } from '../../game/game.ts';
import { useTable } from '../stores.tsx';
import { claimText } from '../../text/claims.ts';
import { text } from '../../text/questions.ts';
import { playerText } from '../../text/players.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { Question } from '../controls/Question.tsx';
import './endDialogs.css';
import '../controls/dialog.css';

interface EndDialogProps {
  readonly onClose: () => void;
  /** The player at the far edge has asked for it. */
  readonly isTurned: boolean;
}

export interface EndDialogsProps extends EndDialogProps {
  /** Null while nothing is asked. */
  readonly asked: 'concede' | 'claim' | null;
}

/**
 * The dialogue by which a player ends the game, while one is wanted. It closes if there is nothing left to ask: the
 * game has ended meanwhile, or a move has been made after which no draw can be claimed.
 */
export function EndDialogs({ asked, ...props }: EndDialogsProps) {
  const { onClose } = props;
  const claim = useTable(({ game }) => claimsOf(game)[0]);
  const isOver = useTable(({ sitting }) => endingOf(sitting) !== null);
  const isGone = asked !== null && (isOver || (asked === 'claim' && claim === undefined));
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (asked === null || isGone) return null;
  if (asked === 'concede') return <ConcedeDialog {...props} />;
  return claim === undefined ? null : <ClaimDialog {...props} claim={claim} />;
}

/**
 * Asks who concedes, with what follows; first the side that was to move when it was asked, so that the answers keep
 * their places while the game goes on. The computer is not asked.
 */
function ConcedeDialog({ onClose, isTurned }: EndDialogProps) {
  const toMove = useTable(({ game }) => currentPosition(game).turn);
  const [first] = useState(toMove);
  const terms = useTable(({ sitting }) => sitting.terms);
  const { names } = terms;
  const end = useTable((state) => state.end);
  const losers = [first, opponent(first)].filter((side) => isWatched(terms) || !isComputer(terms, side));
  return (
    <Dialog title={text('concede.title')} onClose={onClose} isTurned={isTurned}>
      {losers.length > 1 && <p>{text('concede.question')}</p>}
      <div className="concede-choices">
        {losers.map((loser) => (
          <button
            key={loser}
            type="button"
            className="concede-choice"
            onClick={() => {
              onClose();
              end({ way: 'concession', loser });
            }}
          >
            <strong>
              {losers.length > 1
                ? text('concede.side', { loser: playerText(loser, names) })
                : text('concede.you')}
            </strong>
            <span>{text('concede.consequence', { winner: playerText(opponent(loser), names) })}</span>
          </button>
        ))}
      </div>
      <div className="dialog-actions">
        <button type="button" className="button quiet" onClick={onClose}>
          {text('action.cancel')}
        </button>
      </div>
    </Dialog>
  );
}

/** Shows why a draw can be claimed, and ends the game if it is. */
function ClaimDialog({ claim, onClose, isTurned }: EndDialogProps & { claim: Claim }) {
  const end = useTable((state) => state.end);
  const ruleset = useTable(({ game }) => game.tree.start.ruleset);
  return (
    <Question
      title={text('claim.title')}
      onNo={onClose}
      yes={text('claim.do')}
      onYes={() => {
        onClose();
        end({ way: claim.ground });
      }}
      isTurned={isTurned}
    >
      <p>{claimText(claim, ruleset)}</p>
      <p>{text('claim.consequence')}</p>
    </Question>
  );
}
