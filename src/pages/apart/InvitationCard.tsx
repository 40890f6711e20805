import { useState } from 'react';
import { accepting, takingUp, type Apart, type Letter } from '../../game/apart/index.ts';
import { drawNumber, keepApart, type ApartFailure } from '../../store/apart/games.ts';
import { text } from '../../text/apart.ts';
import { AcceptForm } from '../elsewhere/AcceptForm.tsx';
import { useNavigation } from '../navigation.ts';
import '../controls/hub.css';
import { ApartFrame } from './ApartFrame.tsx';
import { ApartTerms } from './ApartTerms.tsx';
import { thisBrowser } from './place.ts';
import { unkeptText } from './words.ts';

interface CardProps {
  readonly letter: Letter;
  /** The game is now kept here. */
  readonly onDone: () => void;
}

/** An invitation: what accepting it agrees to, and a field for the guest's name. */
export function InvitationCard({ letter, onDone }: CardProps) {
  const { hostName, commitment } = letter.agreement;
  const [failure, setFailure] = useState<ApartFailure | null>(null);
  const { open } = useNavigation();
  const begin = async (apart: Apart): Promise<void> => {
    const kept = await keepApart(thisBrowser(), null, apart);
    if (kept.ok) onDone();
    else setFailure(kept.error);
  };
  const accept = (name: string): void =>
    void begin(accepting(letter, { key: drawNumber(), name }, thisBrowser().now()));
  const takeUp = (): void => {
    const own = takingUp(letter, 'host', thisBrowser().now());
    if (own !== null) void begin(own);
  };
  return (
    <ApartFrame
      title={
        hostName === ''
          ? text('apart.invitation.nameless')
          : text('apart.invitation.title', { host: hostName })
      }
    >
      <p className="hub-lead">{text('apart.invitation.words')}</p>
      <ApartTerms agreement={letter.agreement} reader="guest" />
      <AcceptForm
        yes={text('apart.invitation.yes')}
        onAccept={accept}
        problem={failure === null ? null : unkeptText(failure)}
      >
        <button type="button" className="button quiet" onClick={() => open('/m', true)}>
          {text('apart.invitation.no')}
        </button>
        {/* with a lot, only the browser of the invitation has the number for it */}
        {commitment === null && (
          <button type="button" className="button quiet" onClick={takeUp}>
            {text('apart.invitation.own')}
          </button>
        )}
      </AcceptForm>
    </ApartFrame>
  );
}
