let asked: MediaQueryList | undefined;

/** Whether the player wants no motion: by the system, or by the setting on the root of the document. */
export const isStill = (): boolean =>
  (asked ??= matchMedia('(prefers-reduced-motion: reduce)')).matches ||
  document.documentElement.dataset['motion'] === 'none';
