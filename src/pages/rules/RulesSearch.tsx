import { Search } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { LONGEST_QUERY } from '../../text/rulebook/asked.ts';
import { highlighted } from '../../text/rulebook/highlight.ts';
import { nearestQueries } from '../../text/rulebook/nearest.ts';
import { searchRules } from '../../text/rulebook/search.ts';
import { text } from '../../text/rules.ts';
import { RulesLink } from '../controls/RulesLink.tsx';
import { useNavigation } from '../navigation.ts';
import './rulesSearch.css';

/**
 * The field that finds sections, rulings and terms as the reader types. Enter opens the first; the arrow keys go
 * through the list.
 */
export function RulesSearch() {
  const search = useRef<HTMLElement>(null);
  const { openAt } = useNavigation();
  const [query, setQuery] = useState('');
  const found = searchRules(query);
  const isAsked = query.trim() !== '';
  const ask = (near: string): void => {
    setQuery(near);
    search.current?.querySelector('input')?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    const stops = [...(search.current?.querySelectorAll<HTMLElement>('input, a, .nearest button') ?? [])];
    const at = stops.findIndex((stop) => stop === event.currentTarget);
    const steps = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = event.key === 'Escape' ? stops[0] : steps === 0 ? undefined : stops[at + steps];
    if (next !== undefined) {
      next.focus();
      event.preventDefault();
    }
    if (event.key === 'Escape') setQuery('');
    if (event.key === 'Enter' && at === 0 && found[0] !== undefined) openAt('/rules', found[0].place);
  };
  return (
    <search ref={search} className="rules-search">
      <div className="rules-field">
        <Search aria-hidden="true" />
        <input
          type="search"
          aria-label={text('rules.search')}
          aria-keyshortcuts="/"
          autoComplete="off"
          spellCheck={false}
          placeholder={text('rules.search-example')}
          maxLength={LONGEST_QUERY}
          value={query}
          onKeyDown={press}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      <output className={found.length === 0 ? 'nothing-found' : 'visually-hidden'}>
        {isAsked && text('rules.found', { count: found.length })}
      </output>
      {isAsked && found.length === 0 && <Nearest query={query} onAsk={ask} onKeyDown={press} />}
      {found.length > 0 && (
        <ul className="found" aria-label={text('rules.results')}>
          {found.map(({ place, title, where, excerpt }) => (
            <li key={place}>
              <RulesLink to={place} onKeyDown={press}>
                <span className="found-title">
                  <Highlighted words={title} query={query} />
                  <small>{where}</small>
                </span>
                <span className="found-excerpt">
                  <Highlighted words={excerpt} query={query} />
                </span>
              </RulesLink>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

interface NearestProps {
  readonly query: string;
  readonly onAsk: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** If nothing was found: words with a similar spelling, and the way to all words. */
function Nearest({ query, onAsk, onKeyDown }: NearestProps) {
  const near = nearestQueries(query);
  return (
    <div className="nearest">
      {near.length > 0 && (
        <>
          <p>{text('rules.nearest')}</p>
          <ul>
            {near.map((words) => (
              <li key={words}>
                <button
                  type="button"
                  className="button quiet"
                  onClick={() => onAsk(words)}
                  onKeyDown={onKeyDown}
                >
                  {words}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <RulesLink to="glossary" onKeyDown={onKeyDown}>
          {text('rules.all-words')}
        </RulesLink>
      </p>
    </div>
  );
}

function Highlighted({ words, query }: { words: string; query: string }) {
  return highlighted(words, query).map(({ at, words: stretch, isHit }) =>
    isHit ? <mark key={at}>{stretch}</mark> : stretch,
  );
}
