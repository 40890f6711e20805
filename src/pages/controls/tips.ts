/** Milliseconds for which the mouse rests before a hint comes, and in which it may go over to the hint itself. */
const RESTS = 450;
const GRACE = 150;
/** Pixels between a thing and its hint, and between the hint and the edge of the window. */
const GAP = 8;
const EDGE = 6;

const tipped = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

const isTip = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.tip') !== null;

/**
 * Says which element's hint should be seen: the one on which the mouse rests, or to which Tab or an arrow has led the
 * focus. Escape, a press or scrolling ends it. Answers what ends the following.
 */
export function followTips(page: Document, show: (target: HTMLElement | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isByKey = false;
  const showAfter = (wait: number, target: HTMLElement | null): void => {
    clearTimeout(timer);
    timer = setTimeout(() => show(target?.isConnected === true ? target : null), wait);
  };
  const hide = (): void => {
    clearTimeout(timer);
    show(null);
  };
  const follow = {
    pointerover: ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === 'touch') return;
      if (isTip(target)) clearTimeout(timer);
      else if (tipped(target) !== null) showAfter(RESTS, tipped(target));
    },
    pointerout: ({ target, relatedTarget }: PointerEvent): void => {
      const left = tipped(target);
      if (isTip(target) || (left !== null && left !== tipped(relatedTarget))) showAfter(GRACE, null);
    },
    keydown: ({ key }: KeyboardEvent): void => {
      isByKey = key === 'Tab' || key.startsWith('Arrow');
      if (key === 'Escape') hide();
    },
    focusin: ({ target }: FocusEvent): void => {
      if (isByKey && tipped(target) === target) showAfter(0, tipped(target));
      else hide();
    },
    focusout: hide,
    pointerdown: (): void => {
      isByKey = false;
      hide();
    },
    scroll: hide,
  };
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  page.addEventListener('pointerover', follow.pointerover, options);
  page.addEventListener('pointerout', follow.pointerout, options);
  page.addEventListener('keydown', follow.keydown, options);
  page.addEventListener('focusin', follow.focusin, options);
  page.addEventListener('focusout', follow.focusout, options);
  page.addEventListener('pointerdown', follow.pointerdown, options);
  page.addEventListener('scroll', follow.scroll, options);
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}

/** Where a hint stands: below its target, above it where there is no room below, and always within the window. */
export function tipPlace(
  tip: { readonly width: number; readonly height: number },
  target: { readonly left: number; readonly top: number; readonly width: number; readonly bottom: number },
  room: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const middle = target.left + target.width / 2 - tip.width / 2;
  const left = Math.max(EDGE, Math.min(room.width - EDGE - tip.width, middle));
  const below = target.bottom + GAP;
  const fits = below + tip.height + EDGE <= room.height;
  return { left, top: fits ? below : Math.max(EDGE, target.top - GAP - tip.height) };
}

/** Puts a hint that is shown beside its target. */
export function placeTip(tip: HTMLElement, target: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { left, top } = tipPlace(tip.getBoundingClientRect(), target.getBoundingClientRect(), {
    width,
    height,
  });
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}
