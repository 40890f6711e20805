import type { Role } from '../../game/apart/index.ts';
import { clockTermsOf, type LiveTerms } from '../../game/live/index.ts';
import type { LiveRoom } from '../../store/live/liveState.ts';
import { text } from '../../text/live.ts';
import { clockTermsText } from '../../text/setup/setupWords.ts';
import '../controls/hub.css';
import { AcceptForm } from '../elsewhere/AcceptForm.tsx';
import { AgreedList } from '../elsewhere/AgreedList.tsx';

/** What is agreed for a live game. */
export const LiveTermsList = ({ terms, reader }: { readonly terms: LiveTerms; readonly reader: Role }) => (
  <AgreedList agreement={terms.agreement} reader={reader}>
    <dt>{text('live.terms.clock')}</dt>
    <dd>{clockTermsText(clockTermsOf(terms))}</dd>
    <dt>{text('live.terms.aids')}</dt>
    <dd>{text('live.terms.aids.words', { overlays: terms.overlays ? 'yes' : 'no' })}</dd>
  </AgreedList>
);

/** What replaces a form takes over its focus. */
const takeFocus = (words: HTMLElement | null): void => words?.focus({ preventScroll: true });

interface LiveInvitationProps {
  readonly room: LiveRoom;
  readonly terms: LiveTerms;
  readonly hasAccepted: boolean;
}

/** An invitation: what accepting it agrees to, and a field for the guest's name. */
export const LiveInvitation = ({ room, terms, hasAccepted }: LiveInvitationProps) => (
  <>
    <p className="hub-lead">{text('live.invitation.words')}</p>
    <LiveTermsList terms={terms} reader="guest" />
    {hasAccepted ? (
      <output tabIndex={-1} ref={takeFocus}>
        {text('live.invitation.accepted')}
      </output>
    ) : (
      <AcceptForm yes={text('live.invitation.yes')} onAccept={room.accept} />
    )}
  </>
);
