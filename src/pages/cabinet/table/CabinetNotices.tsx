import { text } from '../../../text/cabinet/table.ts';
import '../../table/notices.css';
import { ClosedNotice } from './ClosedNotice.tsx';
import { useCabinet, useGame } from './tableStores.ts';

/** What the players must know about keeping their game. */
export function CabinetNotices() {
  const { store } = useCabinet();
  const isKept = useGame((state) => state.isKept);
  const wasDamaged = useGame((state) => state.wasDamaged);
  const notice = useGame((state) => state.notice);
  if (isKept && !wasDamaged && notice === null) return null;
  return (
    <div className="notices">
      {wasDamaged && <ClosedNotice words={text('cabinet.damaged')} onClose={store.getState().dismiss} />}
      {!isKept && <p className="notice">{text('cabinet.not-kept')}</p>}
      {notice !== null && <ClosedNotice words={notice} onClose={store.getState().dismiss} />}
    </div>
  );
}
