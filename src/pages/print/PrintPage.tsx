import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Every } from '../../game/sheet.ts';
import { recordOfSitting } from '../../game/sittingRecord.ts';
import { text } from '../../text/passing.ts';
import { Choice } from '../controls/Choice.tsx';
import { usePrinting, useTable } from '../stores.tsx';
import { Sheet } from './Sheet.tsx';
import './sheet.css';

const CHOICES = ['none', '10', '20', '40'] as const;
type EveryChoice = (typeof CHOICES)[number];

const everyOf = (choice: EveryChoice): Every => (choice === 'none' ? null : Number(choice));

/** A game as a sheet to be printed: the one that was laid there, after a reload the game at the table. */
export function PrintPage() {
  const laid = usePrinting((state) => state.tree);
  const sitting = useTable((state) => state.sitting);
  const tree = useMemo(() => laid ?? recordOfSitting(sitting).tree, [laid, sitting]);
  const [choice, setChoice] = useState<EveryChoice>('20');
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
