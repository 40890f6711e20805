import { useId, useState } from 'react';
import {
  findVariation,
  parsePosition,
  BASES,
  type NotationError,
  type Position,
  type Result,
} from '../../engine/index.ts';
import { currentPosition } from '../../game/game.ts';
import { text } from '../../text/library.ts';
import { notationText } from '../../text/faults/refusals.ts';
import { useTable } from '../stores.tsx';
import './fields.css';
import { useLibrary } from './libraryContext.tsx';

/** A position line as the chosen variation reads it, or else as the first one that can. */
function readPosition(line: string, chosen: string): Result<Position, NotationError> | undefined {
  const variation = findVariation(chosen);
  const readings = (variation === undefined ? BASES : [variation]).map((one) => parsePosition(one, line));
  return readings.find((reading) => reading.ok) ?? readings[0];
}

/** Searches for the games in which a position occurs: the one on the table, or one that is written. */
export function PositionField() {
  const shown = useTable((state) => state.shown);
  const variation = useLibrary(({ filter }) => filter.variation);
  const search = useLibrary((state) => state.search);
  const lookFor = useLibrary((state) => state.lookFor);
  const [line, setLine] = useState('');
  const [problem, setProblem] = useState('');
  const id = useId();
  const seek = (): void => {
    const read = readPosition(line.trim(), variation);
    setProblem(read?.ok === false ? notationText(read.error) : '');
    if (read?.ok === true) void lookFor(read.value);
  };
  const told =
    search === null
      ? ''
      : text(search.found === null ? 'library.position-looking' : 'library.position-found', {
          count: search.found?.size ?? 0,
        });
  return (
    <form
      className="look-field look-position"
      onSubmit={(event) => {
        event.preventDefault();
        seek();
      }}
    >
      <label htmlFor={id}>{text('library.filter.position')}</label>
      <div className="position-row">
        <input
          id={id}
          value={line}
          placeholder={text('library.position-example')}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-told`}
          onChange={({ target }) => setLine(target.value)}
        />
        <button type="submit" className="button quiet" disabled={line.trim() === ''}>
          {text('library.position-search')}
        </button>
        <button type="button" className="button quiet" onClick={() => void lookFor(currentPosition(shown))}>
          {text('library.position-table')}
        </button>
        {search !== null && (
          <button type="button" className="button quiet" onClick={() => void lookFor(null)}>
            {text('library.position-none')}
          </button>
        )}
      </div>
      <output id={`${id}-told`} className={problem === '' ? 'help' : 'problem'}>
        {problem === '' ? told : problem}
      </output>
    </form>
  );
}
