import { Play } from 'lucide-react';
import { useStore } from 'zustand';
import { SIDES } from '../../engine/index.ts';
import { DRILLS, GROUNDS } from '../../practice/drill.ts';
import type { RoundStore } from '../../store/practice/round.ts';
import { text } from '../../text/learn/practice.ts';
import { sideText } from '../../text/sides.ts';
import { Check } from '../controls/Check.tsx';
import { Choice } from '../controls/Choice.tsx';
import './drill.css';

/** How a round is set up, and its start. */
export function DrillSettings({ store }: { store: RoundStore }) {
  const { setup, phase, setUp, start } = useStore(store);
  return (
    <div className="drill-settings">
      <button type="button" className="button go" onClick={() => start(performance.now())}>
        <Play aria-hidden="true" />
        {text(phase === 'over' ? 'drill.again' : 'drill.start')}
      </button>
      <Choice
        legend={text('drill.kind')}
        options={DRILLS.map((value) => ({ value, label: text(`drill.kind.${value}`) }))}
        value={setup.drill}
        onChange={(drill) => setUp({ drill })}
      />
      <Choice
        legend={text('drill.ground')}
        options={GROUNDS.map((value) => ({ value, label: text(`drill.ground.${value}`) }))}
        value={setup.ground}
        onChange={(ground) => setUp({ ground })}
      />
      <Choice
        legend={text('drill.side')}
        options={SIDES.map((value) => ({ value, label: sideText(value) }))}
        value={setup.side}
        onChange={(side) => setUp({ side })}
      />
      <div>
        <Check label={text('drill.clock')} checked={setup.timed} onChange={(timed) => setUp({ timed })} />
        <Check label={text('drill.labels')} checked={setup.labels} onChange={(labels) => setUp({ labels })} />
      </div>
    </div>
  );
}
