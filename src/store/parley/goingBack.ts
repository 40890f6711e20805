import { turnsAtOnce } from '../../game/sitting/computer.ts';
import { goTo, turnsMade } from '../../game/game.ts';
import { canMakeAgain, offer, takeBack, takingBack } from '../../game/sitting/offers.ts';
import { turnTo } from '../../game/sitting/sitting.ts';
import type { Change } from '../change.ts';
import { announceJump, announceOffer } from '../table/announce.ts';
import { AT_REST, type Parley, type Reach } from '../table/state.ts';
import { present } from './present.ts';

/** How a step by this many turns is shown; several turns are shown as one change. */
const WAYS: Readonly<Record<number, Change['way']>> = { [-1]: 'back', 1: 'on' };

/** Taking turns back, making them again, and looking back. */
export function createGoingBack(reach: Reach): Pick<Parley, 'undo' | 'redo' | 'goTo' | 'playFromHere'> {
  const { set, get, now, put, putTurn } = reach;
  return {
    undo: () => {
      const sitting = present(reach);
      const way = takingBack(sitting);
      if (way === 'ask') {
        const asked = offer(sitting, 'take-back');
        put(asked, null, announceOffer(asked));
      } else if (way === 'now') {
        const back = takeBack(sitting, now());
        putTurn(back, back.game === sitting.game ? 'set' : 'undone', () => announceJump(back, 'undone'));
      }
    },
    redo: () => {
      const sitting = present(reach);
      if (!canMakeAgain(sitting)) return;
      const again = turnTo(sitting, turnsMade(sitting.game) + turnsAtOnce(sitting), now());
      putTurn(again, 'redone', () => announceJump(again, 'redone'));
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
        change: { way: WAYS[made - turnsMade(shown)] ?? 'set', number: change.number + 1 },
      });
    },
    playFromHere: () => {
      const sitting = present(reach);
      const { shown } = get();
      if (sitting.terms.takeBack !== 'free' || shown === sitting.game) return;
      const back = turnTo(sitting, turnsMade(shown), now());
      put(back, 'set', announceJump(back, 'undone'));
    },
  };
}
