/**
 * The part of `bench/ui.ts` that runs in the page. `next(type)` starts waiting for the next event of that type;
 * `measured()` resolves with the time from that event to the end of the frame that shows its effect, and with what
 * changed on the board.
 */
/** Watches the board; returns how many squares and nodes have changed. */
function watchBoard() {
  const squares = new Set();
  let nodes = 0;
  const take = (/** @type {MutationRecord[]} */ records) => {
    for (const { target } of records) {
      nodes++;
      const square = target instanceof Element ? target.closest('[data-square]') : null;
      if (square !== null) squares.add(square);
    }
  };
  const observer = new MutationObserver(take);
  const grid = [...document.querySelectorAll('[role=grid]')].find((board) => board.checkVisibility());
  if (grid !== undefined) observer.observe(grid, { subtree: true, childList: true, attributes: true });
  return () => {
    take(observer.takeRecords());
    observer.disconnect();
    return { squares: squares.size, nodes };
  };
}

/** Calls back when the main thread has finished its part of the next frame, before any work deferred until later. */
function afterFrame(/** @type {() => void} */ done) {
  requestAnimationFrame(() => {
    void scheduler.postTask(done, { priority: 'user-blocking' });
  });
}

globalThis.probe = {
  next(/** @type {string} */ type) {
    const changes = watchBoard();
    const measured = new Promise((resolve) => {
      addEventListener(
        type,
        ({ timeStamp }) => afterFrame(() => resolve({ time: performance.now() - timeStamp, ...changes() })),
        { capture: true, once: true },
      );
    });
    probe.measured = () => measured;
  },
  /** Counts frames until `stop`, which returns their lengths and what changed on the board. */
  startFrames() {
    const changes = watchBoard();
    /** @type {number[]} */
    const times = [];
    let frame = 0;
    const tick = (/** @type {number} */ time) => {
      times.push(time);
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    probe.stop = () => {
      cancelAnimationFrame(frame);
      return { frames: times.slice(1).map((time, at) => time - times[at]), ...changes() };
    };
  },
};
