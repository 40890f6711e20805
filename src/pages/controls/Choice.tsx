import { useId, type ReactNode } from 'react';
import './controls.css';

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly content?: ReactNode;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly look?: 'segments' | 'cards' | 'pictures';
}

/** One choice of several, as native radio buttons. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, value, onChange, look = 'segments' } = props;
  const name = useId();
  return (
    <fieldset className={`choice ${look}`}>
      <legend>{legend}</legend>
      <div className="options">
        {options.map((option) => (
          <label key={option.value} className="option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.content ?? <span>{option.label}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
