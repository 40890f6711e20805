import { startPosition } from '../../engine/index.ts';
import { termsOfTags } from '../../game/sitting/computerTags.ts';
import { newSitting, nextSitting, type Sitting } from '../../game/sitting/sitting.ts';
import { DEFAULT_TERMS, type Setup } from '../../game/sitting/terms.ts';
import { announceStart, announceTurn } from '../table/announce.ts';
import type { Keeping } from '../table/keeping.ts';
import type { Parley, Reach } from '../table/state.ts';

/** New games in place of the one on the table, which is put aside. */
export function createBeginning(
  { set, get, put }: Reach,
  { keepPrevious }: Keeping,
): Pick<Parley, 'begin' | 'resume' | 'start' | 'goOnFrom' | 'again'> {
  const lay = (sitting: Sitting, way: 'begun' | 'set', announcement: string): boolean => {
    keepPrevious(get().sitting);
    const isLaid = put(sitting, way, announcement);
    if (isLaid) set({ lookedAt: null, notice: null });
    return isLaid;
  };
  const begin = (sitting: Sitting): void => void lay(sitting, 'begun', announceStart(sitting));
  const beginFrom = (setup: Setup): void => begin(newSitting(setup));
  return {
    begin: beginFrom,
    resume: (sitting) => lay(sitting, 'set', announceTurn(sitting)),
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
