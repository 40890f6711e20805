import { startTransition } from 'react';

/** What waits for the frame: done in one go, so that it is drawn together. */
const waiting = new Set<() => void>();

/** Milliseconds after which nothing waits any more: a window that is covered is in sight, yet draws no frames. */
const LATEST = 100;

function flush(): void {
  if (waiting.size === 0) return;
  const acts = [...waiting];
  waiting.clear();
  startTransition(() => {
    for (const act of acts) act();
  });
}

/** Whether the browser says when a frame is drawn; a page that is out of sight draws none. */
const drawsFrames = (): boolean => 'scheduler' in globalThis && document.visibilityState === 'visible';

/**
 * Changes what nobody waits for when the next frame has been drawn, so that it does not hold up the answer to a click;
 * at once, but not before what is urgent, where no frame is known. Asked twice for one frame, it is done once.
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

/** Calls off what was asked for. */
export const forget = (act: () => void): void => void waiting.delete(act);
