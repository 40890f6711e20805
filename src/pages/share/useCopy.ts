import { useState } from 'react';

/** Copies texts, and tells which one was copied last; null after an attempt that the browser did not allow. */
export function useCopy(): { readonly copied: string | null; readonly copy: (words: string) => void } {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async (words: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(words);
      setCopied(words);
    } catch {
      setCopied(null);
    }
  };
  return { copied, copy: (words) => void copy(words) };
}
