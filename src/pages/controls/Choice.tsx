import { useId, type ReactNode } from 'react';
import './choice.css';

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly content?: ReactNode;
    /**
     * What is said about it besides its name, in plain paragraphs: the whole card chooses, so nothing in it may be
     * pressed for anything else. Words that explain themselves stand below the choice.
     */
    readonly about?: readonly string[];
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
        {options.map((option) => {
          const id = `${name}-${option.value}`;
          const isAbout = option.about !== undefined;
          const Box = isAbout ? 'div' : 'label'; // a label would make all of it the accessible name
          return (
            <Box key={option.value} className="option">
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                aria-label={isAbout ? option.label : undefined}
                aria-describedby={isAbout ? id : undefined}
                onChange={() => onChange(option.value)}
              />
              {option.content ?? <span>{option.label}</span>}
              {option.about !== undefined && (
                <div id={id}>
                  {option.about.map((words) => (
                    <p key={words}>{words}</p>
                  ))}
                </div>
              )}
            </Box>
          );
        })}
      </div>
    </fieldset>
  );
}
