import type { Bottom } from '../../board/view.ts';
import type { Geometry, Side } from '../../engine/index.ts';
import { personAlone } from '../../game/sitting/computer.ts';
import { currentPosition } from '../../game/game.ts';
import type { Settings } from '../../store/settings.ts';
import { useMedia } from '../controls/useMedia.ts';
import { useSettings, useTable } from '../stores.tsx';
import { nearSide } from './nearSide.ts';

/** Screens so low that a tall board is readable only on its side. */
export const LOW = '(min-aspect-ratio: 1/1) and (max-height: 540px)';

/**
 * Which edge of the board is at the bottom. For two players who face each other the board is upright and does not turn.
 */
export function bottomOf(
  settings: Settings,
  turn: Side,
  { width, height }: Geometry,
  isLow: boolean,
  alone: Side | null = null,
): Bottom {
  const { posture, facing } = settings;
  const isTurned = nearSide(settings, turn, alone) === 'blue';
  const liesOnItsSide = !facing && (posture === 'auto' ? isLow && height > width : posture === 'sideways');
  if (liesOnItsSide) return isTurned ? 'west' : 'east';
  return isTurned ? 'north' : 'south';
}

/** Which edge of the board at the table is at the bottom of the screen. */
export function useBottom(): Bottom {
  const settings = useSettings((state) => state.settings);
  const geometry = useTable(({ shown }) => currentPosition(shown).ruleset.geometry);
  const isLow = useMedia(LOW);
  return useTable(({ shown, sitting }) =>
    bottomOf(settings, currentPosition(shown).turn, geometry, isLow, personAlone(sitting.terms)),
  );
}
