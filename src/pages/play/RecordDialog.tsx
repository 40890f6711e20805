import { useId, useRef, useState } from 'react';
import { SIDES } from '../../engine/index.ts';
import { endingOf } from '../../game/endings.ts';
import { variationIdOf } from '../../game/game.ts';
import { formatGameRecord } from '../../game/record.ts';
import type { Sitting } from '../../game/sitting.ts';
import { useNavigation } from '../navigation.ts';
import { useTable } from '../stores.tsx';
import { outcomeReason, outcomeText } from '../../text/outcomes.ts';
import { playerText } from '../../text/players.ts';
import { bookSides } from '../../text/sides.ts';
import { text } from '../../text/dialogs.ts';
import { variationTitle } from '../../text/variations.ts';
import { Dialog } from '../controls/Dialog.tsx';
import '../controls/dialog.css';

/** The record with the game's title, its players if they are named, and its ending. */
function recordText(sitting: Sitting): string {
  const { game, terms } = sitting;
  const end = endingOf(sitting);
  const sides = bookSides();
  const named = SIDES.filter((side) => terms.names[side] !== '').map((side) =>
    playerText(side, terms.names, sides),
  );
  const title = [variationTitle(variationIdOf(game)), ...named].join('\n');
  const ending =
    end === null
      ? null
      : `${outcomeText(end, { sides })}. ${outcomeReason(end, game.tree.start.ruleset, sides)}`;
  return formatGameRecord(title, game, ending);
}

/** The game as text to copy. */
export function RecordDialog({ onClose }: { onClose: () => void }) {
  const record = useTable(({ sitting }) => recordText(sitting));
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const { open } = useNavigation();
  const id = useId();
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(record);
      setCopied(true);
    } catch {
      // without leave to use the clipboard the text stays selected, to be copied by hand
    }
  };
  return (
    <Dialog title={text('record.title')} onClose={onClose}>
      <p id={`${id}-help`}>{text('record.help')}</p>
      <textarea
        ref={field}
        readOnly
        rows={12}
        aria-label={text('record.label')}
        aria-describedby={`${id}-help`}
        value={record}
        onFocus={(event) => event.target.select()}
      />
      <div className="dialog-actions">
        <output>{copied ? text('action.copied') : ''}</output>
        <button type="button" className="button quiet" onClick={() => open('/pass-on', true)}>
          {text('pass-on.title')}
        </button>
        <button type="button" className="button quiet" onClick={() => open('/review')}>
          {text('action.review-game')}
        </button>
        <button type="button" className="button" onClick={() => void copy()}>
          {text('action.copy')}
        </button>
      </div>
    </Dialog>
  );
}
