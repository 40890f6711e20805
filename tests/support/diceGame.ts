import { source } from '../../src/cabinet/chance/source.ts';
import { surface } from '../../src/cabinet/games/tacTix/surface.ts';
import { parcheesis } from '../../src/cabinet/games/parcheesi/rules.ts';
import type { AnyGame } from '../../src/cabinet/seam/game.ts';

/** Parcheesi as a table needs it, without a board of its own. */
export const diceGame: AnyGame = {
  id: 'dice',
  variants: parcheesis,
  surface,
  art: {},
  standing: () => [],
  steps: (_, move) => [parcheesis[0]?.writeMove(move) ?? ''],
  trace: () => ({ path: [], taken: [] }),
  why: () => 'other',
  advice: () => 'pick',
  ending: () => 'home',
  calls: () => [],
  isProgress: () => true,
  isNeverDrawn: true,
  chance: {
    source,
    owner: ({ side }) => ['red', 'yellow'].indexOf(side),
    tray: () => [],
    tumble: [],
    told: (_, move) => ({ key: 'told', values: { dice: move.dice.join('') } }),
  },
  reserve: () => [],
  emblems: [],
  near: 0,
  page: { blocks: [], rulings: [] },
};
