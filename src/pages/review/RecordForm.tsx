import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { text } from '../../text/review/review.ts';
import { useFinger } from '../controls/useMedia.ts';
import './openDialog.css';
import '../controls/dialog.css';

interface RecordFormProps {
  /** Why nothing was opened; null if nothing was tried, or all went well. */
  readonly problem: string | null;
  /** What is wrong in the record, in words. */
  readonly faults: readonly string[];
  readonly onText: (pasted: string) => void;
  readonly onFile: (file: File) => void;
}

/** Takes a record from a file or pasted text, and says everything that is wrong in it if nothing can be opened. */
export function RecordForm({ problem, faults, onText, onFile }: RecordFormProps) {
  const [pasted, setPasted] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const id = useId();
  const isFinger = useFinger();
  return (
    <>
      <div className="open-file">
        <button type="button" className="button" onClick={() => file.current?.click()}>
          <FileUp aria-hidden="true" />
          {text('review.open.file')}
        </button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".jkn,.pgn,.txt,text/plain"
          aria-label={text('review.open.file')}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen !== undefined) onFile(chosen);
            target.value = '';
          }}
        />
        {!isFinger && <p className="help">{text('review.open.drop')}</p>}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onText(pasted);
        }}
      >
        <label className="paste">
          <span>{text('review.open.paste')}</span>
          <textarea
            rows={5}
            spellCheck={false}
            value={pasted}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-problem`}
            onChange={(event) => setPasted(event.target.value)}
          />
        </label>
        <div id={`${id}-problem`} className="problem" role="alert">
          {problem !== null && <p>{problem}</p>}
          <FaultTexts faults={faults} />
        </div>
        <div className="dialog-actions">
          <button type="submit" className="button quiet" disabled={pasted.trim() === ''}>
            {text('review.open.read')}
          </button>
        </div>
      </form>
    </>
  );
}

/** What is wrong in a record, place by place; nothing if nothing is wrong. */
export const FaultTexts = ({ faults }: Pick<RecordFormProps, 'faults'>) =>
  faults.length > 0 && (
    <ul className="fault-list">
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  );
