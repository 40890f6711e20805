import { useMemo, useRef, useState } from 'react';
import { Board } from '../../board/Board.tsx';
import { BoardRoom } from '../../board/BoardRoom.tsx';
import { formatSquareInFull, routesOf, type Square } from '../../engine/index.ts';
import type { Target } from '../../game/targets.ts';
import { nodeOf, plyAt, type Colour } from '../../game/tree/index.ts';
import { text } from '../../text/review.ts';
import { variationTitle } from '../../text/variations.ts';
import { useLiveScene } from '../table/liveScene.ts';
import { useSettings } from '../stores.tsx';
import { EvaluationBar } from './analysis/EvaluationBar.tsx';
import { useProposed } from './analysis/analysisStore.ts';
import { reviewScenes } from './reviewScene.ts';
import { useReview, useReviewStore } from './reviewStore.tsx';
import { useReviewBottom } from './useReviewBottom.ts';
import { useWheel } from './useWheel.ts';
import './analysis/evaluationBar.css';

const NO_TARGETS: ReadonlyMap<Square, Target> = new Map();

interface ReviewBoardProps {
  readonly onFit: (fit: number) => void;
  /** The colour of what is drawn. */
  readonly colour: Colour;
  /** Chosen squares are marked; else they move pieces. */
  readonly isMarking: boolean;
}

/** The board of the move that is shown, with its way and all that is drawn on it. A move played on it goes on with the game. */
export function ReviewBoard({ onFit, colour, isMarking }: ReviewBoardProps) {
  const tree = useReview((state) => state.tree);
  const node = useReview((state) => state.node);
  const review = useReviewStore();
  const [sceneOf] = useState(reviewScenes);
  const scene = useReview(sceneOf);
  const live = useLiveScene(review, sceneOf);
  const { choose, lift, drop, cancel, draw, step } = review.getState();
  const settings = useSettings((state) => state.settings);
  const change = useSettings((state) => state.change);
  const proposed = useProposed();
  const room = useRef<HTMLDivElement>(null);
  useWheel(room, step);
  const { position, lastMove } = scene;
  const shown = plyAt(tree, node);
  const { notes } = nodeOf(tree, node);
  const bottom = useReviewBottom();
  const {
    from,
    choose: mark,
    cancel: unmark,
  } = useMarker((start, end) => draw(start, end, colour), isMarking);
  const made = useMemo(() => (shown === null ? [] : routesOf(shown.before, shown.move)), [shown]);
  return (
    <div ref={room} className="review-board">
      <EvaluationBar bottom={bottom} />
      <BoardRoom
        squareSize={settings.squareSize}
        bottom={bottom}
        onZoom={(squareSize) => change({ squareSize })}
        onFit={onFit}
        guide={{
          position,
          lastMove,
          showsDanger: settings.overlays.includes('danger'),
        }}
      >
        <Board
          {...scene}
          {...(isMarking ? { selection: from, targets: NO_TARGETS } : {})}
          key={tree.start.ruleset.variation.id}
          live={isMarking ? null : live}
          label={text('review.board', { game: variationTitle(tree.start.ruleset.variation.id) })}
          bottom={bottom}
          pieces={settings.pieces}
          made={made}
          drawings={notes}
          proposed={proposed}
          overlays={settings.overlays}
          confirmsTaps={settings.confirming && !isMarking}
          isStill={isMarking}
          onChoose={isMarking ? mark : choose}
          onLift={lift}
          onDrop={drop}
          onCancel={isMarking ? unmark : cancel}
          onDraw={(start, end, other) => draw(start, end, other ?? colour)}
        />
      </BoardRoom>
      {isMarking && (
        <output className="visually-hidden">
          {from === null
            ? text('review.marking.help', { by: 'finger' })
            : text('review.marking.from', { square: formatSquareInFull(position.ruleset.geometry, from) })}
        </output>
      )}
    </div>
  );
}

/** Drawing by choosing two squares one after the other. */
function useMarker(draw: (from: Square, to: Square) => void, isMarking: boolean) {
  const [from, setFrom] = useState<Square | null>(null);
  return {
    from: isMarking ? from : null,
    choose: (square: Square): void => {
      if (from === null) setFrom(square);
      else {
        draw(from, square);
        setFrom(null);
      }
    },
    cancel: (): void => setFrom(null),
  };
}
