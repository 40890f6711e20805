import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { text } from '../../text/messages.ts';
import { useAddress } from '../address.ts';
import { Aids } from './Aids.tsx';
import { HomeLink } from './HomeLink.tsx';
import styles from './nav.module.css';
import { OnBar } from './OnBar.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { sectionAt } from './sections.ts';

interface PageTopProps {
  /** The way back from within a place, such as from a lesson to all of them. */
  readonly back?: { readonly path: string; readonly label: string };
  /** The way back from a page of no section, to wherever it was opened. */
  readonly leave?: { readonly onLeave: () => void; readonly label: string };
}

/**
 * The first line of a page: the way back, or the places of its section. Start page, help and settings, which are in the
 * column on a wide screen, are here if there is no column.
 */
export function PageTop({ back, leave }: PageTopProps) {
  const address = useAddress();
  const section = sectionAt(address);
  return (
    <header className={styles['top']} data-back={back === undefined && leave === undefined ? undefined : ''}>
      <OnBar>
        <HomeLink isCurrent={address === '/'} />
      </OnBar>
      {back !== undefined && (
        <Link href={back.path} className={styles['back']}>
          <ArrowLeft aria-hidden="true" />
          {back.label}
        </Link>
      )}
      {leave !== undefined && (
        <button type="button" className={styles['back']} onClick={leave.onLeave}>
          <ArrowLeft aria-hidden="true" />
          {leave.label}
        </button>
      )}
      {back === undefined && section !== undefined && section.places.length > 1 && (
        <nav className={styles['tabs']} aria-label={text(section.name)}>
          <SectionLinks section={section} address={address} />
        </nav>
      )}
      <OnBar>
        <Aids />
      </OnBar>
    </header>
  );
}
