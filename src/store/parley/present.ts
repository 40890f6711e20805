import type { Sitting } from '../../game/sitting/sitting.ts';
import type { Reach } from '../table/state.ts';

/** The sitting after a look at its clock: what is done after the flag has fallen comes too late. */
export function present({ flag, get }: Reach): Sitting {
  flag();
  return get().sitting;
}
