import * as Tabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { text } from '../../text/review.ts';
import { useMedia } from '../controls/useMedia.ts';
import '../table/panelTabs.css';

/** What can be read and done about the shown move. */
export const REVIEW_PANELS = ['moves', 'notes', 'analysis', 'how', 'board'] as const;
export type ReviewPanel = (typeof REVIEW_PANELS)[number];

/** Where the list of moves has a place of its own beside the tabs. */
const ROOMY = '(min-width: 640px), (min-aspect-ratio: 1/1) and (min-width: 560px)';

interface ReviewPanelsProps {
  readonly content: Readonly<Record<ReviewPanel, ReactNode>>;
  readonly shown: ReviewPanel;
  readonly onShow: (panel: ReviewPanel) => void;
}

/** The list of moves and, in tabs, the rest; on a telephone the list is one of the tabs. */
export function ReviewPanels({ content, shown, onShow }: ReviewPanelsProps) {
  const isRoomy = useMedia(ROOMY);
  const tabs = REVIEW_PANELS.filter((panel) => panel !== 'moves' || !isRoomy);
  const value = tabs.includes(shown) ? shown : (tabs[0] ?? shown);
  const show = (name: string): void => {
    const panel = tabs.find((known) => known === name);
    if (panel !== undefined) onShow(panel);
  };
  return (
    <>
      {isRoomy && content.moves}
      <Tabs.Root className="panel-tabs review-tabs" value={value} onValueChange={show}>
        <Tabs.List className="tab-list" aria-label={text('review.panels')}>
          {tabs.map((panel) => (
            <Tabs.Trigger key={panel} className="tab" value={panel}>
              {text(`review.panel.${panel}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map((panel) => (
          <Tabs.Content key={panel} className="tab-content" value={panel}>
            {content[panel]}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  );
}
