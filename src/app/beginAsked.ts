import { DEFAULT_DRAFT, type Draft } from '../game/sitting/draft.ts';
import { BEGINNINGS } from '../pages/places.ts';
import type { Stores } from '../pages/stores.tsx';
import { setupOf } from '../text/setup/setupWords.ts';

/**
 * Begins the game that an address asks for at once, with the last set-up: against the computer, which plays Blue, or
 * between two people. The game that it replaces is kept in the library.
 */
export function beginAsked(hash: string, { table, lastSetup }: Pick<Stores, 'table' | 'lastSetup'>): void {
  const last = lastSetup.getState().draft ?? DEFAULT_DRAFT;
  const blue = hash === `#${BEGINNINGS.computer}` ? 'computer' : 'person';
  const draft: Draft = { ...last, players: { yellow: 'person', blue }, begins: 'yellow', position: '' };
  const setup = setupOf(draft, 'yellow');
  // a clock or match that was typed wrongly long ago does not keep anybody from playing
  const sound = setup.ok ? setup : setupOf({ ...DEFAULT_DRAFT, players: draft.players }, 'yellow');
  if (sound.ok) table.getState().begin(sound.value);
}
