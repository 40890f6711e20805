import { Link } from 'wouter';
import { text } from '../../text/messages.ts';
import { START } from '../places.ts';
import { SunsSign } from './SunsSign.tsx';
import styles from './nav.module.css';

/** The two suns, which lead to the start page. */
export function HomeLink({ isCurrent = false }: { isCurrent?: boolean }) {
  return (
    <Link
      href={START}
      className={styles['homeLink']}
      aria-label={text('nav.home')}
      aria-current={isCurrent ? 'page' : undefined}
      data-tip={text('nav.home')}
    >
      <SunsSign />
    </Link>
  );
}
