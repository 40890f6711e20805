import type { ReactNode } from 'react';
import { text } from '../../text/review/review.ts';
import { Tabs } from '../controls/Tabs.tsx';
import { useMedia } from '../controls/useMedia.ts';
import './review.css';

/** What can be read and done about the move shown. */
const REVIEW_PANELS = ['moves', 'notes', 'analysis', 'how', 'board'] as const;
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
  return (
    <>
      {isRoomy && content.moves}
      <Tabs
        className="review-tabs"
        tabs={tabs}
        shown={tabs.includes(shown) ? shown : (tabs[0] ?? shown)}
        onShow={onShow}
        label={text('review.panels')}
        titleOf={(panel) => text(`review.panel.${panel}`)}
        content={content}
      />
    </>
  );
}
