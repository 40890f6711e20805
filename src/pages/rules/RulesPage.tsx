import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { rulesSpotAt, type RulesSpot } from '../../text/rulebook/place.ts';
import { text } from '../../text/rules.ts';
import { SidesNote } from '../controls/SidesNote.tsx';
import { openedFrom, useAddressedId } from '../address.ts';
import type { PageProps } from '../pageProps.ts';
import { PageTop } from '../nav/PageTop.tsx';
import { useShortcuts } from '../table/useShortcuts.ts';
import { AtTheTable } from './AtTheTable.tsx';
import { Contents } from './Contents.tsx';
import { Cover } from './Cover.tsx';
import './entries.css';
import './rules.css';
import { RulesSearch } from './RulesSearch.tsx';
import { SectionPage } from './SectionPage.tsx';

/** The rules for reference: by contents, by search, or at an address. */
export function RulesPage({ onClose }: PageProps) {
  const address = useAddressedId();
  const goal = useMemo(() => (address === null ? undefined : rulesSpotAt(address)), [address]);
  const page = useRef<HTMLElement>(null);
  useArrival(page, goal);
  useShortcuts({ '/': () => page.current?.querySelector<HTMLElement>('input[type="search"]')?.focus() });
  return (
    <div className="rules-screen">
      <PageTop
        {...(openedFrom() === null ? {} : { leave: { onLeave: onClose, label: text('page.leave') } })}
      />
      <main ref={page} className={goal === undefined ? 'rules whole' : 'rules'}>
        <h1 tabIndex={-1}>{text('rules.title')}</h1>
        <aside className="rules-side" aria-label={text('rules.find')}>
          <RulesSearch key={address} />
          {goal !== undefined && <Contents key={`contents ${address}`} current={goal.section} />}
        </aside>
        <div className="rules-book">
          <SidesNote />
          {address !== null && goal === undefined && (
            <p className="rules-missing" role="alert">
              {text('rules.missing')}
            </p>
          )}
          {goal === undefined ? (
            <>
              <AtTheTable />
              <Cover />
            </>
          ) : (
            <SectionPage key={goal.section} section={goal.section} within={goal.within} />
          )}
        </div>
      </main>
    </div>
  );
}

/**
 * Brings what an address names into view and gives it the focus; if it names nothing, the heading of the page gets it.
 */
function useArrival(page: RefObject<HTMLElement | null>, goal: RulesSpot | undefined): void {
  useEffect(() => {
    const wanted = goal === undefined ? 'h1' : `[id="${goal.within ?? goal.section}"]`;
    const found = page.current?.querySelector<HTMLElement>(wanted);
    found?.focus({ preventScroll: true });
    if (goal === undefined || goal.within === null) scrollTo(0, 0);
    else found?.scrollIntoView();
  }, [page, goal]);
}
