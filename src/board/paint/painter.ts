import type { Position, Side, Square } from '../../engine/index.ts';
import type { Overlay } from '../../game/overlays/overlayNames.ts';
import { targetsFrom } from '../../game/overlays/targets.ts';
import type { SideNames } from '../../text/sides.ts';
import type { Flight } from '../flights.ts';
import { canFly, showMotion, type Motion } from '../motion.ts';
import { overlaidStates } from '../overlaid.ts';
import type { PieceSet } from '../pieces/names.ts';
import type { Scene } from '../scene.ts';
import { firstTabStop, isOwn, lastSquares, statesOf } from '../shown.ts';
import { forget, soon } from '../soon.ts';
import type { View } from '../view.ts';
import { cellsIn } from './cells.ts';
import { figurinesIn } from './figurines.ts';
import { lightsIn } from './lights.ts';
import { reveal } from './reveal.ts';
import { targetMarksIn } from './targetMarks.ts';

/** How a scene is shown. */
export interface Manner {
  readonly view: View;
  readonly pieces: PieceSet;
  /** Full names of the squares. */
  readonly names: readonly string[];
  readonly sides: SideNames;
  readonly overlays: readonly Overlay[];
  /** The side whose player sits at the top edge, if the two face each other. */
  readonly upsideDown: Side | null;
  /** The position for which React has drawn ways and arrows. */
  readonly drawnFor: Position;
}

/** The elements of a board that are painted without React. */
export interface Canvas {
  readonly lights: HTMLElement;
  readonly grid: HTMLElement;
  readonly figurines: HTMLElement;
  readonly marks: SVGSVGElement;
  /** What React draws over the board for one position. */
  readonly ways: HTMLElement;
}

/** Paints a board: only what has changed, without any work by React. */
export interface Painter {
  readonly show: (scene: Scene, manner: Manner) => void;
  /** What was shown last. */
  readonly scene: () => Scene | null;
  /**
   * Prepares the marks of a piece that may be picked next, or of a move to a target, hidden, as soon as there is time.
   */
  readonly prepare: (square: Square) => void;
  /** Makes a square the one to which Tab goes. */
  readonly tabTo: (square: Square) => void;
  /** Leaves the names as they are. */
  readonly stop: () => void;
}

/** A painter of a canvas on which nothing has been painted. */
export function createPainter({ lights: layer, grid, figurines, marks, ways }: Canvas): Painter {
  const lights = lightsIn(layer);
  const cells = cellsIn(grid);
  const pieces = figurinesIn(figurines);
  const targets = targetMarksIn(marks);
  const mover = moverOver(grid);
  let last: { readonly scene: Scene; readonly manner: Manner } | null = null;
  const settle = (): void => {
    if (last === null) return;
    const { scene, manner } = last;
    pieces.show(scene.position, manner.view, manner.pieces);
    mover.show(manner.view, scene.position, scene.motion);
  };
  // the picture changes at once; what the squares say about it may follow a frame later
  const name = (): void => {
    if (last === null) return;
    const { position, targets: found } = last.scene;
    const { names, sides } = last.manner;
    cells.name({ position, targets: found, names, sides });
  };
  const markedFrom = (found: Scene['targets'], position: Position, { view, upsideDown }: Manner) => ({
    targets: found,
    view,
    isUpsideDown: position.turn === upsideDown,
  });
  let next: Square | null = null;
  const ready = (): void => {
    if (last === null || next === null) return;
    const { scene, manner } = last;
    const { position } = scene;
    if (!isOwn(position, next)) return;
    lights.prepare('selected', [next], manner.view);
    targets.prepare(markedFrom(targetsFrom(position, next), position, manner));
  };
  // what a step back or forward would light, or a move to the square under the pointer; and where a jump would lead
  const foresee = (): void => {
    if (last === null) return;
    const { scene, manner } = last;
    const { view } = manner;
    const aim = next === null ? undefined : scene.targets.get(next);
    const { moves = [], positions = [] } = scene.ahead?.() ?? {};
    const lit = new Set<Square>();
    for (const move of aim === undefined ? moves : [aim.move, ...moves])
      for (const square of lastSquares(move)) lit.add(square);
    lights.prepare('last', [...lit], view);
    pieces.prepare(positions, view, manner.pieces);
  };
  return {
    show: (scene, manner) => {
      soon(foresee);
      if (last?.scene === scene && last.manner === manner) return;
      const { position } = scene;
      const { view, overlays } = manner;
      if (last === null) cells.tabTo(firstTabStop(position));
      last = { scene, manner };
      cells.lay(view);
      const states = statesOf(scene, overlaidStates(position, overlays));
      cells.mark(states);
      lights.show(states, view);
      targets.show(markedFrom(scene.targets, position, manner));
      // hidden, not removed, since removing would lay the board out anew; if there is nothing to draw, there is no
      // layer to change
      reveal(ways, position === manner.drawnFor || ways.firstElementChild === null);
      // a piece that is going to fly begins where it stood, so the answer to a click need not wait for it
      if (mover.isAboutToFly(scene.motion)) soon(settle);
      else settle();
      soon(name);
    },
    scene: () => last?.scene ?? null,
    prepare: (square) => {
      next = square;
      soon(ready);
      soon(foresee);
    },
    tabTo: cells.tabTo,
    stop: () => {
      forget(ready);
      forget(foresee);
      forget(settle);
      forget(name);
    },
  };
}

/** Shows each motion once, except the one with which the board begins; the next position ends it. */
function moverOver(grid: HTMLElement) {
  let shown: number | null | undefined;
  let stood: Position | null = null;
  let flights: readonly Flight[] = [];
  return {
    /** Whether a motion in which no piece was put down by hand has still to be shown. */
    isAboutToFly: (motion: Motion | null): boolean =>
      stood !== null && motion !== null && motion.number !== shown && !motion.isByHand && canFly(grid),
    show: (view: View, position: Position, motion: Motion | null): void => {
      if (stood === null) shown = motion?.number;
      if (stood !== position) for (const { land } of flights) land();
      stood = position;
      if (motion === null || shown === motion.number) return;
      shown = motion.number;
      flights = showMotion(grid, view, motion);
    },
  };
}
