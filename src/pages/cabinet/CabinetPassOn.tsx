import { useMemo } from 'react';
import { formatCabinetLink } from '../../game/cabinet/index.ts';
import { lineFrom } from '../../game/tree/index.ts';
import { recordTree } from '../../store/cabinet/recordTree.ts';
import { text } from '../../text/cabinetKeeping.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { LinkWays } from '../share/LinkWays.tsx';
import '../share/passOn.css';
import { cabinetLinkAddress } from './linkAddress.ts';
import { useCabinet } from './tableStores.ts';

/** Passes on the game at the table, as a link that holds it and as a QR code. */
export function CabinetPassOn({ onClose }: { onClose: () => void }) {
  const { store, told } = useCabinet();
  const state = store.getState();
  const { link, isCut } = useMemo(() => {
    const tree = told ?? recordTree(state);
    return {
      link: formatCabinetLink(tree),
      isCut: told === null && lineFrom(tree).length < state.line.plies.length,
    };
  }, [state, told]);
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
              help={text('pass-on.link.help')}
            />
          ) : (
            <p className="help">{text('pass-on.link.too-long', { most: link.error.most })}</p>
          )}
        </section>
      </div>
    </Dialog>
  );
}
