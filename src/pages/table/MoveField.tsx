import { useId, useState, type RefObject, type SubmitEvent } from 'react';
import type { Told } from '../../store/table/state.ts';
import { text } from '../../text/messages.ts';
import { Alert } from '../controls/Alert.tsx';
import './moveList.css';
import { WhyLink } from './WhyLink.tsx';

type Refused = Pick<Told, 'words' | 'code'>;

interface MoveFieldProps {
  /** The game: what was written disappears with it. */
  readonly game: unknown;
  /** The state of the game: what is wrong with a move is only wrong in that state. */
  readonly at: unknown;
  /** A move as it is written in this game. */
  readonly example: string;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Makes a move; returns what is wrong with it, or null. */
  readonly write: (written: string) => Refused | null;
}

/** What was written last and what was wrong with it, in which game and in which state of it. */
interface Noted extends Pick<MoveFieldProps, 'game' | 'at'> {
  readonly written: string;
  readonly told: Refused | null;
}

/**
 * A field for moves in any written form. A refused move stays in it, with the reason below and a link to the rule that
 * gives it.
 */
export function MoveField({ game, at, example, field, write }: MoveFieldProps) {
  const [last, note] = useState<Noted>({ game, at, written: '', told: null });
  const written = last.game === game ? last.written : '';
  const problem = last.at === at ? last.told : null;
  const id = useId();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const told = write(written);
    note({ game, at, written: told === null ? '' : written, told });
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
        placeholder={text('moves.write-example', { example })}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={written}
        onChange={({ target }) => note({ game, at, written: target.value, told: null })}
      />
      <div className={problem === null ? undefined : 'move-problem'}>
        <Alert id={`${id}-problem`} words={problem?.words} />
        {problem?.code !== undefined && <WhyLink reason={problem.code} />}
      </div>
    </form>
  );
}
