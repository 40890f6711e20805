import type { Square } from '../../engine/index.ts';
import '../lights.css';
import { stateBit } from '../squareStates.ts';
import type { View } from '../view.ts';

/** How a square is lit, the first before the second. */
export const LOOKS = ['selected', 'last'] as const;

/**
 * The colours of the square that is picked and of those of the last move. Each is a picture of its own that only moves
 * and fades, so that nothing of the board is painted again for it.
 */
export interface Lights {
  /** Lights squares by bits of `SquareState`. */
  readonly show: (states: ReadonlyMap<Square, number>, view: View) => void;
}

/** The lights in a layer that has none yet. */
export function lightsIn(layer: HTMLElement): Lights {
  const lights = LOOKS.map((look) => ({ look, bit: stateBit(look), elements: [] as HTMLElement[] }));
  return {
    show: (states, view) => {
      const lit = new Set<Square>();
      for (const { look, bit, elements } of lights) {
        let next = 0;
        for (const [square, bits] of states) {
          const place = view.places[square];
          if ((bits & bit) === 0 || place === undefined || lit.has(square)) continue;
          lit.add(square);
          const element = (elements[next++] ??= lightIn(layer, look));
          element.style.transform = `translate(${place.column * 100}%, ${place.row * 100}%)`;
          element.style.opacity = '';
        }
        for (const element of elements.slice(next)) element.style.opacity = '0';
      }
    },
  };
}

function lightIn(layer: HTMLElement, look: (typeof LOOKS)[number]): HTMLElement {
  const element = document.createElement('i');
  element.className = `light ${look}`;
  layer.append(element);
  return element;
}
