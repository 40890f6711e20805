import { Link } from 'wouter';
import { text } from '../../text/messages.ts';
import { Aids } from './Aids.tsx';
import { HomeLink } from './HomeLink.tsx';
import styles from './nav.module.css';
import { pathAt, sectionAt, SECTIONS, type Section } from './sections.ts';
import { SectionLinks } from './SectionLinks.tsx';

/**
 * The way from each part of the app to every other: a column at the left edge of a wide screen, a bar at the bottom of
 * an upright one. `address` is that of the page.
 */
export function Nav({ address }: { address: string }) {
  const current = sectionAt(address);
  return (
    <nav data-nav className={styles['nav']} aria-label={text('nav.label')}>
      <div className={styles['home']}>
        <HomeLink isCurrent={address === '/'} />
      </div>
      <ul className={styles['sections']}>
        {SECTIONS.map((section) => (
          <li key={section.name}>
            <SectionLink section={section} address={address} isCurrent={section === current} />
            {section === current && section.places.length > 1 && (
              <div className={styles['places']}>
                <SectionLinks section={section} address={address} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <div className={styles['aids']}>
        <Aids />
      </div>
    </nav>
  );
}

interface SectionLinkProps {
  readonly section: Section;
  readonly address: string;
  readonly isCurrent: boolean;
}

function SectionLink({ section: { name, icon: Icon, places }, address, isCurrent }: SectionLinkProps) {
  const [{ path }] = places;
  const isThere = path === pathAt(address);
  return (
    <Link
      href={path}
      className={styles['section']}
      aria-current={isThere ? 'page' : isCurrent ? 'true' : undefined}
      data-tip={text(name)}
    >
      <Icon aria-hidden="true" />
      <span>{text(name)}</span>
    </Link>
  );
}
