import { Copy, Share2 } from 'lucide-react';
import { text } from '../../text/passing.ts';
import './passOn.css';
import { Qr } from './Qr.tsx';
import { useCopy } from './useCopy.ts';
import { ShareButton } from './ShareButton.tsx';

interface LinkWaysProps {
  readonly address: string;
  /** What the address is called. */
  readonly label: string;
  readonly help: string;
}

/** An address to be copied, shared or read from the screen as a QR code. */
export function LinkWays({ address, label, help }: LinkWaysProps) {
  const { copied, copy } = useCopy();
  return (
    <>
      <div className="link-ways">
        <p className="help">{help}</p>
        <input readOnly aria-label={label} value={address} onFocus={(event) => event.target.select()} />
        <div className="pass-on-row">
          <ShareButton icon={Copy} onClick={() => copy(address)}>
            {text(copied === address ? 'action.copied' : 'pass-on.link.copy')}
          </ShareButton>
          {typeof navigator.share === 'function' && (
            <ShareButton
              icon={Share2}
              onClick={() => {
                navigator.share({ title: text('app.title'), url: address }).catch(() => {
                  // the player has changed their mind
                });
              }}
            >
              {text('pass-on.link.share')}
            </ShareButton>
          )}
        </div>
      </div>
      <Qr link={address} />
    </>
  );
}
