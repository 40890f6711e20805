import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { APART_TAKE_BACKS, SIDE_CHOICES } from '../../game/apart/index.ts';
import type { DraftProblem } from '../../game/sitting/setup.ts';
import { text } from '../../text/elsewhere.ts';
import { Choice } from '../controls/Choice.tsx';
import '../new/fields.css';
import { GameChoice } from '../new/GameChoice.tsx';
import '../new/newGame.css';
import { PositionPart } from '../new/PositionPart.tsx';
import '../new/section.css';
import { useFirstProblem } from '../new/useFirstProblem.ts';
import type { Inviting } from './inviting.ts';
import { NameField } from './NameField.tsx';
import { choiceText } from './words.ts';

interface InvitationFormProps {
  readonly inviting: Inviting;
  /** What is chosen besides what every invitation has; it is given the problems to be shown. */
  readonly children: (problems: readonly DraftProblem[]) => ReactNode;
  /** What is wrong there. */
  readonly problems?: readonly DraftProblem[];
  /** The invitation in one line. */
  readonly summary: string;
  /** Why it could not be made. */
  readonly failure: string | null;
  readonly onInvite: () => Promise<void>;
  readonly onCancel: () => void;
}

const NONE: readonly DraftProblem[] = [];
const SIDES = SIDE_CHOICES.map((value) => ({ value, label: choiceText(value) }));

/**
 * Makes an invitation: the game, the player's own name, sides and take-backs, and what belongs to the way in which
 * moves travel.
 */
export function InvitationForm(props: InvitationFormProps) {
  const { inviting, children, problems = NONE, summary, failure, onInvite, onCancel } = props;
  const { draft, change } = inviting;
  const [attempts, setAttempts] = useState(0);
  const form = useFirstProblem(attempts);
  const wrong = [...problems, ...inviting.problems];
  const shown = attempts === 0 ? NONE : wrong;
  const isMaking = useRef(false);
  const invite = async (): Promise<void> => {
    // pressed twice, it makes only one
    if (isMaking.current) return;
    isMaking.current = true;
    try {
      await onInvite();
    } finally {
      isMaking.current = false;
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (wrong.length === 0) void invite();
    else setAttempts(attempts + 1);
  };
  return (
    <form ref={form} className="new-game-form" noValidate onSubmit={submit}>
      <div className="setup-columns">
        <GameChoice variation={draft.variation} onChange={(variation) => change({ variation })} />
        <div className="setup-rest">
          <div className="name-field">
            <NameField
              name={draft.names.yellow}
              onChange={(yellow) => change({ names: { ...draft.names, yellow } })}
            />
          </div>
          <Sides inviting={inviting} />
          {children(shown)}
          <Choice
            legend={text('elsewhere.take-back')}
            options={APART_TAKE_BACKS.map((value) => ({
              value,
              label: text(`elsewhere.take-back.${value}`),
            }))}
            value={inviting.invited.takeBack}
            onChange={(takeBack) => change({ takeBack })}
          />
          <div className="setup-sections">
            <PositionPart draft={draft} onChange={change} problems={shown} />
          </div>
        </div>
      </div>
      <section className="start-bar">
        {failure === null ? (
          <p className="start-summary">
            <strong>{summary}</strong>
          </p>
        ) : (
          <p role="alert" className="start-summary problem">
            {failure}
          </p>
        )}
        <button type="button" className="button quiet" onClick={onCancel}>
          {text('action.cancel')}
        </button>
        <button type="submit" className="button">
          {text('elsewhere.make')}
        </button>
      </section>
    </form>
  );
}

/** Who plays which side, and who begins unless a position says so. */
function Sides({
  inviting: { draft, change, hostSide, chooseSide, invited, isDrawn },
}: Pick<InvitationFormProps, 'inviting'>) {
  return (
    <>
      <Choice legend={text('elsewhere.side')} options={SIDES} value={hostSide} onChange={chooseSide} />
      <fieldset className="plain" disabled={invited.position !== null}>
        <Choice
          legend={text('elsewhere.begins')}
          options={SIDES}
          value={draft.begins}
          onChange={(begins) => change({ begins })}
        />
      </fieldset>
      {isDrawn && <p className="help">{text('elsewhere.lot.help')}</p>}
    </>
  );
}
