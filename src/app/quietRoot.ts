/** What the mouse and its left button do, or a finger. */
const PRESSES: ReadonlySet<string> = new Set([
  'pointerdown',
  'pointermove',
  'pointerup',
  'mousedown',
  'mousemove',
  'mouseup',
  'click',
]);

const RIGHT_BUTTON = 2;

/** Whether an event has happened on a square, except with the right button, which draws. */
const isPressOnSquare = (event: Event): boolean =>
  event instanceof MouseEvent &&
  event.button !== RIGHT_BUTTON &&
  (event.buttons & RIGHT_BUTTON) === 0 &&
  event.target instanceof Element &&
  event.target.hasAttribute('data-square');

const passesSquares = (listener: EventListenerOrEventListenerObject): EventListener => {
  const hear = typeof listener === 'function' ? listener : listener.handleEvent.bind(listener);
  return (event) => {
    if (!isPressOnSquare(event)) hear(event);
  };
};

/**
 * A root for React that receives no presses on squares, which have listeners of their own. At each press React would
 * look for listeners on everything above the square, on the way down and again on the way up, while the player waits
 * for the picture.
 */
export function quietRoot(root: HTMLElement): HTMLElement {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void => listen(type, PRESSES.has(type) ? passesSquares(listener) : listener, options);
  return root;
}
