import { useLayoutEffect } from 'react';
import { text } from '../../text/messages.ts';
import { useHeading } from '../useHeading.ts';
import { PageTop } from '../nav/PageTop.tsx';
import styles from './start.module.css';

/** What the game is, and the ways into it. */
export function StartPage({ hasMoved }: { hasMoved: boolean }) {
  const heading = useHeading(hasMoved);
  useLayoutEffect(() => {
    document.title = text('app.title');
  }, []);
  return (
    <>
      <PageTop />
      <main className={styles['start']}>
        <h1 ref={heading} tabIndex={-1}>
          {text('app.title')}
        </h1>
      </main>
    </>
  );
}
