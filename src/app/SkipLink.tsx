import { text } from '../text/messages.ts';
import './skipLink.css';

/** Takes keyboard users past the navigation, to the main content of the page. */
export const SkipLink = () => (
  <button type="button" className="skip-link" onClick={skip}>
    {text('nav.skip')}
  </button>
);

function skip(): void {
  const main = [...document.querySelectorAll('main')].find((found) => found.checkVisibility());
  const goal = main?.querySelector<HTMLElement>('[tabindex="0"], [tabindex="-1"]');
  goal?.focus();
  goal?.scrollIntoView({ block: 'nearest' });
}
