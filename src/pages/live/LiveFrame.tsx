import type { ReactNode } from 'react';
import { ElsewhereFrame } from '../elsewhere/ElsewhereFrame.tsx';
import { useDocumentTitle } from '../useDocumentTitle.ts';

/** A page of live games without a board. */
export function LiveFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useDocumentTitle(title);
  return <ElsewhereFrame title={title}>{children}</ElsewhereFrame>;
}
