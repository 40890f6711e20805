import { afterEach, describe, expect, it, vi } from 'vitest';
import { forget, soon } from '../../src/board/soon.ts';

/** What was kept, which is kept no longer. */
const take = <Kept>(from: Kept[]): Kept[] => from.splice(0);

/** A browser that says when a frame is drawn: what it is to do in the frame, after it, and at the latest. */
function browser(visibilityState: 'visible' | 'hidden' = 'visible') {
  const frames: (() => void)[] = [];
  const tasks: { readonly run: () => void; readonly delay?: number }[] = [];
  vi.stubGlobal('document', { visibilityState });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('scheduler', {
    postTask: (run: () => void, { delay }: { delay?: number }) =>
      tasks.push({ run, ...(delay === undefined ? {} : { delay }) }),
  });
  return {
    late: () => take(tasks).forEach(({ run, delay }) => delay !== undefined && run()),
    frame: () => take(frames).forEach((run) => run()),
    afterFrame: () => take(tasks).forEach(({ run, delay }) => delay === undefined && run()),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('what nobody waits for', () => {
  it('is done when the next frame has been drawn, once, however often it was asked for', () => {
    const { frame, afterFrame } = browser();
    const act = vi.fn<() => void>();
    soon(act);
    soon(act);
    frame();
    expect(act).not.toHaveBeenCalled();
    afterFrame();
    expect(act).toHaveBeenCalledOnce();
  });

  it('is done a moment later where no frame is drawn', () => {
    const { late } = browser();
    const act = vi.fn<() => void>();
    soon(act);
    late();
    expect(act).toHaveBeenCalledOnce();
  });

  it('is done at once in a page out of sight', () => {
    browser('hidden');
    const act = vi.fn<() => void>();
    soon(act);
    expect(act).toHaveBeenCalledOnce();
  });

  it('can be cancelled on its own', () => {
    const { frame, afterFrame } = browser();
    const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
    soon(one);
    soon(other);
    forget(one);
    frame();
    afterFrame();
    expect(one).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledOnce();
  });
});
