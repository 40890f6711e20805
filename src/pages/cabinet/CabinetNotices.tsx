import { text } from '../../text/cabinetTable.ts';
import '../table/notices.css';
import { useGame } from './tableStores.ts';

/** What the players must know of keeping their game. */
export function CabinetNotices() {
  const isKept = useGame((state) => state.isKept);
  const wasDamaged = useGame((state) => state.wasDamaged);
  if (isKept && !wasDamaged) return null;
  return (
    <div className="notices">
      {wasDamaged && <p className="notice">{text('cabinet.damaged')}</p>}
      {!isKept && <p className="notice">{text('cabinet.not-kept')}</p>}
    </div>
  );
}
