import { useMemo, useRef, useState } from 'react';
import { Board } from '../../board/Board.tsx';
import { BoardRoom } from '../../board/zoom/BoardRoom.tsx';
import { formatSquareInFull, routesOf, type Position, type Square } from '../../engine/index.ts';
import type { Target } from '../../game/overlays/targets.ts';
import { nodeOf, plyAt, type Colour } from '../../game/tree/index.ts';
import { text } from '../../text/review/review.ts';
import { variationTitle } from '../../text/setup/variations.ts';
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
  /** Chosen squares are marked; otherwise they move pieces. */
  readonly isMarking: boolean;
}

/**
 * The board of the move shown, with its way and everything that is drawn on it. A move played on it continues the game.
 */
export function ReviewBoard({ onFit, colour, isMarking }: ReviewBoardProps) {
  const tree = useReview((state) => state.tree);
  const node = useReview((state) => state.node);
  const review = useReviewStore();
  const [sceneOf] = useState(reviewScenes);
  const scene = useReview(sceneOf);
  const live = useLiveScene(review, sceneOf);
  const settings = useSettings((state) => state.settings);
  const change = useSettings((state) => state.change);
  const proposed = useProposed();
  const room = useRef<HTMLDivElement>(null);
  useWheel(room, review.getState().step);
  const { position, lastMove } = scene;
  const shown = plyAt(tree, node);
  const bottom = useReviewBottom();
  const { hand, markedFrom } = useHand(tree.start, colour, isMarking);
  const made = useMemo(() => (shown === null ? [] : routesOf(shown.before, shown.move)), [shown]);
  const { id } = tree.start.ruleset.variation;
  return (
    <div ref={room} className="review-board">
      <EvaluationBar bottom={bottom} />
      <BoardRoom
        key={id}
        squareSize={settings.squareSize}
        bottom={bottom}
        onZoom={(squareSize) => change({ squareSize })}
        onFit={onFit}
        guide={{ position, lastMove, showsDanger: settings.overlays.includes('danger') }}
      >
        <Board
          {...scene}
          {...(isMarking ? { selection: markedFrom, targets: NO_TARGETS } : {})}
          {...hand}
          live={isMarking ? null : live}
          label={text('review.board', { game: variationTitle(id) })}
          bottom={bottom}
          pieces={settings.pieces}
          made={made}
          drawings={nodeOf(tree, node).notes}
          proposed={proposed}
          overlays={settings.overlays}
          confirmsTaps={settings.confirming && !isMarking}
          isStill={isMarking}
        />
      </BoardRoom>
      {isMarking && <MarkingWords from={markedFrom} position={position} />}
    </div>
  );
}

/** What a hand does on the board: it moves pieces, or chooses the two squares of a drawing. */
function useHand(start: Position, colour: Colour, isMarking: boolean) {
  const { choose, lift, drop, cancel, draw } = useReviewStore().getState();
  const marker = useMarker(start, (from, to) => draw(from, to, colour), isMarking);
  return {
    markedFrom: marker.from,
    hand: {
      onChoose: isMarking ? marker.choose : choose,
      onLift: lift,
      onDrop: drop,
      onCancel: isMarking ? marker.cancel : cancel,
      onDraw: (from: Square, to: Square, other: Colour | null) => draw(from, to, other ?? colour),
    },
  };
}

/** How squares are marked, read aloud: which one is chosen first, or what to do. */
function MarkingWords({ from, position }: { from: Square | null; position: Position }) {
  return (
    <output className="visually-hidden">
      {from === null
        ? text('review.marking.help', { by: 'finger' })
        : text('review.marking.from', { square: formatSquareInFull(position.ruleset.geometry, from) })}
    </output>
  );
}

/** Drawing by choosing two squares of a game one after the other: another game may have another board. */
function useMarker(start: Position, draw: (from: Square, to: Square) => void, isMarking: boolean) {
  const [begun, begin] = useState<{ readonly square: Square; readonly start: Position } | null>(null);
  const from = begun?.start === start ? begun.square : null;
  return {
    from: isMarking ? from : null,
    choose: (square: Square): void => {
      if (from === null) begin({ square, start });
      else {
        draw(from, square);
        begin(null);
      }
    },
    cancel: (): void => begin(null),
  };
}
