const SLICE_TIME = 12;

/** What reading in slices needs from its environment. */
export interface LinkPace {
  /** The time in milliseconds, from any starting point. */
  readonly now: () => number;
  /** Resolves when the page has had its turn. */
  readonly pause: () => Promise<void>;
  /** The longest time without a pause, in milliseconds. */
  readonly slice?: number;
}

/** Work that can be interrupted after each step. */
export type Steps<Value> = Generator<undefined, Value>;

/** Does all the work at once. */
export function atOnce<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Does the same without holding up the page, however much work a stranger has put into a link. */
export async function inSlices<Value>(
  steps: Steps<Value>,
  { now, pause, slice = SLICE_TIME }: LinkPace,
): Promise<Value> {
  for (;;) {
    const began = now();
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (now() - began < slice);
    await pause();
  }
}
