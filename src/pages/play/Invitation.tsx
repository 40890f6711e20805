import { useState } from 'react';
import { endingOf } from '../../game/endings.ts';
import { turnsMade } from '../../game/game.ts';
import { KEYS, localKeeper } from '../../store/kept/storage.ts';
import { text } from '../../text/messages.ts';
import { useNavigation } from '../navigation.ts';
import { useTable } from '../stores.tsx';
import './invitation.css';

/** Whether nothing shows an earlier visit: no game set up, none replaced, no lesson opened. */
const isFirstVisit = (): boolean =>
  [KEYS.setup, KEYS.previous, KEYS.progress].every((key) => localKeeper.read(key) === null);

/**
 * Invites a newcomer to the course, as long as no move is made and the game is not one of the school; in a line that is
 * there anyway, so that nothing moves.
 */
export function Invitation() {
  const [isNew] = useState(isFirstVisit);
  const isAside = useTable(
    ({ game, sitting }) => turnsMade(game) > 0 || sitting.terms.school === true || endingOf(sitting) !== null,
  );
  const isHolding = useTable(({ selection }) => selection !== null);
  const { open } = useNavigation();
  if (!isNew || isAside || isHolding) return null;
  return (
    <button type="button" className="invitation" onClick={() => open('/learn')}>
      {text('learn.invite')}
    </button>
  );
}
