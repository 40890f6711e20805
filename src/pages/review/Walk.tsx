import {
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  FastForward,
  Flag,
  MessageSquareText,
  Pause,
  Play,
  Split,
  Swords,
} from 'lucide-react';
import { useMemo } from 'react';
import { lineFrom, lineTo, next, previous, ROOT, SIGHTS, type Sight } from '../../game/tree/index.ts';
import { spelledPlace } from '../../text/reviewed.ts';
import { text } from '../../text/review.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { MoreMenu } from '../controls/MoreMenu.tsx';
import { ReviewMessage, useTold } from './ReviewMessage.tsx';
import { useReview, useReviewStore } from './reviewStore.tsx';
import { SPEEDS, useAutoplay } from './useAutoplay.ts';
import './walk.css';

const ICONS = {
  comment: MessageSquareText,
  capture: Swords,
  kaida: Flag,
  variation: Split,
} as const satisfies Record<Sight, typeof Flag>;

/**
 * The ways through the game: a slider over the line, steps, playing by itself, and what may be looked for. Where it has
 * the messages, because it is what always stays in sight, one takes the place of the slider for a while.
 */
export function Walk({ hasMessages }: { hasMessages: boolean }) {
  const tree = useReview((state) => state.tree);
  const node = useReview((state) => state.node);
  const { step, toStart, toEnd } = useReviewStore().getState();
  const isTold = useTold() !== undefined && hasMessages;
  const auto = useAutoplay();
  const isFirst = previous(tree, node) === null;
  const isLast = next(tree, node) === null;
  return (
    <section className="walk" aria-label={text('review.walk')}>
      {hasMessages && (
        <div className="walk-message">
          <ReviewMessage />
        </div>
      )}
      {!isTold && <Slider />}
      <div className="walk-buttons">
        <Speed seconds={auto.seconds} onChange={auto.setSeconds} />
        <IconButton
          className="end"
          icon={ChevronsLeft}
          label={text('review.to-start')}
          shortcut="Home"
          disabled={isFirst}
          onClick={toStart}
        />
        <IconButton
          icon={ChevronLeft}
          label={text('review.back')}
          shortcut="←"
          disabled={isFirst}
          onClick={() => step(-1)}
        />
        <IconButton
          className="auto"
          icon={auto.isPlaying ? Pause : Play}
          label={text(auto.isPlaying ? 'review.stop' : 'review.play')}
          disabled={isFirst && isLast}
          onClick={auto.toggle}
        />
        <IconButton
          icon={ChevronRight}
          label={text('review.on')}
          shortcut="→"
          disabled={isLast}
          onClick={() => step(1)}
        />
        <IconButton
          className="end"
          icon={ChevronsRight}
          label={text('review.to-end')}
          shortcut="End"
          disabled={isLast}
          onClick={toEnd}
        />
        <Sights />
      </div>
    </section>
  );
}

/** The line in which the shown move is, from the start to its end. */
function Slider() {
  const tree = useReview((state) => state.tree);
  const node = useReview((state) => state.node);
  const goTo = useReview((state) => state.goTo);
  const line = useMemo(
    () => [ROOT, ...[...lineTo(tree, node), ...lineFrom(tree, node)].map(({ id }) => id)],
    [tree, node],
  );
  return (
    <input
      type="range"
      className="walk-slider"
      aria-label={text('review.slider')}
      aria-valuetext={spelledPlace(tree, node)}
      min={0}
      max={line.length - 1}
      value={line.indexOf(node)}
      onChange={(event) => goTo(line[Number(event.target.value)] ?? ROOT)}
    />
  );
}

function Speed({ seconds: chosen, onChange }: { seconds: number; onChange: (seconds: number) => void }) {
  return (
    <select
      className="speed"
      aria-label={text('review.speed')}
      value={chosen}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {SPEEDS.map((seconds) => (
        <option key={seconds} value={seconds} aria-label={text('review.seconds.long', { seconds })}>
          {text('review.seconds', { seconds })}
        </option>
      ))}
    </select>
  );
}

/** The next of what may be looked for. */
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
