import { ArrowDownWideNarrow, ArrowUpNarrowWide, Search, Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { SORT_KEYS, usualSorting } from '../../store/library/query.ts';
import { text } from '../../text/library.ts';
import { IconButton } from '../controls/IconButton.tsx';
import './search.css';
import { FileButton } from './FileButton.tsx';
import { Filters, FiltersButton } from './Filters.tsx';
import { useLibrary } from './libraryContext.tsx';
import { useFiles } from './useFiles.ts';

/** The field for any word of a game, the filters, the order of the list, and the button for importing files. */
export function SearchBar() {
  const written = useLibrary(({ filter }) => filter.text);
  const sorting = useLibrary((state) => state.sorting);
  const look = useLibrary((state) => state.look);
  const sort = useLibrary((state) => state.sort);
  const { importFiles } = useFiles();
  const filters = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="search-bar">
      <search className="search-field">
        <Search aria-hidden="true" />
        <input
          type="search"
          aria-label={text('library.search')}
          placeholder={text('library.search-example')}
          value={written}
          onChange={({ target }) => look({ text: target.value })}
        />
      </search>
      <FiltersButton controls={filters} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      <div className="sorting">
        <label className="look-field">
          <span className="visually-hidden">{text('library.sort')}</span>
          <select
            value={sorting.by}
            onChange={({ target }) => {
              const by = SORT_KEYS.find((key) => key === target.value);
              if (by !== undefined) sort(usualSorting(by));
            }}
          >
            {SORT_KEYS.map((key) => (
              <option key={key} value={key}>
                {text(`library.sort.${key}`)}
              </option>
            ))}
          </select>
        </label>
        <IconButton
          icon={sorting.descending ? ArrowDownWideNarrow : ArrowUpNarrowWide}
          label={text(sorting.descending ? 'library.descending' : 'library.ascending')}
          onClick={() => sort({ ...sorting, descending: !sorting.descending })}
        />
      </div>
      <FileButton
        icon={Upload}
        label={text('library.import-short')}
        accept=".jkn,.pgn,.txt,.json"
        onFiles={importFiles}
      />
      <Filters id={filters} isOpen={isOpen} />
    </div>
  );
}
