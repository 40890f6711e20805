import { startPosition } from '../engine/index.ts';
import { termsOfTags } from '../game/computerTags.ts';
import { isComputersTurn, turnsAtOnce } from '../game/computer.ts';
import { goTo, turnsMade } from '../game/game.ts';
import { answerOffer, canMakeAgain, offer, takeBack, takingBack } from '../game/offers.ts';
import { endBy, newSitting, nextSitting, pauseOrGoOn, turnTo, type Sitting } from '../game/sitting.ts';
import { DEFAULT_TERMS, type Setup } from '../game/terms.ts';
import {
  announceAnswer,
  announceEnd,
  announceJump,
  announceOffer,
  announcePause,
  announceStart,
  announceTurn,
} from './announce.ts';
import type { Keeping } from './keeping.ts';
import { AT_REST, type Parley, type Reach } from './tableState.ts';

/** What the players do with the game beside moving: taking back, looking back, offers, endings, new games. */
export function createParley({ set, get, now, put, flag }: Reach, keeping: Keeping): Parley {
  /** The sitting, after a look at its clock: what is done after the flag has fallen comes too late. */
  const present = (): Sitting => {
    flag();
    return get().sitting;
  };

  const begin = (sitting: Sitting): void => {
    keeping.keepPrevious(get().sitting);
    if (put(sitting, 'begun', announceStart(sitting))) set({ lookedAt: null, notice: null });
  };

  const beginFrom = (setup: Setup): void => begin(newSitting(setup));

  return {
    undo: () => {
      const sitting = present();
      const way = takingBack(sitting);
      if (way === 'ask') {
        const asked = offer(sitting, 'take-back');
        put(asked, null, announceOffer(asked));
      } else if (way === 'now') {
        const back = takeBack(sitting, now());
        put(back, back.game === sitting.game ? 'set' : 'undone', () => announceJump(back, 'undone'));
      }
    },
    redo: () => {
      const sitting = present();
      if (!canMakeAgain(sitting)) return;
      const again = turnTo(sitting, turnsMade(sitting.game) + turnsAtOnce(sitting), now());
      put(again, 'redone', () => announceJump(again, 'redone'));
    },
    goTo: (made) => {
      const { game, shown, sitting, change } = get();
      const looked = goTo(game, made);
      if (looked.at === shown.at) return;
      const announcement = (): string => announceJump({ ...sitting, game: looked }, 'set');
      set({
        ...AT_REST,
        shown: looked,
        announcement,
        change: { way: 'set', number: change.number + 1 },
      });
    },
    playFromHere: () => {
      const sitting = present();
      const { shown } = get();
      if (sitting.terms.takeBack !== 'free' || shown === sitting.game) return;
      const back = turnTo(sitting, turnsMade(shown), now());
      put(back, 'set', announceJump(back, 'undone'));
    },
    offerDraw: () => {
      const sitting = present();
      if (isComputersTurn(sitting)) return;
      const asked = offer(sitting, 'draw');
      if (asked !== get().sitting) put(asked, null, announceOffer(asked));
    },
    answer: (agreed) => {
      const sitting = present();
      if (sitting.offer === null) return;
      const answered = answerOffer(sitting, agreed, now());
      const isTurnBack = answered.game !== sitting.game;
      const hasEnded = sitting.end === null && answered.end !== null;
      const way = isTurnBack ? 'undone' : hasEnded ? 'ended' : null;
      put(answered, way, announceAnswer(answered, sitting.offer, agreed));
    },
    end: (end) => {
      const ended = endBy(present(), end, now());
      if (ended !== get().sitting) put(ended, 'ended', announceEnd(ended));
    },
    pause: () => {
      const paused = pauseOrGoOn(present(), now());
      if (paused !== get().sitting) put(paused, null, announcePause(paused));
    },
    begin: beginFrom,
    resume: (sitting) => {
      keeping.keepPrevious(get().sitting);
      if (!put(sitting, 'set', announceTurn(sitting))) return false;
      set({ lookedAt: null, notice: null });
      return true;
    },
    start: (variation, from = startPosition(variation)) =>
      beginFrom({ variation, from, terms: DEFAULT_TERMS, match: null }),
    goOnFrom: (game, tags) => {
      const { start } = game.tree;
      const terms = termsOfTags(tags);
      const sitting = newSitting({ variation: start.ruleset.variation, from: start, terms, match: null });
      begin({ ...sitting, game });
    },
    again: () => {
      const next = nextSitting(get().sitting);
      if (next !== get().sitting) begin(next);
    },
  };
}
