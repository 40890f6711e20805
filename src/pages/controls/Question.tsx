import type { ReactNode } from 'react';
import { text } from '../../text/messages.ts';
import { Dialog } from './Dialog.tsx';
import './dialog.css';

interface QuestionProps {
  readonly title: string;
  readonly children?: ReactNode;
  /**
   * The words of the answer that changes nothing; "Cancel" if none are given. Closing the dialogue means that answer
   * too.
   */
  readonly no?: string;
  readonly onNo: () => void;
  readonly yes: string;
  readonly onYes: () => void;
  /** It is read from the far edge of the screen. */
  readonly isTurned?: boolean;
}

/** Asks for a yes or a no. */
export function Question({ title, children, no, onNo, yes, onYes, isTurned = false }: QuestionProps) {
  return (
    <Dialog title={title} onClose={onNo} isTurned={isTurned}>
      {children}
      <div className="dialog-actions">
        <button type="button" className="button quiet" onClick={onNo}>
          {no ?? text('action.cancel')}
        </button>
        <button type="button" className="button" onClick={onYes}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
