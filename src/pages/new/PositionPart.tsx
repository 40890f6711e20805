import { useId } from 'react';
import { readStart } from '../../game/sitting/setup.ts';
import { draftProblemText } from '../../text/setup/setupWords.ts';
import { text } from '../../text/setup/setup.ts';
import { useNavigation } from '../navigation.ts';
import { MiniBoard } from './MiniBoard.tsx';
import type { PartProps } from './parts.ts';
import { Section } from './Section.tsx';
import './fields.css';

/** A position from which play starts instead of the start of the game. */
export function PositionPart({ draft, onChange, problems }: PartProps) {
  const ids = { field: useId(), help: useId(), problem: useId() };
  const { open } = useNavigation();
  const problem = problems.find(({ field }) => field === 'position');
  const isOwn = draft.position.trim() !== '';
  const start = readStart(draft, 'yellow');
  return (
    <Section title={text('from.heading')} value={text(isOwn ? 'from.position' : 'from.start')}>
      <div className="position-field">
        <label htmlFor={ids.field}>{text('from.label')}</label>
        <textarea
          id={ids.field}
          rows={3}
          spellCheck={false}
          value={draft.position}
          aria-describedby={`${ids.help} ${ids.problem}`}
          aria-invalid={problem !== undefined}
          onChange={(event) => onChange({ position: event.target.value })}
        />
        <p id={ids.problem} className="problem field-problem">
          {problem !== undefined && draftProblemText(problem)}
        </p>
        <p id={ids.help} className="help">
          {text('from.help')}
        </p>
        <button type="button" className="button quiet" onClick={() => open('/editor')}>
          {text('from.set-up')}
        </button>
        {isOwn && start.ok && <MiniBoard position={start.value} />}
      </div>
    </Section>
  );
}
