import { opponent } from '../../engine/index.ts';
import { isComputer } from '../../game/sitting/computer.ts';
import { lastPly } from '../../game/game.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';
import { recordOf } from '../../game/ply.ts';
import { useTable } from '../stores.tsx';
import { text } from '../../text/questions.ts';
import { playerText } from '../../text/players.ts';
import { Question } from '../controls/Question.tsx';
import { useIsOpposite } from '../table/nearSide.ts';

/** What one side asks the other, at the same screen: turned towards the player who answers. Closing it declines. */
export function OfferDialog() {
  const sitting = useTable((state) => state.sitting);
  const answer = useTable((state) => state.answer);
  const { offer, terms } = sitting;
  const isTurned = useIsOpposite(opponent(offer?.by ?? 'yellow'));
  // the computer answers by itself
  if (offer === null || isComputer(terms, opponent(offer.by))) return null;
  const asks = playerText(offer.by, terms.names);
  return (
    <Question
      title={text(`offer.${offer.kind}.title`, { asks })}
      no={text(`offer.${offer.kind}.no`)}
      onNo={() => answer(false)}
      yes={text(`offer.${offer.kind}.yes`)}
      onYes={() => answer(true)}
      isTurned={isTurned}
    >
      <p>{questionOf(sitting, playerText(opponent(offer.by), terms.names))}</p>
    </Question>
  );
}

function questionOf({ offer, end, game }: Sitting, answers: string): string {
  if (offer?.kind === 'draw') return text('offer.draw.question', { answers });
  if (end !== null) return text('offer.take-back.question-end', { answers });
  const last = lastPly(game);
  return text('offer.take-back.question', { answers, move: last === undefined ? '' : recordOf(last) });
}
