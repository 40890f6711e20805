import { useState, type SubmitEvent } from 'react';
import { withResult } from '../../game/recordEnd.ts';
import { resultOf, RESULTS, withTag, type KnownTag, type Tags } from '../../game/tree/index.ts';
import { text } from '../../text/review/review.ts';
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

/** The label of a tag; those of the players by the colours on the board. */
const tagText = (name: (typeof FIELDS)[number]): string =>
  name === 'Yellow' || name === 'Blue'
    ? text('review.tag.player', { side: sideText(name === 'Yellow' ? 'yellow' : 'blue') })
    : text(`review.tag.${name}`);

/** A date as records have it, `2026.03.??` for `2026-3`; anything else unchanged. */
function plainDate(entered: string): string {
  const [date, year, month, day] = /^(\d{4})(?:[-./](\d\d?)(?:[-./](\d\d?))?)?$/.exec(entered) ?? [];
  if (date === undefined) return entered;
  return [year, ...[month, day].map((part) => part?.padStart(2, '0') ?? '??')].join('.');
}

/** The tags with what was entered: emptying a field removes its tag. */
function withEntered(tags: Tags, name: KnownTag, entered: string): Tags {
  const value = entered.trim();
  if (value === valueIn(tags, name).trim()) return tags;
  if (name === 'Result') return withResult(tags, value);
  if (name === 'Date') return withTag(tags, name, plainDate(value));
  return value === '' ? new Map([...tags].filter(([known]) => known !== name)) : withTag(tags, name, value);
}

const valueIn = (tags: Tags, name: KnownTag): string =>
  name === 'Result' ? resultOf(tags) : (tags.get(name) ?? '');

/** Who played, where and when, and how it ended. */
export function TagsDialog({ onClose }: { onClose: () => void }) {
  const tags = useReview(({ tree }) => tree.tags);
  const setTags = useReview((state) => state.setTags);
  const [draft, setDraft] = useState<ReadonlyMap<KnownTag, string>>(new Map());
  const shown = (name: KnownTag): string => draft.get(name) ?? valueIn(tags, name);
  const write = (name: KnownTag, value: string): void =>
    setDraft((before) => new Map(before).set(name, value));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const entered = [...draft].reduce((before, [name, value]) => withEntered(before, name, value), tags);
    if (entered !== tags) setTags(entered);
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
                value={shown(name)}
                autoComplete="off"
                title={name === 'Date' ? text('review.tag.date-form') : undefined}
                placeholder={name === 'Date' ? '2026.11.21' : undefined}
                onChange={(event) => write(name, event.target.value)}
              />
            </label>
          ))}
          <label>
            <span>{text('review.tag.Result')}</span>
            <select value={shown('Result')} onChange={(event) => write('Result', event.target.value)}>
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
