import type { ReactNode } from 'react';
import styles from './nav.module.css';

/** What stands at the head of a page where the navigation is a bar, since the bar has no room for it. */
export function OnBar({ children }: { children: ReactNode }) {
  return <div className={styles['onBar']}>{children}</div>;
}
