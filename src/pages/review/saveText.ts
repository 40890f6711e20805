/** The name of a game's file: the name of the game, without characters that file systems reject. */
export const fileNamed = (title: string): string =>
  `${
    title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'game'
  }.jkn`;

/** Gives a text to the reader as a file. */
export function saveText(name: string, words: string): void {
  const address = URL.createObjectURL(new Blob([words], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // some browsers begin to read it only after the click
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
