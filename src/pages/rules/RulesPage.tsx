import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { goalOf, type RulesGoal } from '../../text/rulebook/place.ts';
import { text } from '../../text/rules.ts';
import { useAddressedId } from '../navigation.ts';
import { useShortcuts } from '../play/useShortcuts.ts';
import { Contents } from './Contents.tsx';
import { Cover } from './Cover.tsx';
import './entries.css';
import './rules.css';
import { RulesSearch } from './RulesSearch.tsx';
import { SectionPage } from './SectionPage.tsx';

/** The rules to look things up: by contents, by search, or at an address. */
export function RulesPage() {
  const address = useAddressedId();
  const goal = useMemo(() => (address === null ? undefined : goalOf(address)), [address]);
  const page = useRef<HTMLDivElement>(null);
  useArrival(page, goal);
  useShortcuts({ '/': () => page.current?.querySelector<HTMLElement>('input[type="search"]')?.focus() });
  return (
    <div ref={page} className={goal === undefined ? 'rules whole' : 'rules'}>
      <aside className="rules-side" aria-label={text('rules.find')}>
        <RulesSearch key={address} />
        {goal !== undefined && <Contents key={`contents ${address}`} current={goal.section} />}
      </aside>
      <div className="rules-book">
        {address !== null && goal === undefined && (
          <p className="rules-missing" role="alert">
            {text('rules.missing')}
          </p>
        )}
        {goal === undefined ? (
          <Cover />
        ) : (
          <SectionPage key={goal.section} section={goal.section} within={goal.within} />
        )}
      </div>
    </div>
  );
}

/** Brings what an address names into view and gives it the focus, after the page itself has had it. */
function useArrival(page: RefObject<HTMLElement | null>, goal: RulesGoal | undefined): void {
  useEffect(() => {
    if (goal === undefined) {
      scrollTo(0, 0);
      return;
    }
    const found = page.current?.querySelector<HTMLElement>(`[id="${goal.within ?? goal.section}"]`);
    found?.focus({ preventScroll: true });
    if (goal.within === null) scrollTo(0, 0);
    else found?.scrollIntoView();
  }, [page, goal]);
}
