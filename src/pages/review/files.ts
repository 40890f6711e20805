import { formatPosition } from '../../engine/index.ts';
import { formatGame } from '../../game/jkn/index.ts';
import { positionAt } from '../../game/tree/index.ts';
import type { ReviewStore } from '../../store/review/review.ts';
import { reviewTitle } from '../../text/review/reviewed.ts';
import { text } from '../../text/review/review.ts';
import { asFileName, saveFile } from '../saveFile.ts';

/** The name of the file of a game with this title. */
export const recordName = (title: string): string => `${asFileName(title) || 'game'}.jkn`;

/** Gives the game to the reader as a file. */
export function saveGame(review: ReviewStore): void {
  const { tree, tell, noteSaved } = review.getState();
  const name = recordName(reviewTitle(tree));
  saveFile(name, [formatGame(tree)], 'text/plain');
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

/** Copies the position shown, as a line. */
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
