import { useId, useState } from 'react';
import { formatPosition, type Arrangement, type NotationError } from '../../engine/index.ts';
import { readLine } from '../../game/editor/line.ts';
import { text } from '../../text/passing.ts';
import { notationText } from '../../text/faults/refusals.ts';
import './conditions.css';
import { useEditor } from './editorStore.ts';

/** What is being typed, and the arrangement on the board meanwhile: the text counts as long as that is there. */
interface Written {
  readonly words: string;
  readonly over: Arrangement;
}

const isSame = (a: Arrangement, b: Arrangement): boolean =>
  a.ruleset === b.ruleset && formatPosition(a) === formatPosition(b);

/**
 * The position line, in both directions: it follows the board, and the board follows what is typed or pasted as soon as
 * it can be read.
 */
export function LineField({ arrangement }: { arrangement: Arrangement }) {
  const lay = useEditor((state) => state.lay);
  const [written, setWritten] = useState<Written | null>(null);
  const id = useId();
  const isTyped = written !== null && written.over === arrangement;
  const shown = isTyped ? written.words : formatPosition(arrangement);
  const read = isTyped ? readLine(arrangement.ruleset.variation, written.words) : null;
  const problem = read?.ok === false ? read.error : null;
  const type = (words: string): void => {
    const typed = readLine(arrangement.ruleset.variation, words);
    const isOther = typed.ok && !isSame(typed.value, arrangement);
    if (isOther) lay(typed.value);
    setWritten({ words, over: isOther ? typed.value : arrangement });
  };
  return (
    <div className="editor-field">
      <label htmlFor={id}>{text('editor.line')}</label>
      <textarea
        id={id}
        rows={4}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={shown}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => type(target.value)}
        onBlur={() => problem === null && setWritten(null)}
      />
      <div id={`${id}-problem`} className="line-problem" role="alert">
        {problem !== null && <LineProblem line={shown.trim().replace(/\s+/g, ' ')} problem={problem} />}
      </div>
    </div>
  );
}

/** Characters shown before and after the error. */
const AROUND = 18;

/** What is wrong with a line, in words, and the place in it. */
function LineProblem({ line, problem }: { line: string; problem: NotationError }) {
  const { at, found } = problem;
  const wrong = line.startsWith(found, at) ? found.slice(0, AROUND) : '';
  const from = Math.max(0, at - AROUND);
  const after = line.slice(at + wrong.length, at + wrong.length + AROUND);
  return (
    <>
      <p className="problem">{notationText(problem)}</p>
      <p className="line-place" aria-hidden="true">
        {from > 0 && '…'}
        {line.slice(from, at)}
        <mark>{wrong === '' ? '\u2038' : wrong}</mark>
        {after}
      </p>
      <p className="help">{text('editor.line.stays')}</p>
    </>
  );
}
