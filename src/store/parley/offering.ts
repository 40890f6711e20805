import { isComputersTurn } from '../../game/sitting/computer.ts';
import { answerOffer, offer } from '../../game/sitting/offers.ts';
import { endBy, pauseOrGoOn } from '../../game/sitting/sitting.ts';
import { announceAnswer, announceEnd, announceOffer, announcePause } from '../table/announce.ts';
import type { Parley, Reach } from '../table/state.ts';
import { present } from './present.ts';

/** Offers and their answers, endings by the players, pauses. */
export function createOffering(reach: Reach): Pick<Parley, 'offerDraw' | 'answer' | 'end' | 'pause'> {
  const { get, now, put } = reach;
  return {
    offerDraw: () => {
      const sitting = present(reach);
      if (isComputersTurn(sitting)) return;
      const asked = offer(sitting, 'draw');
      if (asked !== get().sitting) put(asked, null, announceOffer(asked));
    },
    answer: (agreed) => {
      const sitting = present(reach);
      if (sitting.offer === null) return;
      const answered = answerOffer(sitting, agreed, now());
      const isTurnBack = answered.game !== sitting.game;
      const hasEnded = sitting.end === null && answered.end !== null;
      const way = isTurnBack ? 'undone' : hasEnded ? 'ended' : null;
      put(answered, way, announceAnswer(answered, sitting.offer, agreed));
    },
    end: (end) => {
      const ended = endBy(present(reach), end, now());
      if (ended !== get().sitting) put(ended, 'ended', announceEnd(ended));
    },
    pause: () => {
      const paused = pauseOrGoOn(present(reach), now());
      if (paused !== get().sitting) put(paused, null, announcePause(paused));
    },
  };
}
