import { useInsertionEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Scene, LiveScene } from './scene.ts';
import { drawPictures } from './pieces/pictures.ts';
import { createPainter, type Canvas, type Manner, type Painter } from './paint/painter.ts';

/** The elements of a canvas. */
export type CanvasRefs = { readonly [Place in keyof Canvas]: RefObject<Canvas[Place] | null> };

const canvasOf = ({ lights, grid, figurines, marks, ways }: CanvasRefs): Canvas | null =>
  lights.current && grid.current && figurines.current && marks.current && ways.current
    ? {
        lights: lights.current,
        grid: grid.current,
        figurines: figurines.current,
        marks: marks.current,
        ways: ways.current,
      }
    : null;

/** Another game may have another board, which React has to lay out first. */
const fits = ({ position }: Scene, { drawnFor }: Manner): boolean => position.ruleset === drawnFor.ruleset;

/**
 * Paints a scene whenever React renders the board, and a live one whenever it changes: the scene that React was given
 * may be older then, and is not painted.
 */
export function usePainter(refs: CanvasRefs, told: Scene, manner: Manner, live: LiveScene | null) {
  // before the board is put into the page: reading the colours costs nothing then
  useInsertionEffect(drawPictures, []);
  const painter = useRef<Painter | null>(null);
  const latest = useRef(manner);
  const [canvas] = useState(refs);
  useLayoutEffect(() => {
    latest.current = manner;
    const found = painter.current === null ? canvasOf(canvas) : null;
    if (found !== null) painter.current = createPainter(found);
    painter.current?.show(live !== null && fits(live.get(), manner) ? live.get() : told, manner);
  });
  useLayoutEffect(
    () =>
      live?.subscribe(() => {
        const scene = live.get();
        if (fits(scene, latest.current)) painter.current?.show(scene, latest.current);
      }),
    [live],
  );
  useLayoutEffect(() => () => painter.current?.stop(), []);
  return painter;
}
