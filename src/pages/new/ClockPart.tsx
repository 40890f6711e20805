import { SIDES, type Side } from '../../engine/index.ts';
import {
  chooseClock,
  chooseDifferentTimes,
  clockIn,
  clocksFor,
  TIME_FIELDS,
  type ClockChoice,
} from '../../game/sitting/draft.ts';
import { variationOf } from '../../game/games/games.ts';
import { readClock } from '../../game/sitting/setup.ts';
import { clockTermsText } from '../../text/setup/setupWords.ts';
import { text } from '../../text/setup/setup.ts';
import { sideText } from '../../text/sides.ts';
import { Check } from '../controls/Check.tsx';
import { Choice } from '../controls/Choice.tsx';
import { NumberField } from './NumberField.tsx';
import type { PartProps } from './parts.ts';
import { Section } from './Section.tsx';
import '../controls/choice.css';
import './fields.css';
import './newGame.css';

/** The clock with which the game is played, if any. */
export function ClockPart(props: PartProps) {
  const { draft, onChange } = props;
  const clock = readClock(draft);
  return (
    <Section
      title={text('clock.heading')}
      value={clock.ok ? clockTermsText(clock.value) : text('problem.value')}
    >
      <ClockFields {...props} />
      {draft.clock !== 'none' && (
        <Check
          label={text('clock.pauses')}
          checked={draft.pausesWhenClosed}
          onChange={(pausesWhenClosed) => onChange({ pausesWhenClosed })}
        />
      )}
    </Section>
  );
}

interface ClockFieldsProps extends PartProps {
  readonly legend?: string;
}

/** The clocks of a game, and custom times. */
export function ClockFields(props: ClockFieldsProps) {
  const { draft, onChange, legend = text('clock.choice') } = props;
  const game = variationOf(draft.variation);
  const labelOf = (choice: ClockChoice): string => {
    if (choice === 'own') return text('clock.own');
    const named = readClock({ ...draft, clock: choice });
    return named.ok ? clockTermsText(named.value) : '';
  };
  return (
    <>
      <Choice
        legend={legend}
        options={clocksFor(game).map((value) => ({ value, label: labelOf(value) }))}
        value={clockIn(game, draft.clock)}
        onChange={(choice) => onChange(chooseClock(draft, game, choice))}
      />
      {draft.clock === 'own' && <OwnTimes {...props} />}
    </>
  );
}

function OwnTimes(props: PartProps) {
  const { draft, onChange } = props;
  const { differentTimes } = draft;
  return (
    <>
      {differentTimes ? (
        SIDES.map((side) => (
          <Times key={side} {...props} side={side} legend={text('clock.side', { side: sideText(side) })} />
        ))
      ) : (
        <Times {...props} side="yellow" legend={text('clock.both')} />
      )}
      <Check
        label={text('clock.different')}
        checked={differentTimes}
        onChange={(isWanted) => onChange(chooseDifferentTimes(draft, isWanted))}
      />
    </>
  );
}

/** The times of one side; Yellow's apply to both if they have the same. */
function Times({
  draft,
  onChange,
  problems,
  side,
  legend,
}: PartProps & { readonly side: Side; readonly legend: string }) {
  const { times } = draft;
  return (
    <fieldset className="plain choice">
      <legend>{legend}</legend>
      <div className="time-fields">
        {TIME_FIELDS.map((field) => (
          <NumberField
            key={field}
            field={`${field}-${side}`}
            label={text(`clock.${field}`)}
            value={times[side][field]}
            onChange={(value) =>
              onChange({ times: { ...times, [side]: { ...times[side], [field]: value } } })
            }
            problems={problems}
          />
        ))}
      </div>
    </fieldset>
  );
}
