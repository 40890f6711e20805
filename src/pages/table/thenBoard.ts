import type { MouseEvent } from 'react';

/**
 * The action of a button that disappears when it is pressed. With a key, the focus would then be nowhere: it goes to
 * the visible board, where the next move is made. The table stays in the page, hidden, while another board is looked
 * at.
 */
export const thenBoard =
  (act: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>): void => {
    act();
    if (detail === 0) focusBoard(); // by a key, not by mouse or finger
  };

/** The same for a button that may stay. */
export const thenBoardIfGone =
  (act: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>): void => {
    act();
    if (detail === 0)
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusBoard();
      });
  };

/** Gives the focus to the visible board. */
export function focusBoard(): void {
  const squares = document.querySelectorAll<HTMLElement>(
    '[role="gridcell"][tabindex="0"], .cabinet-board [tabindex="0"]',
  );
  [...squares].find((square) => square.checkVisibility())?.focus({ preventScroll: true });
}

/** Whether the focus is nowhere, or on a board, so that what has appeared over the board may take it. */
export const isFocusFree = (): boolean =>
  document.activeElement === document.body ||
  document.activeElement?.closest('[role="grid"], .cabinet-board') !== null;
