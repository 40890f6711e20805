import { parseMove } from '../../engine/index.ts';
import { exampleMove } from '../../game/example.ts';
import { unreadableText } from '../../text/faults/refusals.ts';
import { AT_REST, type Hand } from '../table/state.ts';
import { createMover } from './mover.ts';
import { createPlacer } from './placer.ts';
import type { HandReach } from './reach.ts';

export type { HandReach };

/** Picking pieces up and putting them down, by click, drag or in writing. */
export function createHand(reach: HandReach): Hand {
  const { set, get, position } = reach;
  const mover = createMover(reach);
  const { pick, place, dropOn } = createPlacer(reach, mover);
  return {
    ...AT_REST,
    choose: (square) => {
      const { selection, promotion, company } = get();
      if (promotion !== null || company !== null) return;
      if (selection === square) set(AT_REST);
      else if (selection === null) pick(square);
      else place(selection, square);
    },
    lift: pick,
    drop: (square) => {
      const { selection } = get();
      if (square === null) set(AT_REST);
      else if (selection !== null) dropOn(selection, square);
    },
    write: (written) => {
      const read = parseMove(position(), written);
      if (read.ok) mover.make(read.value);
      else
        mover.tell(unreadableText(read.error, exampleMove(position())), { code: 'unreadable', squares: [] });
      const { told } = get();
      if (told === null) return null;
      const beside = { ...told, beside: 'field' } as const;
      set({ told: beside });
      return beside;
    },
    promote: (kind) => {
      const { promotion } = get();
      if (promotion !== null) mover.move({ from: promotion.from, to: promotion.to, promotion: kind });
    },
    goWith: (chosen) => {
      const { company } = get();
      if (company === null) return;
      set({ company: null });
      mover.move(chosen ?? { from: company.from, to: company.to });
    },
    cancel: () => {
      const isAsked = get().promotion !== null || get().company !== null;
      set(isAsked ? { promotion: null, company: null, armed: null, told: null } : AT_REST);
    },
  };
}
