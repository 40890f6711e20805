import { useRegisterSW } from 'virtual:pwa-register/react';
import { text } from '../text/update.ts';
import '../pages/table/notices.css';

/**
 * Makes the app work without a network, and tells when a new version waits. It is taken only when the players ask for
 * it; the game at the table is kept.
 */
export function UpdateNotice() {
  const {
    needRefresh: [isWaiting, setWaiting],
    updateServiceWorker,
  } = useRegisterSW();
  if (!isWaiting) return null;
  return (
    <output className="notices update">
      <div className="notice">
        <p>{text('notice.update')}</p>
        <button type="button" className="button small" onClick={() => void updateServiceWorker(true)}>
          {text('action.update')}
        </button>
        <button type="button" className="button small" onClick={() => setWaiting(false)}>
          {text('action.later')}
        </button>
      </div>
    </output>
  );
}
