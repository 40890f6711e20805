import { useState, type ReactNode, type SubmitEvent } from 'react';
import { cleanName } from '../../game/cleanWords.ts';
import '../apart/apart.css';
import { useLastSetup } from '../stores.tsx';
import { NameField } from './NameField.tsx';

interface AcceptFormProps {
  /** The words on the button that accepts. */
  readonly yes: string;
  readonly onAccept: (name: string) => void;
  /** Why it could not be accepted. */
  readonly problem?: string | null;
  /** Other ways out, beside that button. */
  readonly children?: ReactNode;
}

/** Accepts an invitation under a name; the field begins with the one that was used last. */
export function AcceptForm({ yes, onAccept, problem = null, children }: AcceptFormProps) {
  const known = useLastSetup(({ unfinished, draft }) => (unfinished ?? draft)?.names.yellow ?? '');
  const [name, setName] = useState(known);
  const accept = (event: SubmitEvent): void => {
    event.preventDefault();
    onAccept(cleanName(name));
  };
  return (
    <form className="apart-form" onSubmit={accept}>
      <NameField name={name} onChange={setName} />
      {problem !== null && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <div className="apart-ways">
        <button type="submit" className="button go">
          {yes}
        </button>
        {children}
      </div>
    </form>
  );
}
