import { endingOf } from '../../game/endings.ts';
import { currentPosition, turnsMade } from '../../game/game.ts';
import type { Glance } from './glance.ts';
import type { Defer } from '../saying.ts';
import { KEYS, type Keeper } from '../kept/storage.ts';
import type { TableStore } from './table.ts';

/**
 * Keeps a glance at the game while it goes on; none for a game that has not begun or has ended. `defer` decides when,
 * after a change; the returned function keeps it at once.
 */
export function keepGlance(table: TableStore, keeper: Keeper, defer: Defer = (act) => act()): () => void {
  let kept = keeper.read(KEYS.glance);
  const keep = (): void => {
    const { sitting, game } = table.getState();
    const turns = turnsMade(game);
    const glance: Glance | null =
      turns === 0 || endingOf(sitting) !== null
        ? null
        : { turn: turns + 1, side: currentPosition(game).turn };
    const text = JSON.stringify(glance);
    if (text === kept) return;
    kept = text;
    keeper.write(KEYS.glance, text);
  };
  keep();
  table.subscribe(() => defer(keep));
  return keep;
}
