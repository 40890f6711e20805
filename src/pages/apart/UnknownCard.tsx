import { useState } from 'react';
import { movesOf, ROLES, sideOf, takingUp, type Letter, type Role } from '../../game/apart/index.ts';
import { keepApart, type ApartFailure } from '../../store/apart/games.ts';
import { text } from '../../text/apart.ts';
import { sideText } from '../../text/sides.ts';
import { currentPosition } from '../../game/game.ts';
import { MiniBoard } from '../new/MiniBoard.tsx';
import { useOpenReview } from '../share/reviewed.ts';
import '../controls/hub.css';
import './apart.css';
import { ApartFrame } from './ApartFrame.tsx';
import { ApartTerms } from './ApartTerms.tsx';
import { thisBrowser } from './place.ts';
import { roleText, unkeptText } from './words.ts';

interface CardProps {
  readonly letter: Letter;
  /** The game is now kept here. */
  readonly onDone: () => void;
}

/** A game in progress that this browser does not know: its player takes it up, after saying which side is theirs. */
export function UnknownCard({ letter, onDone }: CardProps) {
  const { game, agreement } = letter;
  const [failure, setFailure] = useState<ApartFailure | null>(null);
  const openReview = useOpenReview();
  const takeUp = async (role: Role): Promise<void> => {
    const apart = takingUp(letter, role, thisBrowser().now());
    if (apart === null) return;
    const kept = await keepApart(thisBrowser(), null, apart);
    if (kept.ok) onDone();
    else setFailure(kept.error);
  };
  const labelOf = (role: Role): string => {
    const side = sideOf(letter, role);
    const name = roleText(letter, role);
    return side === null ? name : text('player.named', { name, side: sideText(side) });
  };
  const canBe = ROLES.filter((role) => takingUp(letter, role, 0) !== null);
  return (
    <ApartFrame title={text('apart.unknown.title')}>
      <p className="hub-lead">
        {text('apart.unknown.words', {
          host: roleText(letter, 'host'),
          guest: roleText(letter, 'guest'),
          turns: movesOf(game).length,
        })}
      </p>
      {game === null ? (
        <ApartTerms agreement={agreement} reader="guest" />
      ) : (
        <div className="apart-picture">
          <MiniBoard position={currentPosition(game)} frame={0.2} />
        </div>
      )}
      {failure !== null && (
        <p role="alert" className="problem">
          {unkeptText(failure)}
        </p>
      )}
      <div className="apart-ways">
        {canBe.map((role) => (
          <button key={role} type="button" className="button" onClick={() => void takeUp(role)}>
            {text('apart.unknown.side', { name: labelOf(role) })}
          </button>
        ))}
        {game !== null && (
          <button type="button" className="button quiet" onClick={() => void openReview(game.tree)}>
            {text('apart.unknown.look')}
          </button>
        )}
      </div>
      {canBe.length < ROLES.length && <p className="help">{text('apart.unknown.lot')}</p>}
    </ApartFrame>
  );
}
