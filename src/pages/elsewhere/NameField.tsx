import { useId } from 'react';
import { LONGEST_NAME } from '../../game/sitting/terms.ts';
import { text } from '../../text/elsewhere.ts';

interface NameFieldProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** The name that the other player sees. */
export function NameField({ name, onChange }: NameFieldProps) {
  const field = useId();
  return (
    <>
      <label htmlFor={field}>{text('elsewhere.name')}</label>
      <input
        id={field}
        type="text"
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="name"
        placeholder={text('elsewhere.name-hint')}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
