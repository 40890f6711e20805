import { useMemo } from 'react';
import { formatCabinetLink, type CabinetTree } from '../../game/cabinet/index.ts';
import { LINK_LIMITS } from '../../game/link/limits.ts';
import { text } from '../../text/cabinet/keeping.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { LinkWays } from '../share/LinkWays.tsx';
import '../share/passOn.css';
import { cabinetLinkAddress } from './linkAddress.ts';

interface CabinetPassOnProps {
  /** As much of a game as anybody may know. */
  readonly tree: CabinetTree;
  /** Whether there is more of the game than that, with cards that are still hidden. */
  readonly isCut: boolean;
  readonly onClose: () => void;
}

/** Passes on a game, as a link that holds it and as a QR code. */
export function CabinetPassOn({ tree, isCut, onClose }: CabinetPassOnProps) {
  const link = useMemo(() => formatCabinetLink(tree), [tree]);
  return (
    <Dialog title={text('pass-on.title')} onClose={onClose}>
      <div className="pass-on">
        <section className="link-part">
          <h3>{text('pass-on.link')}</h3>
          {isCut && <p>{text('cabinet.pass-on.hidden')}</p>}
          {link.ok ? (
            <LinkWays
              address={cabinetLinkAddress(link.value)}
              label={text('pass-on.link')}
              help={text(isCut ? 'cabinet.pass-on.part.help' : 'pass-on.link.help')}
            />
          ) : (
            <p className="help">
              {text('pass-on.link.too-long', { most: link.error.most, moves: LINK_LIMITS.moves })}
            </p>
          )}
        </section>
      </div>
    </Dialog>
  );
}
