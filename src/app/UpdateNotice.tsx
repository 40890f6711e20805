import { useRegisterSW } from 'virtual:pwa-register/react';
import { text } from '../text/update.ts';
import '../pages/table/notices.css';

/**
 * Makes the app work without a network, and says when a new version is waiting. It is activated only when the players
 * ask for it; the game at the table is kept.
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
        <button type="button" className="button small" onClick={() => void take(updateServiceWorker)}>
          {text('action.update')}
        </button>
        <button type="button" className="button small" onClick={() => setWaiting(false)}>
          {text('action.later')}
        </button>
      </div>
    </output>
  );
}

/**
 * Activates the new version, and reloads the page once it is active. In the visit that installed the first version,
 * that version controls no page, so a new one does not wait: it is there after a reload.
 */
async function take(updateServiceWorker: () => Promise<void>): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const waiting = registration?.waiting;
  if (!waiting) {
    location.reload();
    return;
  }
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') location.reload();
  });
  await updateServiceWorker();
}
