import { recordDay } from '../game/day.ts';

/** Makes the browser save a file. */
export function saveFile(name: string, parts: readonly BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // some browsers read the file only after the click has been dealt with
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Words as the name of a file, without characters that file systems reject; empty if nothing is left of them. */
export const asFileName = (words: string): string =>
  words
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** Today's date where the player is, as part of a file's name: `2026-11-21`. */
export const today = (): string => recordDay(Date.now()).replaceAll('.', '-');
