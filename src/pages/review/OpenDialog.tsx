import { Swords } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { parseJkn } from '../../game/jkn/index.ts';
import { SAMPLES } from '../../samples/index.ts';
import { titlesOf } from '../../text/review/recordTitles.ts';
import { faultText } from '../../text/faults/jkn.ts';
import { text } from '../../text/review/review.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { useStores } from '../stores.tsx';
import { entryOf } from './entryOf.ts';
import './openDialog.css';
import { openingOf, useReview, useReviewStore } from './reviewStore.tsx';
import { FaultTexts, RecordForm } from './RecordForm.tsx';
import type { useOpening } from './useOpening.ts';
import '../controls/dialog.css';
import '../table/notices.css';

interface OpenDialogProps {
  readonly opening: ReturnType<typeof useOpening>;
  readonly onClose: () => void;
}

/** What can be reviewed: the game at the table, a sample game, a record from a file or pasted text. */
export function OpenDialog({ opening, onClose: closeDialog }: OpenDialogProps) {
  const { reading, open } = opening;
  const onClose = (): void => {
    opening.stop();
    closeDialog();
  };
  const titles = useMemo(() => titlesOf(reading.choices.map(({ tree }) => tree)), [reading.choices]);
  const isUnkept = useReview(({ isChanged, source }) => isChanged && source !== 'library');
  return (
    <Dialog title={text('review.open.title')} onClose={onClose} className="open-game">
      {isUnkept && <p className="notice unsaved">{text('review.open.unsaved')}</p>}
      {reading.share !== null && <Progress share={reading.share} onStop={opening.stop} />}
      {reading.choices.length > 0 ? (
        <section className="open-list">
          <h3>{text('review.open.games', { count: reading.choices.length })}</h3>
          <ol>
            {reading.choices.map((choice, index) => (
              <li key={choice.number}>
                <button type="button" className="open-choice" onClick={() => open(choice, 'text')}>
                  {text('review.open.game', { number: choice.number, title: titles[index] ?? '' })}
                </button>
              </li>
            ))}
          </ol>
          <FaultTexts faults={reading.faults.map(faultText)} />
          {reading.others > 0 && (
            <p className="help">{text('review.open.others', { count: reading.others })}</p>
          )}
          {reading.hasMore && <p className="help">{text('review.open.more')}</p>}
        </section>
      ) : (
        <Openings {...{ opening, onClose }} />
      )}
    </Dialog>
  );
}

/** How far a long record has been read, and a button to stop. */
function Progress({ share, onStop }: { share: number; onStop: () => void }) {
  return (
    <div className="open-progress">
      <label>
        {text('review.open.reading')}
        <progress {...(share > 0 ? { value: share } : {})} />
      </label>
      <button type="button" className="button quiet" onClick={onStop}>
        {text('review.open.stop')}
      </button>
    </div>
  );
}

function Openings({ opening, onClose }: OpenDialogProps) {
  const { table } = useStores();
  const review = useReviewStore();
  const heading = useId();
  return (
    <>
      <button
        type="button"
        className="open-choice"
        onClick={() => {
          void entryOf(review).getState().replace(openingOf(table.getState().sitting));
          onClose();
        }}
      >
        <Swords aria-hidden="true" />
        {text('review.open.table')}
      </button>
      <section className="open-list" aria-labelledby={heading}>
        <h3 id={heading}>{text('review.open.samples')}</h3>
        <ul>
          {SAMPLES.map((sample) => (
            <li key={sample}>
              <button
                type="button"
                className="open-choice"
                onClick={() => void opening.openRecord(sample, 'sample')}
              >
                <SampleTitle sample={sample} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <Record opening={opening} />
    </>
  );
}

function SampleTitle({ sample }: { sample: string }) {
  const [tree] = useState(() => parseJkn(sample).games[0]?.tree ?? null);
  if (tree === null) return null;
  return (
    <span>
      <strong>{tree.tags.get('Event')}</strong> <span>{variationTitle(tree.start.ruleset.variation.id)}</span>
    </span>
  );
}

/** A record from a file or pasted text, with everything that is wrong in it if nothing can be opened. */
const Record = ({ opening: { reading, openRecord, openFile } }: Pick<OpenDialogProps, 'opening'>) => (
  <RecordForm
    problem={reading.problem}
    faults={reading.faults.map((fault) => faultText(fault))}
    onText={(pasted) => void openRecord(pasted)}
    onFile={(file) => void openFile(file)}
  />
);
