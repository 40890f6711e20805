import { memo } from 'react';
import type { SquareOverlay } from '../game/overlays.ts';
import './overlays.css';

/** Small signs in the corners of a square, where they leave its piece and target to be seen. The box is 48 by 48. */
export const OverlayMark = memo(function OverlayMark({ overlay }: { overlay: SquareOverlay }) {
  return (
    <svg className={`overlay ${overlay}`} aria-hidden="true" viewBox="0 0 48 48" strokeLinejoin="round">
      <path d={SHAPES[overlay]} />
    </svg>
  );
});

/** A corner cut off, a shield, a star. */
const SHAPES: Readonly<Record<SquareOverlay, string>> = {
  danger: 'M1 47V25L23 47z',
  propt: 'M1.6 2.4q6 .4 8 -1.4q2 1.8 8 1.4v7.4q-.6 6 -8 9.4q-7.4 -3.4 -8 -9.4z',
  fresh: 'M38 1.5l2.5 6l6.4 .6l-4.8 4.2l1.5 6.3l-5.6 -3.4l-5.6 3.4l1.5 -6.3l-4.8 -4.2l6.4 -.6z',
};
