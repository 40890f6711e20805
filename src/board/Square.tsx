import { memo } from 'react';
import type { Kind, Side } from '../engine/index.ts';
import type { TargetMark } from '../game/targets.ts';
import { SQUARE_OVERLAYS } from '../game/overlayNames.ts';
import { text } from '../text/messages.ts';
import type { SideNames } from '../text/sides.ts';
import { OverlayMark, SIGNS } from './OverlayMarks.tsx';
import { SQUARE_STATES, stateBit, type SquareState } from './squareStates.ts';

const SPOKEN = [
  'kaida',
  'attacker',
  'selected',
  'goal',
  'chosen',
  ...SQUARE_OVERLAYS,
] as const satisfies readonly SquareState[];

export interface SquareProps {
  readonly square: number;
  /** Its full name, `Zhantil B1`. */
  readonly name: string;
  readonly side: Side | null;
  readonly kind: Kind | null;
  /** What the sides are called. */
  readonly sides: SideNames;
  /** What the piece that is picked would do here: said in the square's name, drawn by `TargetMarks`. */
  readonly mark: TargetMark | null;
  /** Bits of `SquareState`. */
  readonly states: number;
  /** Whether Tab leads to this square: to one of the board only. */
  readonly isTabStop: boolean;
}

function nameOf({ name, side, kind, sides, mark, states }: SquareProps): string {
  const piece =
    side === null || kind === null
      ? text('square.empty')
      : text('square.piece', { side: sides[side], kind: text(`kind.${kind}`) });
  const spoken = SPOKEN.filter((state) => (states & stateBit(state)) !== 0).map((state) =>
    text(`square.${state}`),
  );
  return [name, piece, ...spoken, ...(mark === null ? [] : [text(`square.${mark}`)])].join(', ');
}

/** One square of the board, named for its piece, which `Figurines` draws; it is drawn again only when something on it changes. */
export const Square = memo(function Square(props: SquareProps) {
  const { square, side, mark, states, isTabStop } = props;
  const shown = SQUARE_STATES.filter((state) => (states & stateBit(state)) !== 0);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the layout of a table would fight that of the board
      role="gridcell"
      className={['square', ...shown, mark === null ? '' : 'target'].filter(Boolean).join(' ')}
      data-square={square}
      data-side={side ?? undefined}
      aria-label={nameOf(props)}
      aria-selected={shown.includes('selected') || undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      {SIGNS.map((sign) => shown.includes(sign) && <OverlayMark key={sign} overlay={sign} />)}
      {SQUARE_OVERLAYS.map(
        (overlay) => shown.includes(overlay) && <OverlayMark key={overlay} overlay={overlay} />,
      )}
    </div>
  );
});
