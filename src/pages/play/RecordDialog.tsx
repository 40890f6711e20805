import { useId, useRef, useState } from 'react';
import { formatGame } from '../../game/jkn/index.ts';
import { recordOfSitting } from '../../game/sitting/sittingRecord.ts';
import { text } from '../../text/dialogs.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { useNavigation } from '../navigation.ts';
import { useReviewTable } from '../share/useReviewTable.ts';
import { useTable } from '../stores.tsx';
import '../controls/dialog.css';

/** The record of the game to copy: the same text as everywhere else, so that it can be opened again. */
export function RecordDialog({ onClose }: { onClose: () => void }) {
  const record = useTable(({ sitting }) => formatGame(recordOfSitting(sitting).tree));
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const { open } = useNavigation();
  const review = useReviewTable();
  const id = useId();
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(record);
      setCopied(true);
    } catch {
      // without permission to use the clipboard the text stays selected, to be copied by hand
    }
  };
  return (
    <Dialog title={text('record.title')} onClose={onClose}>
      <p id={`${id}-help`}>{text('record.help')}</p>
      <textarea
        ref={field}
        readOnly
        rows={12}
        aria-label={text('record.label')}
        aria-describedby={`${id}-help`}
        value={record}
        onFocus={(event) => event.target.select()}
      />
      <div className="dialog-actions">
        <output>{copied ? text('action.copied') : ''}</output>
        <button type="button" className="button quiet" onClick={() => open('/pass-on', true)}>
          {text('pass-on.title')}
        </button>
        <button type="button" className="button quiet" onClick={() => void review()}>
          {text('action.review-game')}
        </button>
        <button type="button" className="button" onClick={() => void copy()}>
          {text('action.copy')}
        </button>
      </div>
    </Dialog>
  );
}
