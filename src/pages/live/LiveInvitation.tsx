import { useId, useState, type SubmitEvent } from 'react';
import { opponent } from '../../engine/index.ts';
import { shownStart } from '../../game/apart/agreement.ts';
import type { Role } from '../../game/apart/index.ts';
import { clockTermsOf, type LiveTerms } from '../../game/live/index.ts';
import { cleanName, LONGEST_NAME } from '../../game/setup.ts';
import type { LiveRoom } from '../../store/live/liveState.ts';
import { text } from '../../text/live.ts';
import { clockText } from '../../text/setupWords.ts';
import { variationTitle } from '../../text/variations.ts';
import '../apart/apart.css';
import '../controls/hub.css';
import { MiniBoard } from '../new/MiniBoard.tsx';
import { useLastSetup } from '../stores.tsx';
import { choiceText } from './terms.ts';

/** What is agreed for a live game, with a picture of its start. */
export function LiveTermsList({ terms, reader }: { readonly terms: LiveTerms; readonly reader: Role }) {
  const { variation, begins, hostSide, takeBack } = terms.agreement;
  const start = shownStart(terms.agreement);
  const own = reader === 'host' || hostSide === 'lot' ? hostSide : opponent(hostSide);
  return (
    <div className="apart-terms">
      {start !== null && <MiniBoard position={start} frame={0.2} />}
      <dl>
        <dt>{text('live.terms.game')}</dt>
        <dd>{variationTitle(variation)}</dd>
        <dt>{text('live.terms.you')}</dt>
        <dd>{choiceText(own)}</dd>
        <dt>{text('live.terms.begins')}</dt>
        <dd>{choiceText(begins)}</dd>
        <dt>{text('live.terms.clock')}</dt>
        <dd>{clockText(clockTermsOf(terms))}</dd>
        <dt>{text('live.form.take-back')}</dt>
        <dd>{text(`live.form.take-back.${takeBack}`)}</dd>
        <dt>{text('live.terms.aids')}</dt>
        <dd>{text('live.terms.aids.words')}</dd>
      </dl>
    </div>
  );
}

interface LiveInvitationProps {
  readonly room: LiveRoom;
  readonly terms: LiveTerms;
  readonly hasAccepted: boolean;
}

/** An invitation: what is agreed by accepting it, and the name of whoever does. */
export function LiveInvitation({ room, terms, hasAccepted }: LiveInvitationProps) {
  const known = useLastSetup(({ unfinished, draft }) => (unfinished ?? draft)?.names.yellow ?? '');
  const [name, setName] = useState(known);
  const field = useId();
  const accept = (event: SubmitEvent): void => {
    event.preventDefault();
    room.accept(cleanName(name));
  };
  return (
    <>
      <p className="hub-lead">{text('live.invitation.words')}</p>
      <LiveTermsList terms={terms} reader="guest" />
      {hasAccepted ? (
        <output>{text('live.invitation.accepted')}</output>
      ) : (
        <form className="apart-form" onSubmit={accept}>
          <label htmlFor={field}>{text('live.form.name')}</label>
          <input
            id={field}
            type="text"
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="name"
            placeholder={text('live.form.name-hint')}
            onChange={(event) => setName(event.target.value)}
          />
          <div className="apart-ways">
            <button type="submit" className="button go">
              {text('live.invitation.yes')}
            </button>
          </div>
        </form>
      )}
    </>
  );
}
