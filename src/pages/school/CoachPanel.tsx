import { useEffect, useId, useMemo } from 'react';
import { Eye, GraduationCap } from 'lucide-react';
import { endingOf } from '../../game/endings.ts';
import type { Remark } from '../../learn/school/coach.ts';
import { pupilOf, type Pupil } from '../../learn/school/pupil.ts';
import { NOTHING_POINTED, type Pointed } from '../../store/computer.ts';
import { levelText, remarkText, text } from '../../text/learn/school.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { RichText } from '../controls/RichText.tsx';
import { useComputer, useTable } from '../stores.tsx';
import { CoachEnd } from './CoachEnd.tsx';
import { Goals } from './Goals.tsx';
import { useCoaching } from './schoolStores.ts';
import './coach.css';
import '../table/panel.css';

/** The coach beside a game of the school: its goals, and what there is to say about the learner's last turn. */
export function CoachPanel() {
  const sitting = useTable((state) => state.sitting);
  const pupil = useMemo(() => pupilOf(sitting), [sitting]);
  return pupil === null ? null : <Coach pupil={pupil} />;
}

function Coach({ pupil }: { pupil: Pupil }) {
  const id = useId();
  const end = useTable(({ sitting }) => endingOf(sitting));
  return (
    <section className="panel coach" data-in-sight="" aria-labelledby={id}>
      <div className="coach-head">
        <GraduationCap aria-hidden="true" />
        <h2 id={id}>{text('coach.label')}</h2>
        <span>{levelText(pupil.level)}</span>
      </div>
      {end !== null && <CoachEnd pupil={pupil} winner={end.winner} />}
      <Goals game={pupil.game} reached={pupil.reached} />
      <Words isOver={end !== null} />
    </section>
  );
}

/**
 * The remark on the last turn, which is read aloud as well, and its squares on the board while they are wanted. At the
 * end only what went wrong is worth saying.
 */
function Words({ isOver }: { isOver: boolean }) {
  const said = useCoaching((state) => state.said);
  const isLooking = useCoaching((state) => state.isLooking);
  const remark = isLooking ? null : (said?.remark ?? null);
  const ruleset = useTable(({ sitting }) => sitting.game.tree.start.ruleset);
  const pointed = useComputer((state) => state.pointed);
  const point = useComputer((state) => state.point);
  const words =
    remark === null ? text(isLooking ? 'coach.looking' : 'coach.waiting') : remarkText(ruleset, remark);
  const wanted = useMemo(() => pointedBy(remark), [remark]);
  const isShown = pointed === wanted && wanted !== NOTHING_POINTED;
  useEffect(
    () => () => {
      if (wanted !== NOTHING_POINTED) point(NOTHING_POINTED);
    },
    [wanted, point],
  );
  if (isOver && (remark === null || toneOf(remark) === 'good')) return null;
  return (
    <div className="coach-words">
      <p className={remark === null ? 'coach-remark' : `coach-remark ${toneOf(remark)}`}>
        <RichText words={words} />
      </p>
      <output className="visually-hidden">{words}</output>
      {wanted !== NOTHING_POINTED && (
        <IconButton
          icon={Eye}
          label={text('coach.show')}
          aria-pressed={isShown}
          onClick={() => point(isShown ? NOTHING_POINTED : wanted)}
        />
      )}
    </div>
  );
}

const toneOf = ({ code }: Remark): 'good' | 'bad' => (code === 'best' || code === 'good' ? 'good' : 'bad');

/** What the learner missed is drawn in green, what the enemy was given in red. */
function pointedBy(remark: Remark | null): Pointed {
  if (remark === null || remark.move === null) return NOTHING_POINTED;
  const { from, to } = remark.move;
  const colour = remark.code.startsWith('missed-') ? 'green' : 'red';
  return { arrows: [{ colour, from, to }], marks: [{ colour, square: to }] };
}
