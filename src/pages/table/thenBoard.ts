import type { MouseEvent } from 'react';

/**
 * What a button does that goes away when it is pressed. By a key the focus would be nowhere then: it goes to the board that
 * is seen, where the next move is made. The table stays in the page unseen while another board is looked at.
 */
export const thenBoard =
  (act: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>): void => {
    act();
    if (detail !== 0) return; // by mouse or finger
    const squares = document.querySelectorAll<HTMLElement>(
      '[role="gridcell"][tabindex="0"], .cabinet-board [tabindex="0"]',
    );
    [...squares].find((square) => square.checkVisibility())?.focus({ preventScroll: true });
  };
