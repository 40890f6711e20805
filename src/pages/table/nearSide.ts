import type { Side } from '../../engine/index.ts';
import { personAlone } from '../../game/sitting/computer.ts';
import { currentPosition } from '../../game/game.ts';
import type { Settings } from '../../store/settings.ts';
import { useSettings, useTable } from '../stores.tsx';

/**
 * The side that plays from the near edge of the screen. The board does not turn between two players who face each
 * other, nor for a player who is `alone` against the computer, whose side is near.
 */
export function nearSide(
  { flipped, turning, facing }: Settings,
  turn: Side,
  alone: Side | null = null,
): Side {
  const isBlueNear = alone === null ? turning && !facing && turn === 'blue' : alone === 'blue';
  return flipped === isBlueNear ? 'yellow' : 'blue';
}

/**
 * The side that plays from the near edge at the table: components that use it are drawn again only when that changes.
 */
export function useNearSide(): Side {
  const settings = useSettings((state) => state.settings);
  return useTable(({ shown, sitting }) =>
    nearSide(settings, currentPosition(shown).turn, personAlone(sitting.terms)),
  );
}

/** Whether a player sits at the far edge and reads upside down: questions to that player are turned round. */
export function useIsOpposite(side: Side): boolean {
  const near = useNearSide();
  return useSettings(({ settings }) => settings.facing) && side !== near;
}
