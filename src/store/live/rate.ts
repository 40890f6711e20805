/** Lets this many through at once, and then this many per second. */
export function allowance(burst: number, aSecond: number, now: () => number): () => boolean {
  let left = burst;
  let at = now();
  return () => {
    const moment = now();
    left = Math.min(burst, left + (Math.max(0, moment - at) / 1000) * aSecond);
    at = moment;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
