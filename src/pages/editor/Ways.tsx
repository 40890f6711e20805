import { BookOpen, Copy, Play, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatPosition, type Arrangement } from '../../engine/index.ts';
import { lookOver } from '../../game/editor/faults.ts';
import { endingOf } from '../../game/endings.ts';
import { turnsMade } from '../../game/game.ts';
import { newTree, ROOT } from '../../game/tree/index.ts';
import { text } from '../../text/passing.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { useNavigation } from '../navigation.ts';
import { TABLE } from '../places.ts';
import { PassOn } from '../share/PassOn.tsx';
import { useOpenReview } from '../share/reviewed.ts';
import { useCopy } from '../share/useCopy.ts';
import { useTable } from '../stores.tsx';
import './positionState.css';

/** What can be done with the position that stands on the board. */
export function Ways({ arrangement }: { arrangement: Arrangement }) {
  const start = useTable((state) => state.start);
  const turns = useTable(({ sitting, game }) => (endingOf(sitting) === null ? turnsMade(game) : 0));
  const { open } = useNavigation();
  const openReview = useOpenReview();
  const [isPassing, setPassing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { copied, copy } = useCopy();
  const tree = useMemo(() => newTree(arrangement), [arrangement]);
  const line = formatPosition(arrangement);
  const isSound = lookOver(arrangement).faults.length === 0;
  const play = (): void => {
    start(arrangement.ruleset.variation, arrangement);
    open(TABLE);
  };
  return (
    <div className="ways">
      <button
        type="button"
        className="button"
        disabled={!isSound}
        onClick={() => (turns > 0 ? setAsking(true) : play())}
      >
        <Play aria-hidden="true" />
        {text('editor.play')}
      </button>
      <button type="button" className="button quiet" onClick={() => copy(line)}>
        <Copy aria-hidden="true" />
        {text(copied === line ? 'action.copied' : 'editor.copy')}
      </button>
      <button
        type="button"
        className="button quiet"
        disabled={!isSound}
        onClick={() => void openReview(tree)}
      >
        <BookOpen aria-hidden="true" />
        {text('editor.analyse')}
      </button>
      <button type="button" className="button quiet" disabled={!isSound} onClick={() => setPassing(true)}>
        <Share2 aria-hidden="true" />
        {text('editor.pass-on')}
      </button>
      {isPassing && (
        <Dialog title={text('pass-on.title')} onClose={() => setPassing(false)}>
          <PassOn tree={tree} node={ROOT} />
        </Dialog>
      )}
      {isAsking && (
        <Dialog title={text('editor.replace.title')} onClose={() => setAsking(false)}>
          <p>{text('editor.replace.help', { turns })}</p>
          <div className="dialog-actions">
            <button type="button" className="button quiet" onClick={() => setAsking(false)}>
              {text('action.cancel')}
            </button>
            <button type="button" className="button" onClick={play}>
              {text('editor.replace.confirm')}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
