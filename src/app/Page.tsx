import type { ReactNode } from 'react';
import { useAddress } from '../pages/address.ts';
import { PageTop } from '../pages/nav/PageTop.tsx';
import { sectionAt } from '../pages/nav/sections.ts';
import { useHeading } from '../pages/useHeading.ts';
import { text } from '../text/messages.ts';
import './page.css';

interface PageFrameProps {
  /** Where the page is shown, for its style sheet. */
  readonly place?: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of a page: its heading, which gets the focus, and a way back where the navigation has none. */
export function Page({ place, title, onClose, children }: PageFrameProps) {
  const heading = useHeading();
  const isInSection = sectionAt(useAddress()) !== undefined;
  return (
    <>
      <PageTop {...(isInSection ? {} : { leave: { onLeave: onClose, label: text('page.back') } })} />
      <div className="page" data-place={place}>
        <main>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </main>
      </div>
    </>
  );
}
