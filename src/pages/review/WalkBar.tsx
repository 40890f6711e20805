import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, Pause, Play } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { lineFrom, lineTo, next, previous, ROOT, type NodeId, type Tree } from '../../game/tree/index.ts';
import { text } from '../../text/review/review.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { SPEEDS, useAutoplay } from './useAutoplay.ts';
import './walk.css';

/** Going through a game. */
export interface Walking {
  readonly goTo: (node: NodeId) => void;
  readonly step: (by: 1 | -1) => void;
  readonly toStart: () => void;
  readonly toEnd: () => void;
}

interface WalkBarProps extends Walking {
  readonly tree: Tree<unknown, object>;
  readonly node: NodeId;
  /** The move shown, in words. */
  readonly place: string;
  /** What replaces the slider for a while, and what stands above it. */
  readonly message?: ReactNode;
  readonly hasSlider?: boolean;
  /** What stands after the buttons for steps. */
  readonly children?: ReactNode;
}

/** The controls that step through the game: a slider over the line, steps, playing by itself. */
export function WalkBar({ message, hasSlider = true, children, ...at }: WalkBarProps) {
  const { tree, node, step, toStart, toEnd } = at;
  const auto = useAutoplay({ isLast: next(tree, node) === null, step, toStart });
  const isFirst = previous(tree, node) === null;
  const isLast = next(tree, node) === null;
  return (
    <section className="walk" aria-label={text('review.walk')}>
      {message}
      {hasSlider && <Slider {...at} />}
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
        {children}
      </div>
    </section>
  );
}

/** The line that contains the move shown, from the start to its end. */
function Slider({ tree, node, goTo, place }: Pick<WalkBarProps, 'tree' | 'node' | 'goTo' | 'place'>) {
  const line = useMemo(
    () => [ROOT, ...[...lineTo(tree, node), ...lineFrom(tree, node)].map(({ id }) => id)],
    [tree, node],
  );
  return (
    <input
      type="range"
      className="walk-slider"
      aria-label={text('review.slider')}
      aria-valuetext={place}
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
