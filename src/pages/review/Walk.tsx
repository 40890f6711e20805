import { FastForward, Flag, MessageSquareText, Split, Swords } from 'lucide-react';
import { SIGHTS, type Sight } from '../../game/tree/index.ts';
import { spelledPlace } from '../../text/review/reviewed.ts';
import { text } from '../../text/review/review.ts';
import { MoreMenu } from '../controls/MoreMenu.tsx';
import { ReviewMessage, useTold } from './ReviewMessage.tsx';
import { useReview, useReviewStore } from './reviewStore.tsx';
import { WalkBar } from './WalkBar.tsx';
import './walk.css';

const ICONS = {
  comment: MessageSquareText,
  capture: Swords,
  kaida: Flag,
  variation: Split,
} as const satisfies Record<Sight, typeof Flag>;

/**
 * The controls that step through the game, and what can be looked for. If the messages are shown here, because this is
 * what always stays visible, a message replaces the slider for a while.
 */
export function Walk({ hasMessages }: { hasMessages: boolean }) {
  const tree = useReview((state) => state.tree);
  const node = useReview((state) => state.node);
  const { goTo, step, toStart, toEnd } = useReviewStore().getState();
  const isTold = useTold() !== undefined && hasMessages;
  return (
    <WalkBar
      {...{ tree, node, goTo, step, toStart, toEnd }}
      place={spelledPlace(tree, node)}
      hasSlider={!isTold}
      message={
        hasMessages && (
          <div className="walk-message">
            <ReviewMessage />
          </div>
        )
      }
    >
      <Sights />
    </WalkBar>
  );
}

/** The next occurrence of what can be looked for. */
function Sights() {
  const { toSight, tell } = useReviewStore().getState();
  return (
    <MoreMenu
      label={text('review.next')}
      icon={FastForward}
      onFailure={() => tell(text('page.not-loaded'))}
      items={SIGHTS.map((sight) => ({
        icon: ICONS[sight],
        label: text(`review.next.${sight}`),
        onSelect: () => toSight(sight, 1),
      }))}
    />
  );
}
