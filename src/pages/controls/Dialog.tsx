import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { text } from '../../text/messages.ts';
import './dialog.css';
import { IconButton } from './IconButton.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
  /** It is read from the far edge of the screen. */
  readonly isTurned?: boolean;
}

/** A modal dialogue that is open as long as it is rendered; Escape, its cross and a click beside it close it. */
export function Dialog({ title, onClose, children, className = '', isTurned = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // closed while it is still in the page, so that the focus goes back to where it was
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown?.open === false) {
      shown.showModal();
      // by default the browser would choose the cross that closes it
      shown.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    }
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // a browser may insist on closing it when Escape is pressed again
      onClose={(event) => !event.currentTarget.open && onClose()}
      // a key that was already held down when it opened presses no button in it
      onKeyDown={(event) =>
        event.repeat &&
        /^(Enter| )$/.test(event.key) &&
        event.target instanceof HTMLButtonElement &&
        event.preventDefault()
      }
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={isTurned ? 'dialog-body turned' : 'dialog-body'}>
        <header className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <IconButton icon={X} label={text('action.close')} shortcut="Esc" onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
