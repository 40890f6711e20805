import { Link } from 'wouter';
import { text } from '../../text/messages.ts';
import styles from './nav.module.css';
import { pathAt, type Section } from './sections.ts';

/** The places of a section side by side or below each other, depending on the room. */
export function SectionLinks({ section, address }: { section: Section; address: string }) {
  const at = pathAt(address);
  return (
    <ul className={styles['links']}>
      {section.places.map(({ path, name }) => (
        <li key={path}>
          <Link href={path} aria-current={path === at ? 'page' : undefined}>
            {text(name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
