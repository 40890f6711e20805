/**
 * Where a key has pressed a button that goes away, the focus would be nowhere: to where the next move is made. The table
 * stays in the page unseen while another board is looked at.
 */
export function focusBoard(): void {
  const squares = document.querySelectorAll<HTMLElement>(
    '[role="gridcell"][tabindex="0"], .cabinet-board [tabindex="0"]',
  );
  [...squares].find((square) => square.checkVisibility())?.focus({ preventScroll: true });
}
