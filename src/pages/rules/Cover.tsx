import { CHAPTERS } from '../../text/rulebook/ids.ts';
import { text } from '../../text/rules.ts';
import { explained } from '../controls/RichText.tsx';
import { RulesLink } from '../controls/RulesLink.tsx';
import './rules.css';

/** The first page of the rules: what they are, and all their chapters. */
export function Cover() {
  return (
    <div className="cover">
      <p className="rules-lead">{explained(text('rules.lead'))}</p>
      <div className="cover-chapters">
        {CHAPTERS.map(({ chapter, sections }) => (
          <section key={chapter} aria-labelledby={`chapter-${chapter}`}>
            <h2 id={`chapter-${chapter}`}>{text(`rules.chapter.${chapter}`)}</h2>
            <ul>
              {sections.map((section) => (
                <li key={section}>
                  <RulesLink to={section}>{text(`rules.${section}`)}</RulesLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
