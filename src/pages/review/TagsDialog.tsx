import { useState, type SubmitEvent } from 'react';
import { RESULTS, withTag, type KnownTag, type Tags } from '../../game/tree/index.ts';
import { text } from '../../text/review.ts';
import { sideText } from '../../text/sides.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { useReview } from './reviewStore.tsx';
import './tagsDialog.css';
import '../controls/dialog.css';

const FIELDS = [
  'Yellow',
  'Blue',
  'Event',
  'Site',
  'Date',
  'Round',
  'Rules',
  'Annotator',
] as const satisfies readonly KnownTag[];

/** What a tag is called; those of the players by the colours that are seen. */
const tagText = (name: (typeof FIELDS)[number]): string =>
  name === 'Yellow' || name === 'Blue'
    ? text('review.tag.player', { side: sideText(name === 'Yellow' ? 'yellow' : 'blue') })
    : text(`review.tag.${name}`);

/** Who played, where and when, and how it ended. */
export function TagsDialog({ onClose }: { onClose: () => void }) {
  const tags = useReview(({ tree }) => tree.tags);
  const setTags = useReview((state) => state.setTags);
  const [draft, setDraft] = useState<Tags>(tags);
  const write = (name: string, value: string): void => setDraft((before) => new Map(before).set(name, value));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTags([...draft].reduce((changed, [name, value]) => withTag(changed, name, value.trim()), tags));
    onClose();
  };
  return (
    <Dialog title={text('review.tags')} onClose={onClose}>
      <form onSubmit={submit}>
        <div className="tag-fields">
          {FIELDS.map((name) => (
            <label key={name}>
              <span>{tagText(name)}</span>
              <input
                type="text"
                value={draft.get(name) ?? ''}
                autoComplete="off"
                title={name === 'Date' ? text('review.tag.date-form') : undefined}
                placeholder={name === 'Date' ? '2026.11.21' : undefined}
                onChange={(event) => write(name, event.target.value)}
              />
            </label>
          ))}
          <label>
            <span>{text('review.tag.Result')}</span>
            <select
              value={draft.get('Result') ?? '*'}
              onChange={(event) => write('Result', event.target.value)}
            >
              {RESULTS.map((result) => (
                <option key={result} value={result}>
                  {result === '*'
                    ? text('review.result.none')
                    : result.replaceAll('1/2', '½').replace('-', ' – ')}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className="dialog-actions">
          <button type="button" className="button quiet" onClick={onClose}>
            {text('action.cancel')}
          </button>
          <button type="submit" className="button">
            {text('review.tags.keep')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
