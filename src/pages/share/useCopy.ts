import { useState } from 'react';

/** The only way for a page that comes without TLS, as in a home network: what is selected is copied. */
function copySelected(words: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = words;
  // beside what was pressed: outside an open dialogue nothing can be selected
  (focused?.parentElement ?? document.body).append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- there is no other way without TLS
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

async function put(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copySelected(words);
  }
}

/**
 * Copies texts, and says which one was copied last; null after an attempt that the browser did not allow. `done` is
 * called for each that was copied.
 */
export function useCopy(): {
  readonly copied: string | null;
  readonly copy: (words: string, done?: () => void) => void;
} {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (words: string, done?: () => void): Promise<void> => {
    const isCopied = await put(words);
    setCopied(isCopied ? words : null);
    if (isCopied) done?.();
  };
  return { copied, copy: (words, done) => void copy(words, done) };
}
