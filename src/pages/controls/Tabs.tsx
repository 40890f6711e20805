import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import './tabs.css';

interface TabsProps<Name extends string> {
  /** The tabs from left to right. */
  readonly tabs: readonly Name[];
  readonly shown: Name;
  readonly onShow: (tab: Name) => void;
  /** What the row of tabs is called. */
  readonly label: string;
  readonly titleOf: (tab: Name) => string;
  readonly content: Readonly<Record<Name, ReactNode>>;
  readonly className?: string;
}

/** Where a key leads in a row of tabs, according to ARIA; null for a key that leads nowhere. */
function ledTo(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * Panels, of which one is visible at a time, and a row of tabs above them; a tab that gets the focus shows its panel.
 */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { tabs, shown, onShow, label, titleOf, content, className = '' } = props;
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = ledTo(event.key, tabs.indexOf(shown), tabs.length);
    const tab = to === null ? undefined : tabs[to];
    if (to === null || tab === undefined) return;
    event.preventDefault();
    // the board has its own use for the arrow keys
    event.stopPropagation();
    onShow(tab);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div className={`panel-tabs ${className}`}>
      <div ref={row} role="tablist" className="tab-list" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            className="tab"
            aria-selected={tab === shown}
            aria-controls={`${id}-${tab}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onShow(tab)}
            onKeyDown={onKeyDown}
          >
            {titleOf(tab)}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab}
          role="tabpanel"
          id={`${id}-${tab}-panel`}
          className="tab-content"
          aria-labelledby={`${id}-${tab}`}
          tabIndex={tab === shown ? 0 : -1}
          hidden={tab !== shown}
        >
          {tab === shown && content[tab]}
        </div>
      ))}
    </div>
  );
}
