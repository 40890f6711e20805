import { createCommon, type Common } from '../../search/index.ts';
import { coresToUse } from './cores.ts';
import { openWorker, type OpenPort, type Port } from './port.ts';
import type { Asked, Share } from './protocol.ts';

/** The table that a crew shares has 2 to the power of this many entries of 16 bytes: 8 MB. */
const TABLE_BITS = 19;
/** A crew whose helpers have ended unexpectedly this often hires no more. */
const MOST_LOSSES = 4;

/**
 * Whether all cores are to work on a question: one at full strength that may use all its time; any other must be
 * reproducible.
 */
const isForAll = ({ options: { level, limits } }: Asked): boolean =>
  (level === undefined || level === 8) && limits.depth === undefined && limits.nodes === undefined;

/**
 * Opens a line to a worker. When a question needs it, hires others that help the worker, with a table that all of them
 * share. If helpers fail, only speed is lost. `cores` says how many threads may search now.
 */
export const crewOver =
  (open: OpenPort, cores: () => number): OpenPort =>
  (events) => {
    const main = open(events);
    const helpers = new Set<Port>();
    let common: Common | null = null;
    let search = 0;
    let losses = 0;

    const hire = (share: Share): void => {
      const helper = open({
        onAnswer: () => {},
        onDeath: () => {
          losses++;
          dismiss(helper);
        },
      });
      helpers.add(helper);
      helper.say(share);
    };
    const dismiss = (helper: Port): void => {
      helpers.delete(helper);
      helper.close();
    };
    const muster = (count: number): void => {
      for (const helper of [...helpers].slice(count)) dismiss(helper);
      if (count === 0 || losses >= MOST_LOSSES) return;
      if (common === null) {
        common = createCommon(TABLE_BITS);
        main.say({ type: 'share', common, helps: false });
      }
      for (let left = count - helpers.size; left > 0; left--) hire({ type: 'share', common, helps: true });
    };
    /** Where one cannot be had, as for want of memory, no more are hired. */
    const musterIfPossible = (count: number): void => {
      try {
        muster(count);
      } catch {
        losses = MOST_LOSSES;
      }
    };

    return {
      lend: main.lend,
      say: (asked) => {
        if (asked.type === 'search' && isForAll(asked)) musterIfPossible(Math.max(0, cores() - 1));
        if (asked.type !== 'search' || !isForAll(asked) || helpers.size === 0) {
          main.say(asked);
          return;
        }
        search++;
        const { lease: _, ...question } = asked;
        for (const helper of helpers) helper.say({ ...question, together: search });
        main.say({ ...asked, together: search });
      },
      close: () => {
        for (const helper of helpers) dismiss(helper);
        main.close();
      },
    };
  };

/** Opens a line to new workers, as many as the player allows to search. */
export const openCrew: OpenPort = crewOver(openWorker, coresToUse);
