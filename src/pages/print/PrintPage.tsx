import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { Every } from '../../game/sheet.ts';
import { text } from '../../text/passing.ts';
import { Choice } from '../controls/Choice.tsx';
import { usePrinting } from '../stores.tsx';
import { Sheet } from './Sheet.tsx';

const CHOICES = ['none', '10', '20', '40'] as const;
type EveryChoice = (typeof CHOICES)[number];

const everyOf = (choice: EveryChoice): Every => (choice === 'none' ? null : Number(choice));

/** A game as a sheet to be printed. */
export function PrintPage() {
  const tree = usePrinting((state) => state.tree);
  const [choice, setChoice] = useState<EveryChoice>('20');
  if (tree === null) return <p>{text('print.nothing')}</p>;
  return (
    <>
      <div className="sheet-tools">
        <Choice
          legend={text('print.diagrams')}
          options={CHOICES.map((value) => ({
            value,
            label:
              value === 'none' ? text('print.diagrams.few') : text('print.diagrams.every', { turns: value }),
          }))}
          value={choice}
          onChange={setChoice}
        />
        <button type="button" className="button" onClick={() => print()}>
          <Printer aria-hidden="true" />
          {text('print.print')}
        </button>
      </div>
      <Sheet tree={tree} every={everyOf(choice)} />
    </>
  );
}
