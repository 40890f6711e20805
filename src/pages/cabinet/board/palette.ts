import type { CSSProperties } from 'react';
import { MORE_ROLES, ROLES, type Surface } from '../../../cabinet/seam/surface.ts';

/**
 * The colours of a board as custom properties; cabinetBoard.css chooses between the usual ones and those of high
 * contrast.
 */
export const paletteStyle = ({ palette }: Surface): CSSProperties =>
  Object.fromEntries(
    [...ROLES, ...MORE_ROLES].flatMap((role) => {
      const colour = palette[role];
      if (colour === undefined) return [];
      const [light, dark, contrast] = colour;
      return [
        [`--usual-${role}`, `light-dark(${light}, ${dark})`],
        [`--contrast-${role}`, contrast],
      ];
    }),
  );
