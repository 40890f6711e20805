import { X } from 'lucide-react';
import { text } from '../../text/cabinetTable.ts';
import { text as shellText } from '../../text/messages.ts';
import { IconButton } from '../controls/IconButton.tsx';
import '../table/notices.css';
import { useCabinet, useGame } from './tableStores.ts';

/** What the players must know of keeping their game. */
export function CabinetNotices() {
  const { store } = useCabinet();
  const isKept = useGame((state) => state.isKept);
  const wasDamaged = useGame((state) => state.wasDamaged);
  const notice = useGame((state) => state.notice);
  if (isKept && !wasDamaged && notice === null) return null;
  return (
    <div className="notices">
      {wasDamaged && <p className="notice">{text('cabinet.damaged')}</p>}
      {!isKept && <p className="notice">{text('cabinet.not-kept')}</p>}
      {notice !== null && (
        <div role="alert" className="notice plain-notice">
          <p>{notice}</p>
          <IconButton icon={X} label={shellText('action.close')} onClick={store.getState().dismiss} />
        </div>
      )}
    </div>
  );
}
