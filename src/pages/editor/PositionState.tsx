import { CircleAlert, CircleCheck } from 'lucide-react';
import { outcome, type Arrangement, type NotationError } from '../../engine/index.ts';
import { lookOver } from '../../game/editor/faults.ts';
import { text } from '../../text/passing.ts';
import { outcomeText } from '../../text/outcomes.ts';
import { notationProblem } from '../../text/faults/refusals.ts';
import { sideText } from '../../text/sides.ts';
import './positionState.css';

/** Whether the position can be played, and if not, everything that is wrong with it. The room for it stays the same. */
export function PositionState({ arrangement }: { arrangement: Arrangement }) {
  const { faults } = lookOver(arrangement);
  const isSound = faults.length === 0;
  const Icon = isSound ? CircleCheck : CircleAlert;
  return (
    <section className="position-state" data-sound={isSound || undefined} aria-label={text('editor.state')}>
      <Icon aria-hidden="true" />
      <output>
        {isSound ? (
          <span>{soundText(arrangement)}</span>
        ) : (
          faults.map((fault) => <span key={`${fault.code} ${fault.where}`}>{faultText(fault)}</span>)
        )}
      </output>
    </section>
  );
}

function soundText(position: Arrangement): string {
  const ended = outcome(position);
  return ended.status === 'over'
    ? text('editor.over', { outcome: outcomeText(ended) })
    : text('editor.sound', { side: sideText(position.turn) });
}

/** A fault in words that suit the board; one that only a written line can have, in the words for lines. */
function faultText(fault: NotationError): string {
  const { code, found, expected, where } = fault;
  if ((code !== 'king-count' && code !== 'opponent-in-kaida') || (where !== 'yellow' && where !== 'blue'))
    return notationProblem(fault);
  return text(`editor.fault.${code}`, {
    where: sideText(where),
    found: Number(found),
    expected: Number(expected[0] ?? 0),
  });
}
