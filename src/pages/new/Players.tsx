import { useId } from 'react';
import { SIDES, type Side } from '../../engine/index.ts';
import { BEGINNERS } from '../../game/draft.ts';
import { LONGEST_NAME } from '../../game/setup.ts';
import { text } from '../../text/setup.ts';
import { Choice } from '../controls/Choice.tsx';
import type { PartProps } from './parts.ts';

/** The names of the players, and who of them begins. */
export function Players({ draft, onChange }: Omit<PartProps, 'problems'>) {
  const { names, begins } = draft;
  const hint = useId();
  const positionDecides = draft.position.trim() !== '';
  return (
    <>
      <fieldset className="plain choice">
        <legend>{text('players.heading')}</legend>
        <div className="player-names">
          {SIDES.map((side) => (
            <NameField
              key={side}
              side={side}
              value={names[side]}
              onChange={(name) => onChange({ names: { ...names, [side]: name } })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="plain" disabled={positionDecides} aria-describedby={hint}>
        <Choice
          legend={text('begins.heading')}
          options={BEGINNERS.map((value) => ({
            value,
            label: value === 'lot' ? text('begins.lot') : text(`side.${value}`),
          }))}
          value={begins}
          onChange={(value) => onChange({ begins: value })}
        />
        <p id={hint} className="help">
          {positionDecides && text('begins.position')}
        </p>
      </fieldset>
    </>
  );
}

interface NameFieldProps {
  readonly side: Side;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

function NameField({ side, value, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <div className="name-field">
      <label htmlFor={id} className={`name-label ${side}`}>
        {text('players.name', { side: text(`side.${side}`) })}
      </label>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        placeholder={text('players.name-hint')}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
