/** Where a key has pressed a button that goes away, the focus would be nowhere: to where the next move is made. */
export const focusBoard = (): void =>
  document
    .querySelector<HTMLElement>('[role="gridcell"][tabindex="0"], .cabinet-board [tabindex="0"]')
    ?.focus({ preventScroll: true });
