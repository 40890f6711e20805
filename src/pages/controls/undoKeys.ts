type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** The keys for undoing and redoing a change, on any keyboard, even with Caps Lock. */
export function undoKeys(undo: () => void, redo: () => void): Keys {
  const z = ({ shiftKey }: KeyboardEvent): void => (shiftKey ? redo : undo)();
  return { 'Ctrl+z': z, 'Ctrl+Z': z, 'Ctrl+y': redo, 'Ctrl+Y': redo };
}
