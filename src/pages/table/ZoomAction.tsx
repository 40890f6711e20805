import { ZoomIn, ZoomOut } from 'lucide-react';
import { isWorthZooming, isZoomed, nextSquareSize } from '../../board/zoom.ts';
import { text } from '../../text/messages.ts';
import { useSettings } from '../stores.tsx';
import './actions.css';

/** Makes the squares larger step by step, then shows the whole board again; only where squares are small. */
export function ZoomAction({ fit }: { fit: number }) {
  const squareSize = useSettings(({ settings }) => settings.squareSize);
  const change = useSettings((state) => state.change);
  if (!isWorthZooming(fit)) return null;
  const next = nextSquareSize(fit, squareSize);
  const isLarger = isZoomed(fit, squareSize);
  const Icon = isLarger ? ZoomOut : ZoomIn;
  return (
    <button type="button" className="action" onClick={() => change({ squareSize: next })}>
      <Icon aria-hidden="true" />
      <span>{text(isLarger ? 'action.zoom-out' : 'action.zoom-in')}</span>
    </button>
  );
}
