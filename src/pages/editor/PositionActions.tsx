import { BookOpen, Copy, Play, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatPosition, type Arrangement } from '../../engine/index.ts';
import { turnsCutOff } from '../../game/sitting/cutOff.ts';
import { lookOver } from '../../game/editor/faults.ts';
import { newTree, ROOT } from '../../game/tree/index.ts';
import { text } from '../../text/passing.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { PassOn } from '../share/PassOn.tsx';
import { useOpenReview } from '../share/reviewed.ts';
import { useCopy } from '../share/useCopy.ts';
import { useTable } from '../stores.tsx';
import { PlayDialog } from './PlayDialog.tsx';
import './positionActions.css';

/** What can be done with the position on the board. */
export function PositionActions({ arrangement }: { arrangement: Arrangement }) {
  const turns = useTable(({ sitting }) => turnsCutOff(sitting));
  const openReview = useOpenReview();
  const [isPassing, setPassing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { copied, copy } = useCopy();
  const tree = useMemo(() => newTree(arrangement), [arrangement]);
  const line = formatPosition(arrangement);
  const isSound = lookOver(arrangement).faults.length === 0;
  return (
    <div className="position-ways">
      <button type="button" className="button" disabled={!isSound} onClick={() => setAsking(true)}>
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
      {isAsking && <PlayDialog arrangement={arrangement} turns={turns} onClose={() => setAsking(false)} />}
    </div>
  );
}
