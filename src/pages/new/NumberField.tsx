import { useId } from 'react';
import type { DraftField, DraftProblem } from '../../game/sitting/setup.ts';
import { draftProblemText } from '../../text/setup/setupWords.ts';
import './fields.css';

interface NumberFieldProps {
  readonly field: DraftField;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problems: readonly DraftProblem[];
}

/** A number that is typed, with its error below. */
export function NumberField({ field, label, value, onChange, problems }: NumberFieldProps) {
  const ids = { input: useId(), problem: useId() };
  const problem = problems.find((one) => one.field === field);
  return (
    <div className="number-field">
      <label htmlFor={ids.input}>{label}</label>
      <input
        id={ids.input}
        type="number"
        inputMode="numeric"
        min={0}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={ids.problem}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={ids.problem} className="problem field-problem">
        {problem !== undefined && draftProblemText(problem)}
      </p>
    </div>
  );
}
