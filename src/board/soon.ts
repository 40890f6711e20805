import { startTransition } from 'react';

/** What waits for the frame: done in one go, so that it is drawn together. */
const waiting = new Set<() => void>();

/**
 * Milliseconds after which nothing waits any longer: a window that is covered counts as visible, yet draws no frames.
 */
const LATEST = 100;

function flush(): void {
  if (waiting.size === 0) return;
  const acts = [...waiting];
  waiting.clear();
  startTransition(() => {
    for (const act of acts) act();
  });
}

/** Whether the browser will report a frame; a page that is out of sight draws none. */
const drawsFrames = (): boolean => 'scheduler' in globalThis && document.visibilityState === 'visible';

/**
 * Makes changes that nobody waits for once the next frame has been drawn, so that they do not hold up the answer to a
 * click; if no frame is expected, at once, though not before what is urgent. Two requests for one frame are carried out
 * once.
 */
export function soon(act: () => void): void {
  if (!drawsFrames()) {
    startTransition(act);
    return;
  }
  waiting.add(act);
  if (waiting.size > 1) return;
  requestAnimationFrame(() => void scheduler.postTask(flush, { priority: 'user-visible' }));
  void scheduler.postTask(flush, { priority: 'user-visible', delay: LATEST });
}

/** Cancels a request. */
export const forget = (act: () => void): void => void waiting.delete(act);
