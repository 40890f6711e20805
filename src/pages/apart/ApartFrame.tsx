import type { ReactNode } from 'react';
import { text } from '../../text/apart.ts';
import { PageTop } from '../nav/PageTop.tsx';
import { useHeading } from '../useHeading.ts';
import '../controls/hub.css';
import './apart.css';

interface ApartFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page about one link, with the way to all games by message. */
export function ApartFrame({ title, children }: ApartFrameProps) {
  const heading = useHeading();
  return (
    <>
      <PageTop back={{ path: '/m', label: text('apart.all') }} />
      <main className="hub apart">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </>
  );
}
