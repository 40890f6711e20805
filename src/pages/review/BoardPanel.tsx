import { ArrowDownUp, Eraser, Pencil } from 'lucide-react';
import { COLOURS, nodeOf, type Colour } from '../../game/tree/index.ts';
import { text } from '../../text/review/review.ts';
import { Choice } from '../controls/Choice.tsx';
import { OverlayToggles } from '../table/OverlayToggles.tsx';
import { ZoomAction } from '../table/ZoomAction.tsx';
import { usePointer } from '../controls/useMedia.ts';
import { useSettings } from '../stores.tsx';
import './boardPanel.css';
import { useReview } from './reviewStore.tsx';
import '../table/actions.css';
import '../table/panel.css';

/** The pen in the reader's hand. */
export interface Pen {
  readonly isDrawing: boolean;
  readonly colour: Colour;
}

interface BoardPanelProps {
  readonly pen: Pen;
  readonly onPen: (pen: Pen) => void;
  readonly fit: number;
}

/** What is shown on the board, and drawing on it. */
export function BoardPanel({ pen, onPen, fit }: BoardPanelProps) {
  const flipped = useSettings(({ settings }) => settings.flipped);
  const change = useSettings((state) => state.change);
  const hasDrawings = useReview(({ tree, node }) => {
    const { arrows, marks } = nodeOf(tree, node).notes;
    return arrows.length + marks.length > 0;
  });
  const ruleset = useReview(({ tree }) => tree.start.ruleset);
  const pointer = usePointer();
  const clear = useReview((state) => state.clearDrawings);
  return (
    <div className="panel board-panel" data-brief="">
      <div className="board-actions">
        <button
          type="button"
          className="action"
          aria-pressed={pen.isDrawing}
          onClick={() => onPen({ ...pen, isDrawing: !pen.isDrawing })}
        >
          <Pencil aria-hidden="true" />
          <span>{text('review.marking')}</span>
        </button>
        <button type="button" className="action" disabled={!hasDrawings} onClick={clear}>
          <Eraser aria-hidden="true" />
          <span>{text('review.clear')}</span>
        </button>
        <button type="button" className="action" onClick={() => change({ flipped: !flipped })}>
          <ArrowDownUp aria-hidden="true" />
          <span>{text('action.flip')}</span>
        </button>
        <ZoomAction fit={fit} />
      </div>
      <Choice
        legend={text('review.colour')}
        options={Object.values(COLOURS).map((colour) => ({
          value: colour,
          label: text(`review.colour.${colour}`),
          content: (
            <span className="pen" data-colour={colour}>
              {text(`review.colour.${colour}`)}
            </span>
          ),
        }))}
        value={pen.colour}
        onChange={(colour) => onPen({ ...pen, colour })}
      />
      <p className="help">{text('review.marking.help', pointer)}</p>
      <OverlayToggles ruleset={ruleset} />
    </div>
  );
}
