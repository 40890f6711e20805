import type { CSSProperties } from 'react';
import { ROLES, type Surface } from '../../cabinet/seam/surface.ts';

/** The colours of a board as custom properties; cabinetBoard.css chooses between the usual ones and those of contrast. */
export const paletteStyle = ({ palette }: Surface): CSSProperties =>
  Object.fromEntries(
    ROLES.flatMap((role) => {
      const [light, dark, contrast] = palette[role];
      return [
        [`--usual-${role}`, `light-dark(${light}, ${dark})`],
        [`--contrast-${role}`, contrast],
      ];
    }),
  );
