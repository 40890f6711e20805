import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHeading } from '../pages/useHeading.ts';
import { text } from '../text/messages.ts';
import './page.css';

interface PageFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of a page that takes the place of the table: the way back, and its heading, which gets the focus. */
export function Page({ title, onClose, children }: PageFrameProps) {
  const heading = useHeading();
  return (
    <div className="page">
      <header className="page-head">
        <button type="button" className="button quiet" onClick={onClose}>
          <ArrowLeft aria-hidden="true" />
          {text('page.back')}
        </button>
      </header>
      <main>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
