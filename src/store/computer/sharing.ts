import type { Common } from '../../search/index.ts';

let shared: Common | undefined;

/** What this worker shares with others, if it has been given anything. */
export const sharedMemory = (): Common | undefined => shared;

/** Shares memory from the next question on. */
export function shareMemory(common: Common): void {
  shared = common;
}
