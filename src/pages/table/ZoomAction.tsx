import { ZoomIn, ZoomOut } from 'lucide-react';
import { isWorthZooming, isZoomed, nextSquareSize } from '../../board/zoom/zoom.ts';
import { useSettings } from '../stores.tsx';
import { Action } from './Action.tsx';

export interface ZoomButtonProps {
  /** How large squares are, in pixels, when the board is shown whole. */
  readonly fit: number;
  /** The least size of squares that the players want. */
  readonly squareSize: number;
  readonly onZoom: (squareSize: number) => void;
}

/** Makes the squares larger, then shows the whole board again; only where squares are small. */
export function ZoomButton({ fit, squareSize, onZoom }: ZoomButtonProps) {
  if (!isWorthZooming(fit)) return null;
  const isLarger = isZoomed(fit, squareSize);
  return (
    <Action
      icon={isLarger ? ZoomOut : ZoomIn}
      label={isLarger ? 'action.zoom-out' : 'action.zoom-in'}
      onClick={() => onZoom(nextSquareSize(fit, squareSize))}
    />
  );
}

/** Zooms the boards of table and review, which share a size. */
export function ZoomAction({ fit }: { fit: number }) {
  const squareSize = useSettings(({ settings }) => settings.squareSize);
  const change = useSettings((state) => state.change);
  return <ZoomButton fit={fit} squareSize={squareSize} onZoom={(size) => change({ squareSize: size })} />;
}
