import { useId, useState, type RefObject, type SubmitEvent } from 'react';
import { useTable } from '../stores.tsx';
import { text } from '../../text/messages.ts';
import './moveList.css';

/** A field for moves in any written form. A move that is refused stays in it, with the reason below. */
export function MoveField({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const write = useTable((state) => state.write);
  const [written, setWritten] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const refused = write(written);
    setProblem(refused);
    if (refused === null) setWritten('');
  };
  return (
    <form className="move-field" onSubmit={submit}>
      <input
        ref={field}
        type="text"
        aria-label={text('moves.write')}
        aria-keyshortcuts="/"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        placeholder={text('moves.write-example')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={written}
        onChange={(event) => {
          setWritten(event.target.value);
          setProblem(null);
        }}
      />
      <p id={`${id}-problem`} className="move-problem" role="alert">
        {problem}
      </p>
    </form>
  );
}
