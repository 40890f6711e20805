import type { ReactNode } from 'react';
import '../apart/apart.css';
import '../controls/hub.css';
import { PageTop } from '../nav/PageTop.tsx';
import { useDocumentTitle } from '../useDocumentTitle.ts';
import { useHeading } from '../useHeading.ts';

/** A page of live games without a board. */
export function LiveFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useHeading();
  useDocumentTitle(title);
  return (
    <>
      <PageTop />
      <main className="hub apart">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </>
  );
}
