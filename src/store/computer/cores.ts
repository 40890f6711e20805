import { localKeeper, type Keeper } from '../kept/storage.ts';

/** What a browser says about its machine. */
export interface Machine {
  /** Whether pages and workers may share memory: without that, only one thread searches. */
  readonly isIsolated: boolean;
  readonly cores: number;
  readonly isPhone: boolean;
}

/** Where the player's choice is kept: in this file, since a page does not need it when it opens. */
const KEY = 'poron-jikaida.cores';
/** More threads than this gain little from a shared table; on a phone they cost heat. */
const MOST = 8;
const MOST_ON_PHONE = 2;
/** More are used only if the player asks for them. */
const MOST_UNASKED = 4;

export function thisMachine(): Machine {
  return {
    isIsolated: globalThis.crossOriginIsolated && typeof SharedArrayBuffer === 'function',
    // some browsers do not say
    cores: navigator.hardwareConcurrency || 1,
    isPhone: matchMedia('(pointer: coarse) and (hover: none)').matches,
  };
}

/** How many cores the player may choose. */
export const mostCores = ({ isIsolated, cores, isPhone }: Machine): number =>
  isIsolated ? Math.max(1, Math.min(cores, isPhone ? MOST_ON_PHONE : MOST)) : 1;

/** How many cores are used unless the player has chosen: one is left for the page. */
export const usualCores = (machine: Machine): number =>
  Math.max(1, Math.min(mostCores(machine), machine.cores - 1, MOST_UNASKED));

/** How many cores are used: what the player has chosen, as far as the machine has them. */
export function coresToUse(machine: Machine = thisMachine(), keeper: Keeper = localKeeper): number {
  const chosen = Number(keeper.read(KEY) ?? Number.NaN);
  return Number.isInteger(chosen) && chosen >= 1 ? Math.min(chosen, mostCores(machine)) : usualCores(machine);
}

/** Keeps what the player has chosen; it applies from the next question on. False if storage refuses. */
export const chooseCores = (count: number, keeper: Keeper = localKeeper): boolean =>
  keeper.write(KEY, String(count));
