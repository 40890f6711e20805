import { useState } from 'react';
import { letterOf } from '../../board/letters.ts';
import { formatSquareInFull, KIND_NAMES } from '../../engine/index.ts';
import { currentPosition } from '../../game/game.ts';
import { QUESTIONS } from '../../store/answers.ts';
import { useTable } from '../stores.tsx';
import { text } from '../../text/messages.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { Keys } from '../controls/Keys.tsx';
import { QUESTION_KEYS } from './TableBoard.tsx';
import './help.css';

const MOVING = ['arrows', 'ends', 'drins', 'enter', 'escape'] as const;
const ANYWHERE = ['turns', 'write', 'help'] as const;

/** The keys of the table, and the questions about a square as buttons. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const position = useTable(({ game }) => currentPosition(game));
  const looked = useTable(({ selection, lookedAt }) => selection ?? lookedAt);
  const ask = useTable((state) => state.ask);
  const announcement = useTable((state) => state.announcement);
  const said = useTable((state) => state.said);
  const [hasAsked, setHasAsked] = useState(false);
  return (
    <Dialog title={text('help.title')} onClose={onClose} className="help-dialog">
      <section aria-labelledby="help-board">
        <h3 id="help-board">{text('help.board')}</h3>
        <dl className="keys">
          {MOVING.map((key) => (
            <Keys key={key} keys={text(`help.${key}.keys`)} words={text(`help.${key}`)} />
          ))}
          {QUESTIONS.map((question) => (
            <Keys key={question} keys={QUESTION_KEYS[question]} words={text(`question.${question}`)} />
          ))}
        </dl>
      </section>
      <section aria-labelledby="help-letters">
        <h3 id="help-letters">{text('help.letters')}</h3>
        <dl className="keys letters">
          {KIND_NAMES.map((kind) => (
            <Keys key={kind} keys={letterOf(kind)} words={text(`kind.${kind}`)} />
          ))}
        </dl>
      </section>
      <section aria-labelledby="help-anywhere">
        <h3 id="help-anywhere">{text('help.anywhere')}</h3>
        <dl className="keys">
          {ANYWHERE.map((key) => (
            <Keys key={key} keys={text(`help.${key}.keys`)} words={text(`help.${key}`)} />
          ))}
        </dl>
      </section>
      <section aria-labelledby="help-questions">
        <h3 id="help-questions">{text('help.questions')}</h3>
        <p className="help">
          {looked === null
            ? text('help.no-square')
            : text('help.square', { square: formatSquareInFull(position.ruleset.geometry, looked) })}
        </p>
        <div className="questions">
          {QUESTIONS.map((question) => (
            <button
              key={question}
              type="button"
              className="button quiet"
              disabled={looked === null}
              onClick={() => {
                if (looked !== null) ask(question, looked);
                setHasAsked(true);
              }}
            >
              {text(`question.${question}`)}
            </button>
          ))}
        </div>
        <output className="answer" aria-label={text('help.answer')}>
          {hasAsked && <span key={said}>{announcement}</span>}
        </output>
      </section>
    </Dialog>
  );
}
