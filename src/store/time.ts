/** How a page measures time, in whole milliseconds. */
export interface Time {
  /** Monotonic: never runs backwards and never jumps while the page lives, whatever is done to the wall clock. */
  readonly steady: () => number;
  /** What the clock of the machine shows: anybody may set it, but it goes on while no page is open. */
  readonly wall: () => number;
}

/** The time of this page. Both scales count from the epoch, and agree until the wall clock is set. */
export const pageTime: Time = {
  steady: () => Math.floor(performance.timeOrigin + performance.now()),
  wall: Date.now,
};
