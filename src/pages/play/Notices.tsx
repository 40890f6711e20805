import { X } from 'lucide-react';
import { IconButton } from '../controls/IconButton.tsx';
import { useComputer, useSettings, useTable } from '../stores.tsx';
import { onDemand } from '../controls/onDemand.tsx';
import { text } from '../../text/messages.ts';
import '../table/notices.css';

/** It is seldom needed, and so is loaded separately. */
const DamageWords = onDemand(
  async () => (await import('./DamageWords.tsx')).DamageWords,
  () => null,
);

/** What the player must know besides the game: that it is not kept, that saved data were damaged. */
export function Notices({ onRecord }: { onRecord: () => void }) {
  const saved = useTable((state) => state.saved);
  const areSettingsSaved = useSettings((state) => state.saved);
  const damage = useTable((state) => state.damage);
  const notice = useTable((state) => state.notice);
  const hasFailed = useComputer((state) => state.hasFailed);
  const retry = useComputer((state) => state.retry);
  const dismiss = useTable((state) => state.dismiss);
  const told = [
    ...(damage === null ? [] : [{ key: 'damage', words: <DamageWords damage={damage} />, look: 'notice' }]),
    // that the computer failed says more than that it has restarted
    ...(notice === null || (hasFailed && notice === text('computer.replaced'))
      ? []
      : [{ key: notice, words: notice, look: 'notice plain-notice' }]),
  ];
  return (
    <div className="notices" role="alert">
      {!saved && (
        <div className="notice">
          <p>{text('notice.not-saved')}</p>
          <button type="button" className="button small" onClick={onRecord}>
            {text('action.record')}
          </button>
        </div>
      )}
      {saved && !areSettingsSaved && (
        <div className="notice">
          <p>{text('notice.settings-not-saved')}</p>
        </div>
      )}
      {hasFailed && (
        <div className="notice">
          <p>{text('computer.failed')}</p>
          <button type="button" className="button small" onClick={retry}>
            {text('action.retry')}
          </button>
        </div>
      )}
      {told.map(({ key, words, look }) => (
        <div key={key} className={look}>
          <p>{words}</p>
          <IconButton icon={X} label={text('action.close')} onClick={dismiss} />
        </div>
      ))}
    </div>
  );
}
