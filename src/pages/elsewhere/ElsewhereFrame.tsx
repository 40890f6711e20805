import type { ComponentProps, ReactNode } from 'react';
import '../controls/hub.css';
import '../apart/apart.css';
import { PageTop } from '../nav/PageTop.tsx';
import { useHeading } from '../useHeading.ts';

interface ElsewhereFrameProps extends Pick<ComponentProps<typeof PageTop>, 'back'> {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page without a board about games with somebody elsewhere, by message or live. */
export function ElsewhereFrame({ back, title, children }: ElsewhereFrameProps) {
  const heading = useHeading();
  return (
    <>
      <PageTop {...(back && { back })} />
      <main className="hub apart">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </>
  );
}
