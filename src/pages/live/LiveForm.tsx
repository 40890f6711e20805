import { useState } from 'react';
import { readClock } from '../../game/sitting/setup.ts';
import { makeRoom, type NotMade } from '../../store/live/open.ts';
import { text } from '../../text/live.ts';
import { clockTermsText } from '../../text/setup/setupWords.ts';
import { sideText } from '../../text/sides.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { Check } from '../controls/Check.tsx';
import { InvitationForm } from '../elsewhere/InvitationForm.tsx';
import { useInviting } from '../elsewhere/inviting.ts';
import { ClockFields } from '../new/ClockPart.tsx';
import { useNavigation } from '../navigation.ts';

/** Sets up a live game, makes its room and goes there. */
export function LiveForm({ onCancel }: { readonly onCancel: () => void }) {
  const inviting = useInviting();
  const { readdress } = useNavigation();
  const [overlays, setOverlays] = useState(true);
  const [failure, setFailure] = useState<NotMade | null>(null);
  const { draft, change, invited, hostSide, forget } = inviting;
  const clock = readClock(draft);

  const invite = async (): Promise<void> => {
    if (!clock.ok) return;
    const made = await makeRoom({ agreement: invited, clock: clock.value, overlays });
    setFailure(made.ok ? null : made.error);
    if (!made.ok) return;
    forget();
    readdress('/live', made.value);
  };

  return (
    <InvitationForm
      inviting={inviting}
      problems={clock.ok ? [] : clock.error}
      summary={text('live.form.summary', {
        game: variationTitle(invited.variation),
        clock: clock.ok ? clockTermsText(clock.value) : '…',
        side: hostSide,
        name: hostSide === 'lot' ? '' : sideText(hostSide),
      })}
      failure={failure && text(`live.form.${failure}`)}
      onInvite={invite}
      onCancel={onCancel}
    >
      {(problems) => (
        <>
          <ClockFields
            draft={draft}
            onChange={change}
            problems={problems}
            legend={text('live.terms.clock')}
          />
          <Check label={text('live.form.overlays')} checked={overlays} onChange={setOverlays} />
          <p className="help">{text('live.form.overlays.help')}</p>
        </>
      )}
    </InvitationForm>
  );
}
