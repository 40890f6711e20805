import type { Square } from '../../engine/index.ts';
import { TARGET_MARKS, type Target, type TargetMark } from '../../game/overlays/targets.ts';
import '../ways/overSquares.css';
import '../targetMarks.css';
import type { View } from '../view.ts';
import { reveal } from './reveal.ts';
import { svg } from './svg.ts';

/** Units of the drawing per square. */
const BOX = 48;

/*
 * Shapes relative to the top left corner of a square, so that the same mark on all squares is one path: the two hundred
 * targets of a Pallan are drawn as fast as two.
 */
const DOT = 'm24 16.4a7.6 7.6 0 1 1 0 15.2a7.6 7.6 0 1 1 0 -15.2z';
const RING = 'm24 3.6a20.4 20.4 0 1 1 0 40.8a20.4 20.4 0 1 1 0 -40.8z';
const ARC = 'm10.5 31.5c2.5 -19 20.5 -20.5 24.9 -5m-7.8 -3.9l8.6 7l5.2 -9.8';
const BADGE = 'm37 -1.4a11 11 0 1 1 0 22a11 11 0 1 1 0 -22z';
const BADGE_ARC = 'm28.5 14.6c1 -9.4 11.5 -10.4 13.7 -3.2m-4.8 -1.6l5.4 4l3.2 -6';
const EXCHANGE =
  'm6 17c4 -12.4 27 -14.4 34 -3.6m1.6 -7.8l-.6 9.4l-9.2 -.8m10.2 16.8c-4 12.4 -27 14.4 -34 3.6m-1.6 7.8l.6 -9.4l9.2 .8';

const THREE =
  'm24 9a6.4 6.4 0 1 1 0 12.8a6.4 6.4 0 1 1 0 -12.8zm-10 15a6.4 6.4 0 1 1 0 12.8a6.4 6.4 0 1 1 0 -12.8zm20 0a6.4 6.4 0 1 1 0 12.8a6.4 6.4 0 1 1 0 -12.8z';

/** The parts of a mark, from the bottom up: the look of a stroke or a filled shape, and its outline. */
const LAYERS: Readonly<Record<TargetMark, readonly (readonly [look: string, outline: string])[]>> = {
  move: [['mark-dot', DOT]],
  capture: [
    ['mark-halo', RING],
    ['mark-line', RING],
  ],
  vault: [
    ['mark-halo', ARC],
    ['mark-line', ARC],
  ],
  'vault-capture': [
    ['mark-halo', RING],
    ['mark-line', RING],
    ['mark-badge', BADGE],
    ['mark-badge-arc', BADGE_ARC],
  ],
  friendly: [
    ['mark-halo', RING],
    ['mark-line broken', RING],
  ],
  'vault-friendly': [
    ['mark-halo', RING],
    ['mark-line broken', RING],
    ['mark-badge', BADGE],
    ['mark-badge-arc', BADGE_ARC],
  ],
  company: [['mark-dot', THREE]],
  fluttember: [
    ['mark-halo', EXCHANGE],
    ['mark-line', EXCHANGE],
  ],
};

/** The targets of a piece, and how the board on which they are marked lies. */
interface Marked {
  readonly targets: ReadonlyMap<Square, Target>;
  readonly view: View;
  /** Drawn for a player who sits at the top edge. */
  readonly isUpsideDown: boolean;
}

/** The shapes that show what a piece would do on each square that it can go to. */
export interface TargetMarks {
  readonly show: (marked: Marked) => void;
  /** Draws them hidden if none are shown, so that showing them takes no time. */
  readonly prepare: (marked: Marked) => void;
}

/**
 * The marks in a drawing that has none yet. Hidden marks stay drawn: removing them would be as slow as drawing them.
 */
export function targetMarksIn(drawing: SVGSVGElement): TargetMarks {
  let drawn: Marked | null = null;
  let isShown = true;
  const draw = (marked: Marked): void => {
    const { targets, view, isUpsideDown } = marked;
    if (
      drawn !== null &&
      drawn.targets === targets &&
      drawn.view === view &&
      drawn.isUpsideDown === isUpsideDown
    )
      return;
    drawn = marked;
    drawing.setAttribute('class', isUpsideDown ? 'over-squares marks upside-down' : 'over-squares marks');
    drawing.setAttribute('viewBox', `0 0 ${view.columns * BOX} ${view.rows * BOX}`);
    drawing.replaceChildren(...groupsOf(marked));
  };
  return {
    show: (marked) => {
      const isSeen = marked.targets.size > 0;
      if (isSeen) draw(marked);
      if (isSeen !== isShown) reveal(drawing, isSeen);
      isShown = isSeen;
    },
    prepare: (marked) => {
      if (!isShown) draw(marked);
    },
  };
}

/** A group for each mark, whose shapes on all squares are one path. */
function groupsOf({ targets, view: { places, columns, rows }, isUpsideDown }: Marked): SVGElement[] {
  const corners = new Map<TargetMark, string[]>();
  for (const [square, { mark }] of targets) {
    const { column, row } = places[square] ?? { column: 0, row: 0 };
    const [x, y] = isUpsideDown ? [columns - 1 - column, rows - 1 - row] : [column, row];
    const known = corners.get(mark);
    const corner = `M${x * BOX} ${y * BOX}`;
    if (known === undefined) corners.set(mark, [corner]);
    else known.push(corner);
  }
  return TARGET_MARKS.flatMap((mark) => {
    const starts = corners.get(mark);
    if (starts === undefined) return [];
    const group = svg('g', { class: `mark ${mark}` });
    for (const [look, outline] of LAYERS[mark])
      group.append(svg('path', { class: look, d: starts.map((start) => start + outline).join('') }));
    return group;
  });
}
