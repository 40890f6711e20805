import type { RefObject } from 'react';
import { useKeyZoom } from './useKeyZoom.ts';
import { usePinch } from './usePinch.ts';
import { useWheelZoom } from './useWheelZoom.ts';

export interface ZoomingProps {
  readonly room: RefObject<HTMLElement | null>;
  /** How large squares are, in pixels, when the board is shown whole. */
  readonly fit: number;
  /** The players have zoomed the board to another least size of squares. */
  readonly onZoom: (squareSize: number) => void;
}

/**
 * Fingers, wheel and keys that zoom the board in a room. It is loaded after the board, since nobody zooms a board
 * before it is visible.
 */
export default function Zooming({ room, fit, onZoom }: ZoomingProps) {
  usePinch(room, fit, onZoom);
  useWheelZoom(room, fit, onZoom);
  useKeyZoom(room, fit, onZoom);
  return null;
}
