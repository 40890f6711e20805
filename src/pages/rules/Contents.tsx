import { useEffect, useRef } from 'react';
import { CHAPTERS, type SectionId } from '../../text/rulebook/ids.ts';
import { text } from '../../text/rules.ts';
import { RulesLink } from '../controls/RulesLink.tsx';
import { useMedia } from '../controls/useMedia.ts';
import './rules.css';

/** The width from which the contents are beside the page; the same in `rules.css`. */
const WIDE = '(min-width: 960px)';

/** The table of contents: beside the page, or folded above it if there is no room. */
export function Contents({ current }: { current: SectionId }) {
  const isWide = useMedia(WIDE);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry = nav.current?.querySelector<HTMLElement>('[aria-current]');
    // within its column only: the page itself does not scroll
    if (isWide && nav.current && entry)
      nav.current.scrollTop = entry.offsetTop - nav.current.clientHeight / 2;
  }, [isWide]);
  const list = (
    <ol className="contents-chapters">
      {CHAPTERS.map(({ chapter, sections }) => (
        <li key={chapter}>
          <p className="contents-chapter">{text(`rules.chapter.${chapter}`)}</p>
          <ol>
            {sections.map((section) => (
              <li key={section} aria-current={section === current ? 'page' : undefined}>
                <RulesLink to={section}>{text(`rules.${section}`)}</RulesLink>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
  return (
    <nav ref={nav} className="contents" aria-label={text('rules.contents')}>
      {isWide ? (
        list
      ) : (
        <details>
          <summary className="button quiet">{text('rules.contents')}</summary>
          {list}
        </details>
      )}
    </nav>
  );
}
