import type { Ruleset } from '../../engine/index.ts';
import { createContext, Stopped, type Context, type Settings } from '../context.ts';
import { strengthOf } from '../levels.ts';
import { setPath } from '../path.ts';
import { prepare, rootMoves } from '../prepare.ts';
import { completes } from '../root.ts';
import { MOST_PLIES } from '../scores.ts';
import { linesWanted } from '../searcher.ts';
import type { SearchInput, SearchOptions } from '../types.ts';
import { Company, type Common } from './company.ts';

/** A thread that helps other threads to search. */
export interface Helper {
  /**
   * Waits until a search begins, and takes part until it is over. Its results go into the table. The input and the
   * options are those of the main thread.
   */
  readonly help: (search: number, input: SearchInput, options: SearchOptions) => void;
}

/** Creates a helper for one variation; the settings are those of the main thread. */
export function createHelper(ruleset: Ruleset, common: Common, settings: Settings = {}): Helper {
  const company = new Company(common);
  const context = createContext(ruleset, { ...settings, common });
  context.isHelper = true;
  return {
    help: (search, input, options) => {
      if (!company.enter(search)) return;
      try {
        if (company.hasNetwork === (context.views !== null))
          takePart(context, company, search, input, options);
      } finally {
        company.leave();
      }
    },
  };
}

/** Searches one depth after another, never less deeply than the main thread. */
function takePart(
  context: Context,
  company: Company,
  search: number,
  input: SearchInput,
  options: SearchOptions,
): void {
  prepare(context, input, strengthOf(8, context.views !== null), { ...options, seed: 0 });
  context.sharing = company;
  const roots = rootMoves(context, options.among);
  const wanted = linesWanted(options);
  let depth = 0;
  context.poll = () => {
    if (!company.isOn(search) || company.depth > depth) throw new Stopped();
    options.shouldStop?.();
  };
  while (roots.length > 0 && company.isOn(search) && depth < MOST_PLIES / 2) {
    depth = Math.max(depth + 1, company.depth);
    // an interrupted search leaves the path somewhere in the tree
    setPath(context.path, input.position, input.earlier);
    if (completes(context, roots, depth, wanted) && wanted === 1) company.tell(search, depth, roots[0]!);
  }
}
