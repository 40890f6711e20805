import { useState, type ReactNode } from 'react';
import { formatSquareInFull, KIND_NAMES } from '../../engine/index.ts';
import { currentPosition } from '../../game/game.ts';
import { letterOf, kindsOfKey } from '../../game/games/kindKeys.ts';
import { QUESTIONS } from '../../store/table/questionNames.ts';
import { useTable } from '../stores.tsx';
import { text } from '../../text/dialogs.ts';
import { kindNameIn } from '../../text/kindNames.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { Keys } from '../controls/Keys.tsx';
import { usePointer } from '../controls/useMedia.ts';
import { RichText } from '../controls/RichText.tsx';
import { QUESTION_KEYS } from './TableBoard.tsx';
import './help.css';
import '../controls/keys.css';
import '../controls/rulesLink.css';

const PLAYING = ['pick', 'marks', 'refused', 'goal', 'rules'] as const;
const MOVING = ['arrows', 'ends', 'drins', 'enter', 'escape'] as const;
const ANYWHERE = ['turns', 'write', 'help'] as const;

/** How to play, the keys of the table, and the questions about a square as buttons. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const pointer = usePointer();
  return (
    <Dialog title={text('help.title')} onClose={onClose} className="help-dialog">
      <Section id="play">
        {PLAYING.map((part) => (
          <p key={part}>
            <RichText words={text(`help.play.${part}`, pointer)} />
          </p>
        ))}
      </Section>
      {pointer.by === 'finger' ? (
        <>
          <Section id="questions">
            <Questions />
          </Section>
          <details>
            <summary>{text('help.keys')}</summary>
            <KeysOfTable />
          </details>
        </>
      ) : (
        <>
          <KeysOfTable />
          <Section id="questions">
            <Questions />
          </Section>
        </>
      )}
      <p className="help">
        <a className="rules-link" href="./licences.html">
          {text('help.licences')}
        </a>
      </p>
    </Dialog>
  );
}

/** Every key of the table. */
function KeysOfTable() {
  const ruleset = useTable(({ game }) => game.tree.start.ruleset);
  return (
    <>
      <Section id="board">
        <dl className="keys">
          {MOVING.map((key) => (
            <Keys key={key} keys={text(`help.${key}.keys`)} words={text(`help.${key}`)} />
          ))}
          {QUESTIONS.map((question) => (
            <Keys key={question} keys={QUESTION_KEYS[question]} words={text(`question.${question}`)} />
          ))}
        </dl>
      </Section>
      <Section id="letters">
        <dl className="keys letters">
          {KIND_LETTERS.map(([letter, kinds]) => (
            <Keys
              key={letter}
              keys={letter}
              words={kinds.map((kind) => kindNameIn(ruleset, kind)).join(', ')}
            />
          ))}
        </dl>
      </Section>
      <Section id="anywhere">
        <dl className="keys">
          {ANYWHERE.map((key) => (
            <Keys key={key} keys={text(`help.${key}.keys`)} words={text(`help.${key}`)} />
          ))}
        </dl>
      </Section>
    </>
  );
}

/** The keys of the kinds; those that share one are together. */
const KIND_LETTERS = [...new Set(KIND_NAMES.map(letterOf))].map(
  (letter) => [letter, kindsOfKey(letter, KIND_NAMES)] as const,
);

const SECTIONS = ['play', 'board', 'letters', 'anywhere', 'questions'] as const;

function Section({ id, children }: { id: (typeof SECTIONS)[number]; children: ReactNode }) {
  return (
    <section aria-labelledby={`help-${id}`}>
      <h3 id={`help-${id}`}>{text(`help.${id}`)}</h3>
      {children}
    </section>
  );
}

/** Asks about the square that has the player's attention, and shows the answer. */
function Questions() {
  const position = useTable(({ game }) => currentPosition(game));
  const last = useTable(({ selection, lookedAt }) => selection ?? lookedAt);
  // another tab may have put a game with a smaller board on the table
  const looked = last !== null && last < position.cells.length ? last : null;
  const ask = useTable((state) => state.ask);
  const announcement = useTable((state) => state.announcement);
  const said = useTable((state) => state.said);
  const pointer = usePointer();
  const [hasAsked, setHasAsked] = useState(false);
  return (
    <>
      <p className="help">
        {looked === null
          ? text('help.no-square', pointer)
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
      <output className="help-answer" aria-label={text('help.answer')}>
        {hasAsked && <span key={said}>{announcement}</span>}
      </output>
    </>
  );
}
