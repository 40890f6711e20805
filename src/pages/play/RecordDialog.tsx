import { useId, useRef, useState } from 'react';
import { formatGameRecord } from '../../game/record.ts';
import { useTable } from '../stores.tsx';
import { text } from '../../text/messages.ts';
import { variationTitle } from '../../text/variations.ts';
import { Dialog } from '../controls/Dialog.tsx';

/** The game as text to copy. */
export function RecordDialog({ onClose }: { onClose: () => void }) {
  const record = useTable(({ game }) => formatGameRecord(variationTitle(game.variation), game));
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const id = useId();
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(record);
      setCopied(true);
    } catch {
      // without leave to use the clipboard the text stays selected, to be copied by hand
    }
  };
  return (
    <Dialog title={text('record.title')} onClose={onClose} className="record">
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
        <button type="button" className="button" onClick={() => void copy()}>
          {text('action.copy')}
        </button>
      </div>
    </Dialog>
  );
}
