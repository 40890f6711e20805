type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** The keys by which a change is taken back and made again, on any keyboard, with Caps Lock too. */
export function undoKeys(undo: () => void, redo: () => void): Keys {
  const z = ({ shiftKey }: KeyboardEvent): void => (shiftKey ? redo : undo)();
  return { 'Ctrl+z': z, 'Ctrl+Z': z, 'Ctrl+y': redo, 'Ctrl+Y': redo };
}
