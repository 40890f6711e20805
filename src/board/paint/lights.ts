import type { Square } from '../../engine/index.ts';
import '../lights.css';
import { stateBit } from '../squareStates.ts';
import type { View } from '../view.ts';
import { reveal } from './reveal.ts';

/** How a square is lit; the first look takes precedence over the second. */
export const LOOKS = ['selected', 'last'] as const;
type Look = (typeof LOOKS)[number];

/**
 * The colours of the picked square and of those of the last move. Each is a layer of its own that only moves and fades,
 * so that nothing of the board is painted again for it.
 */
export interface Lights {
  /** Lights squares by bits of `SquareState`. */
  readonly show: (states: ReadonlyMap<Square, number>, view: View) => void;
  /** Puts lights that are out on squares that may be lit next: lighting one is quicker than moving one. */
  readonly prepare: (look: Look, squares: readonly Square[], view: View) => void;
}

/** The lights in a layer that has none yet. */
export function lightsIn(layer: HTMLElement): Lights {
  const lights = { selected: lightsOf(layer, 'selected'), last: lightsOf(layer, 'last') };
  return {
    show: (states, view) => {
      const lit = new Set<Square>();
      for (const look of LOOKS) {
        const squares = [...states.keys()].filter(
          (square) => ((states.get(square) ?? 0) & stateBit(look)) !== 0 && !lit.has(square),
        );
        for (const square of squares) lit.add(square);
        lights[look].show(squares, view);
      }
    },
    prepare: (look, squares, view) => lights[look].prepare(squares, view),
  };
}

/** At most this many lights of a look lie on squares that may be lit next. */
const MOST_READY = 12;

interface Light {
  readonly element: HTMLElement;
  at: Square | null;
  isLit: boolean;
}

function lightsOf(layer: HTMLElement, look: Look) {
  const lights: Light[] = [];
  let laid: View | null = null;
  const lay = (view: View): void => {
    if (view !== laid) for (const light of lights) light.at = null;
    laid = view;
  };
  const isAt = (square: Square): boolean => lights.some(({ at }) => at === square);
  const put = (light: Light, square: Square, { places }: View): void => {
    const { column, row } = places[square] ?? { column: 0, row: 0 };
    light.element.style.transform = `translate(${column * 100}%, ${row * 100}%)`;
    light.at = square;
  };
  return {
    show: (squares: readonly Square[], view: View): void => {
      lay(view);
      const isFree = ({ at }: Light): boolean => at === null || !squares.includes(at);
      for (const square of squares)
        if (!isAt(square)) put(lights.find(isFree) ?? newLight(layer, look, lights), square, view);
      for (const light of lights) {
        const isLit = !isFree(light);
        if (isLit !== light.isLit) reveal(light.element, isLit);
        light.isLit = isLit;
      }
    },
    prepare: (squares: readonly Square[], view: View): void => {
      lay(view);
      for (const square of squares) {
        if (isAt(square)) continue;
        const spare = lights.find(({ at, isLit }) => !isLit && (at === null || !squares.includes(at)));
        if (spare !== undefined) put(spare, square, view);
        else if (lights.length < MOST_READY) put(newLight(layer, look, lights), square, view);
      }
    },
  };
}

/** A light that is out. */
function newLight(layer: HTMLElement, look: Look, lights: Light[]): Light {
  const element = document.createElement('i');
  element.className = `light ${look}`;
  reveal(element, false);
  layer.append(element);
  const light = { element, at: null, isLit: false };
  lights.push(light);
  return light;
}
