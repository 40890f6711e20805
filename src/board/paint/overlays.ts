import { SQUARE_OVERLAYS, type SquareOverlay } from '../../game/overlays/overlayNames.ts';
import { stateBit } from '../squareStates.ts';
import '../overlays.css';
import { svg } from './svg.ts';

/** Signs of tasks, as large as the square: a sun, and a frame with a tick. */
const SIGNS = ['goal', 'chosen'] as const;

type Mark = SquareOverlay | (typeof SIGNS)[number];
const MARKS: readonly Mark[] = [...SIGNS, ...SQUARE_OVERLAYS];

/** A corner cut off, a shield, a star. */
const SHAPES: Readonly<Record<Mark, string>> = {
  danger: 'M1 47V25L23 47z',
  propt: 'M1.6 2.4q6 .4 8 -1.4q2 1.8 8 1.4v7.4q-.6 6 -8 9.4q-7.4 -3.4 -8 -9.4z',
  goal: 'M24 11.5a12.5 12.5 0 1 1 0 25a12.5 12.5 0 1 1 0 -25zM21.9 8.1L24.0 1.7L26.1 8.1zM30.1 9.2L35.1 4.7L33.7 11.3zM36.7 14.3L43.3 12.8L38.8 17.9zM39.9 21.9L46.3 24.0L39.9 26.1zM38.8 30.1L43.3 35.1L36.7 33.7zM33.7 36.7L35.1 43.3L30.1 38.8zM26.1 39.9L24.0 46.3L21.9 39.9zM17.9 38.8L12.9 43.3L14.3 36.7zM11.3 33.7L4.7 35.2L9.2 30.1zM8.1 26.1L1.7 24.0L8.1 21.9zM9.2 17.9L4.7 12.8L11.3 14.3zM14.3 11.3L12.8 4.7L17.9 9.2z',
  chosen: 'M4 4H44V44H4zM8 8V40H40V8zM28 29h18v17h-18zM30.6 38l4.2 4.4l7.6 -9.4l-2.3 -1.8l-5.5 6.8l-1.9 -2z',
  fresh: 'M38 1.5l2.5 6l6.4 .6l-4.8 4.2l1.5 6.3l-5.6 -3.4l-5.6 3.4l1.5 -6.3l-4.8 -4.2l6.4 -.6z',
};

/** The states that are drawn with a sign of their own. */
export const SIGNED = MARKS.reduce((bits, mark) => bits | stateBit(mark), 0);

/** Small signs in the corners of a square, where they do not hide its piece and target. The box is 48 by 48. */
export const signsOf = (states: number): readonly SVGElement[] =>
  MARKS.filter((mark) => (states & stateBit(mark)) !== 0).map((mark) => {
    const sign = svg('svg', {
      class: 'overlay',
      'data-mark': mark,
      'aria-hidden': 'true',
      viewBox: '0 0 48 48',
      'stroke-linejoin': 'round',
    });
    sign.append(svg('path', { d: SHAPES[mark] }));
    return sign;
  });
