import { formatPosition } from '../../engine/index.ts';
import { formatGame } from '../../game/jkn/index.ts';
import { positionAt, type GameTree } from '../../game/tree/index.ts';
import type { ReviewStore } from '../../store/review.ts';
import { reviewTitle } from '../../text/reviewed.ts';
import { text } from '../../text/review.ts';

/** The name of a game's file: what it is called, without what file systems do not like. */
export const fileNameOf = (tree: GameTree): string =>
  `${
    reviewTitle(tree)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'game'
  }.jkn`;

/** Hands the game to the reader as a file. */
export function saveFile(review: ReviewStore): void {
  const { tree, tell, noteSaved } = review.getState();
  const name = fileNameOf(tree);
  const address = URL.createObjectURL(new Blob([formatGame(tree)], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // some browsers begin to read it only after the click
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  noteSaved();
  tell(text('review.saved', { name }));
}

async function copy(review: ReviewStore, words: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    review.getState().tell(done);
  } catch {
    review.getState().tell(text('review.not-copied'));
  }
}

/** Copies the whole game as a record. */
export const copyRecord = async (review: ReviewStore): Promise<void> =>
  copy(review, formatGame(review.getState().tree), text('review.copied-record'));

/** Copies the position that is shown, as a line. */
export async function copyPosition(review: ReviewStore): Promise<void> {
  const { tree, node } = review.getState();
  await copy(review, formatPosition(positionAt(tree, node)), text('review.copied-position'));
}

/** The bytes of a file; null if it cannot be read. */
export async function readFile(file: File): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}
