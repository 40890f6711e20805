import { useState } from 'react';
import { chooseCores, coresToUse, mostCores, thisMachine } from '../../store/computer/cores.ts';
import { text } from '../../text/dialogs.ts';
import { Choice } from '../controls/Choice.tsx';
import '../controls/choice.css';

/** How many cores the computer may use; if only one is available, why. */
export function Cores() {
  const [machine] = useState(thisMachine);
  const [chosen, setChosen] = useState(() => coresToUse(machine));
  const [isRefused, setRefused] = useState(false);
  const most = mostCores(machine);
  if (most === 1)
    return (
      <fieldset className="choice">
        <legend>{text('settings.cores')}</legend>
        <p>{text('settings.cores.one')}</p>
      </fieldset>
    );
  return (
    <>
      <Choice
        legend={text('settings.cores')}
        options={Array.from({ length: most }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` }))}
        value={`${chosen}`}
        onChange={(value) => {
          const isKept = chooseCores(Number(value));
          setRefused(!isKept);
          if (isKept) setChosen(Number(value));
        }}
      />
      {isRefused && <p role="alert">{text('settings.cores.unkept')}</p>}
      <p>{text('settings.cores.help')}</p>
    </>
  );
}
