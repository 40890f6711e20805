import { localKeeper } from '../store/kept/storage.ts';
import { readWaiting, watchWaiting } from '../store/waiting.ts';

const COUNT = /^\(\d+\) /;

/** Puts the number of games by message that wait for the player before the title of the document. */
function write(): void {
  const { mine } = readWaiting(localKeeper);
  const plain = document.title.replace(COUNT, '');
  const title = mine === 0 ? plain : `(${mine}) ${plain}`;
  if (document.title !== title) document.title = title;
}

/** Keeps that number there, whatever page writes the title. */
export function countInTitle(): void {
  const element = document.querySelector('title');
  if (element !== null) new MutationObserver(write).observe(element, { childList: true });
  watchWaiting(write);
  // another window has opened a link
  addEventListener('storage', write);
  write();
}
