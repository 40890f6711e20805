import { Copy, Mail, QrCode, Share2 } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { text } from '../../text/apart.ts';
import { text as passing } from '../../text/passing.ts';
import { Qr } from '../share/Qr.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { useCopy } from '../share/useCopy.ts';
import './apart.css';

/** Called when a link was handed over for sending, with the button that did it. */
export type Given = (by: Pick<MouseEvent, 'detail'>) => void;

interface LetterWaysProps {
  readonly link: string;
  /** What the link is called. */
  readonly label: string;
  /** The subject of an email with it. */
  readonly subject: string;
  /** The link was handed over: copied, shared or put into an email. */
  readonly onGiven?: Given;
}

const BY_KEY = { detail: 0 } as const;

/** The ways to hand a link over. */
export function LetterWays({ link, label, subject, onGiven }: LetterWaysProps) {
  const { copied, copy } = useCopy();
  const [isQrShown, setQrShown] = useState(false);
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text('apart.mail.body', { link }))}`;
  return (
    <div className="letter-ways">
      <input
        readOnly
        aria-label={label}
        value={link}
        onFocus={(event) => event.target.select()}
        onCopy={() => onGiven?.(BY_KEY)}
      />
      <div className="letter-buttons">
        <ShareButton icon={Copy} onClick={({ detail }) => copy(link, () => onGiven?.({ detail }))}>
          {text(copied === link ? 'action.copied' : 'apart.link.copy')}
        </ShareButton>
        {typeof navigator.share === 'function' && (
          <ShareButton
            icon={Share2}
            onClick={({ detail }) => {
              navigator.share({ title: subject, url: link }).then(
                () => onGiven?.({ detail }),
                () => {
                  // the player has changed their mind
                },
              );
            }}
          >
            {passing('pass-on.link.share')}
          </ShareButton>
        )}
        <a className="button quiet" href={mail} onClick={onGiven}>
          <Mail aria-hidden="true" />
          {text('apart.link.mail')}
        </a>
        <button
          type="button"
          className="button quiet"
          aria-expanded={isQrShown}
          onClick={() => setQrShown(!isQrShown)}
        >
          <QrCode aria-hidden="true" />
          {text('apart.qr.show')}
        </button>
      </div>
      {isQrShown && <Qr link={link} />}
    </div>
  );
}
