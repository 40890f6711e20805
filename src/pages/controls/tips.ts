/** Milliseconds for which the mouse rests before a hint appears. */
const RESTS = 450;

const tipped = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/** Whether the element with the hint is still there, and the mouse or the focus still on it. */
export const isPointedAt = (target: HTMLElement): boolean =>
  target.isConnected && (target.matches(':hover') || target === document.activeElement);

/**
 * Reports when a hint is needed, and for which element: the one on which the mouse rests, or to which Tab or an arrow
 * has led the focus, or which was pressed, if it has `data-tip-tap`; null once Escape, another press, or the focus ends
 * it. A finger that only touches asks for none. The hint itself notices when the mouse leaves it. Escape calls `escape`
 * instead. Returns a function that ends it.
 */
export function followTips(
  page: Document,
  want: (target: HTMLElement | null) => void,
  escape = (): void => want(null),
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isByKey = false;
  const end = (): void => {
    clearTimeout(timer);
    want(null);
  };
  const follow = {
    pointerover: ({ target, pointerType }: PointerEvent): void => {
      const over = tipped(target);
      if (pointerType === 'touch' || over === null) return;
      clearTimeout(timer);
      timer = setTimeout(() => over.isConnected && want(over), RESTS);
    },
    pointerout: ({ target, relatedTarget }: PointerEvent): void => {
      if (tipped(target) !== tipped(relatedTarget)) clearTimeout(timer);
    },
    keydown: ({ key }: KeyboardEvent): void => {
      isByKey = key === 'Tab' || key.startsWith('Arrow');
      if (key !== 'Escape') return;
      clearTimeout(timer);
      escape();
    },
    focusin: ({ target }: FocusEvent): void => {
      end();
      if (isByKey && tipped(target) === target) want(tipped(target));
    },
    focusout: end,
    pointerdown: (): void => {
      isByKey = false;
      end();
    },
    click: ({ target }: MouseEvent): void => {
      const on = tipped(target);
      if (on?.dataset['tipTap'] !== undefined) want(on);
    },
  };
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  page.addEventListener('pointerover', follow.pointerover, options);
  page.addEventListener('pointerout', follow.pointerout, options);
  // before anything in the page: Escape is meant for what is under the hint as well
  page.defaultView?.addEventListener('keydown', follow.keydown, options);
  page.addEventListener('focusin', follow.focusin, options);
  page.addEventListener('focusout', follow.focusout, options);
  page.addEventListener('pointerdown', follow.pointerdown, options);
  page.addEventListener('click', follow.click, options);
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}
