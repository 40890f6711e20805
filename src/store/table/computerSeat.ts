import type { Deed } from '../../game/sitting/deeds.ts';
import { endingOf } from '../../game/endings.ts';
import { currentPosition, goTo, turnsMade } from '../../game/game.ts';
import { answerOffer, offer } from '../../game/sitting/offers.ts';
import { endBy, playTurn, type Sitting } from '../../game/sitting/sitting.ts';
import { announceAnswer, announceEnd, announceOffer, announceTurn } from './announce.ts';
import type { ComputerSeat, Reach } from './state.ts';

/** The computer plays by the same rules as people do: whatever it does is checked like their turns. */
export function createComputerSeat({ set, get, now, put, flag }: Reach): ComputerSeat {
  const move = (sitting: Sitting, deed: Extract<Deed, { way: 'move' }>): boolean => {
    const { game, shown, change } = get();
    const played = playTurn(sitting, deed.move, now());
    if (!played.ok) return false;
    const isThere = put(played.value, 'played', () => announceTurn(played.value));
    // a player who looks at earlier turns goes on doing so
    if (shown !== game && isThere)
      set({
        shown: goTo(get().game, turnsMade(shown)),
        change: { way: 'set', number: change.number + 2 },
      });
    return true;
  };

  const end = (sitting: Sitting, how: Parameters<typeof endBy>[1]): boolean => {
    const ended = endBy(sitting, how, now());
    if (ended === sitting) return false;
    put(ended, 'ended', announceEnd(ended));
    return true;
  };

  return {
    say: (announcement) => set({ announcement }),
    act: (about, deed) => {
      flag();
      const { sitting } = get();
      const { turn } = currentPosition(sitting.game);
      if (sitting.game !== about.game || sitting.offer !== about.offer || endingOf(sitting) !== null)
        return true;
      switch (deed.way) {
        case 'move':
          return move(sitting, deed);
        case 'concede':
          return end(sitting, { way: 'concession', loser: turn });
        case 'claim':
          return end(sitting, { way: deed.ground });
        case 'offer-draw': {
          const asked = offer(sitting, 'draw');
          put(asked, null, announceOffer(asked));
          return asked !== sitting;
        }
        case 'answer': {
          if (sitting.offer === null) return false;
          const answered = answerOffer(sitting, deed.agreed, now());
          put(
            answered,
            answered.end === null ? null : 'ended',
            announceAnswer(answered, sitting.offer, deed.agreed),
          );
          return true;
        }
      }
    },
  };
}
