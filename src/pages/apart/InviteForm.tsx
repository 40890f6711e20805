import { useState } from 'react';
import { inviting as inviteBy } from '../../game/apart/index.ts';
import { drawNumber, keepApart, type ApartFailure } from '../../store/apart/games.ts';
import { text } from '../../text/apart.ts';
import { sideText } from '../../text/sides.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { Choice } from '../controls/Choice.tsx';
import { InvitationForm } from '../elsewhere/InvitationForm.tsx';
import { useInviting } from '../elsewhere/inviting.ts';
import { useNavigation } from '../navigation.ts';
import { thisBrowser } from './place.ts';
import { unkeptText } from './words.ts';

const DAYS = ['0', '1', '2', '3', '5', '7', '14'] as const;
type Days = (typeof DAYS)[number];

/** Sets up a game by message, makes the invitation and goes to it. */
export function InviteForm({ onCancel }: { readonly onCancel: () => void }) {
  const inviting = useInviting();
  const { readdress } = useNavigation();
  const [days, setDays] = useState<Days>('3');
  const [failure, setFailure] = useState<ApartFailure | null>(null);
  const { invited, hostSide, forget } = inviting;

  const invite = async (): Promise<void> => {
    const agreement = { ...invited, days: days === '0' ? null : Number(days) };
    const place = thisBrowser();
    const apart = inviteBy({ id: drawNumber(), number: drawNumber(), agreement, now: place.now() });
    const kept = await keepApart(place, null, apart);
    if (!kept.ok) {
      setFailure(kept.error);
      return;
    }
    forget();
    readdress('/m', apart.id);
  };

  return (
    <InvitationForm
      inviting={inviting}
      summary={text('apart.form.summary', {
        game: variationTitle(invited.variation),
        side: hostSide,
        name: hostSide === 'lot' ? '' : sideText(hostSide),
      })}
      failure={failure === null ? null : unkeptText(failure)}
      onInvite={invite}
      onCancel={onCancel}
    >
      {() => (
        <>
          <Choice
            legend={text('apart.form.days')}
            options={DAYS.map((value) => ({ value, label: text('apart.days', { days: Number(value) }) }))}
            value={days}
            onChange={setDays}
          />
          <p className="help">{text('apart.form.days.help')}</p>
        </>
      )}
    </InvitationForm>
  );
}
