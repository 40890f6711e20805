type Keys = Readonly<Record<string, () => void>>;

/** The keys by which a change is taken back and made again, on any keyboard. */
export const undoKeys = (undo: () => void, redo: () => void): Keys => ({
  'Ctrl+z': undo,
  'Ctrl+y': redo,
  'Ctrl+Z': redo, // with Shift, as on a Mac
});
