import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { text } from '../../text/learn.ts';
import type { Path } from '../places.ts';
import './schoolNav.css';

const PLACES = [
  { path: '/learn', key: 'school.learn' },
  { path: '/practice', key: 'school.practice' },
  { path: '/school', key: 'school.games' },
  { path: '/rules', key: 'school.rules' },
] as const satisfies readonly { readonly path: Path; readonly key: string }[];
export type SchoolPlace = (typeof PLACES)[number]['path'];

interface SchoolNavProps {
  readonly current: SchoolPlace;
  /** Where the way back leads from within one of the places; to the table, where it is left out. */
  readonly back?: { readonly path: string; readonly label: string };
  /** Leaves to where the place was opened from, rather than to the table. */
  readonly onLeave?: () => void;
}

/** The head of all pages of the school: the way back, and from one place to another. */
export function SchoolNav({ current, back, onLeave }: SchoolNavProps) {
  return (
    <header className="school-head" data-within={back === undefined ? undefined : ''}>
      <Link
        href={back?.path ?? '/'}
        className="school-back"
        onClick={(event) => {
          if (onLeave === undefined) return;
          event.preventDefault();
          onLeave();
        }}
      >
        <ArrowLeft aria-hidden="true" />
        {back?.label ?? text('school.table')}
      </Link>
      <nav className="school-nav" aria-label={text('school.label')}>
        {PLACES.map(({ path, key }) => (
          <Link key={path} href={path} aria-current={path === current ? 'page' : undefined}>
            {text(key)}
          </Link>
        ))}
      </nav>
    </header>
  );
}
