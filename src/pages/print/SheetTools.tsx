import { Printer } from 'lucide-react';
import type { Every } from '../../game/sheet.ts';
import { text } from '../../text/passing.ts';
import { Choice } from '../controls/Choice.tsx';
import './sheet.css';

const CHOICES = ['none', '10', '20', '40'] as const;
export type EveryChoice = (typeof CHOICES)[number];

export const everyOf = (choice: EveryChoice): Every => (choice === 'none' ? null : Number(choice));

interface SheetToolsProps {
  readonly choice: EveryChoice;
  readonly onChoose: (choice: EveryChoice) => void;
}

/** How many pictures the sheet has, and the button that prints it. */
export const SheetTools = ({ choice, onChoose }: SheetToolsProps) => (
  <div className="sheet-tools">
    <Choice
      legend={text('print.diagrams')}
      options={CHOICES.map((value) => ({
        value,
        label: value === 'none' ? text('print.diagrams.few') : text('print.diagrams.every', { turns: value }),
      }))}
      value={choice}
      onChange={onChoose}
    />
    <button type="button" className="button" onClick={() => print()}>
      <Printer aria-hidden="true" />
      {text('print.print')}
    </button>
  </div>
);
