import { ListFilter } from 'lucide-react';
import { useId } from 'react';
import { HOUSE_RULE_IDS } from '../../engine/index.ts';
import { RESULTS, TERMINATIONS } from '../../game/tree/index.ts';
import { LARGER_IDS, VARIATION_IDS } from '../../game/games/games.ts';
import { CABINET_ENDINGS, STATUSES, type Summary } from '../../store/library/entry.ts';
import { HOUSES, isFiltering, labelsOf, NO_FILTER } from '../../store/library/query.ts';
import { shelfText } from '../../text/cabinet/shelf.ts';
import { ruleTitle } from '../../text/setup/houseRules.ts';
import { text } from '../../text/library.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import './search.css';
import { useLibrary } from './libraryContext.tsx';
import { PositionField } from './PositionField.tsx';
import { endingText, resultText } from './words.ts';

type Ending = Parameters<typeof endingText>[0];
type Option = readonly [value: string, label: string];
const BASE_OPTIONS: readonly Option[] = [...VARIATION_IDS, ...LARGER_IDS].map((id) => [
  id,
  variationTitle(id),
]);
const RULE_OPTIONS: readonly Option[] = HOUSE_RULE_IDS.map((rule) => [rule, ruleTitle(rule)]);
const ENDINGS: readonly Ending[] = TERMINATIONS.filter((ending) => ending !== 'unfinished');

interface FiltersButtonProps {
  /** The id of the filters. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes the filters, and counts those in use. */
export function FiltersButton({ controls, isOpen, onToggle }: FiltersButtonProps) {
  const filter = useLibrary((state) => state.filter);
  const isSearching = useLibrary(({ search }) => search !== null);
  const count =
    Object.entries(filter).filter(([part, value]) => part !== 'text' && value !== '').length +
    Number(isSearching);
  return (
    <button
      type="button"
      className="button quiet"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <ListFilter aria-hidden="true" />
      {text('library.filters', { count })}
    </button>
  );
}

/** What can be searched for besides words. */
export function Filters({ id, isOpen }: { id: string; isOpen: boolean }) {
  const filter = useLibrary((state) => state.filter);
  const look = useLibrary((state) => state.look);
  const lookFor = useLibrary((state) => state.lookFor);
  const isSearching = useLibrary(({ search }) => search !== null);
  const games = useLibrary((state) => state.games);
  const labels = labelOptions(games, filter.label);
  return (
    <div id={id} className="filter-fields" hidden={!isOpen}>
      <Picking part="variation" options={[...BASE_OPTIONS, ...cabinetOptions(games, filter.variation)]} />
      <Picking part="rule" options={RULE_OPTIONS} />
      <Picking part="status" options={STATUSES.map((status) => [status, text(`library.status.${status}`)])} />
      <Picking part="result" options={RESULTS.map((result) => [result, resultText(result)])} />
      <Picking part="ending" options={endingOptions(games, filter.ending)} />
      <Picking part="label" options={labels} />
      <DateField part="from" />
      <DateField part="to" />
      <PositionField />
      <button
        type="button"
        className="button quiet"
        disabled={!isFiltering(filter) && !isSearching}
        onClick={() => {
          look(NO_FILTER);
          void lookFor(null);
        }}
      >
        {text('library.clear-filters')}
      </button>
    </div>
  );
}

/** The labels of the games, including the one that is searched for even if no game has it any more. */
function labelOptions(games: readonly Summary[], wanted: string): readonly Option[] {
  const counts = labelsOf(games);
  const isGone = wanted !== '' && counts.every(([label]) => label !== wanted);
  return [...counts, ...(isGone ? [[wanted, 0] as const] : [])].map(([label, count]) => [
    label,
    `${label} (${count})`,
  ]);
}

/**
 * The games of the cabinet in the library, and both kinds as a whole; nothing if there is none. The one that is
 * searched for stays listed when its last game has gone.
 */
function cabinetOptions(games: readonly Summary[], wanted: string): readonly Option[] {
  const ids = new Set(games.flatMap(({ cabinet }) => (cabinet === undefined ? [] : [cabinet.game])));
  const isOther = wanted !== '' && BASE_OPTIONS.every(([id]) => id !== wanted);
  if (isOther && HOUSES.every((house) => house !== wanted)) ids.add(wanted);
  if (ids.size === 0 && !isOther) return [];
  const named = [...ids].map((id): Option => [id, shelfText('name', id)]);
  const [jikaida, cabinet] = HOUSES;
  return [
    [jikaida, text('library.all-jikaida')],
    [cabinet, text('library.all-cabinet')],
    ...named.toSorted(([, a], [, b]) => a.localeCompare(b)),
  ];
}

/**
 * The endings of Jikaida, and those that only games of the cabinet have if the library holds any; the one that is
 * searched for stays listed.
 */
function endingOptions(games: readonly Summary[], wanted: string): readonly Option[] {
  const isAny = games.some(({ cabinet }) => cabinet !== undefined);
  const others = CABINET_ENDINGS.filter((ending) => !ENDINGS.includes(ending));
  return [...ENDINGS, ...others.filter((ending) => isAny || ending === wanted)].map((ending) => [
    ending,
    endingText(ending),
  ]);
}

type PickedPart = 'variation' | 'rule' | 'status' | 'result' | 'ending' | 'label';

/** A choice for one part of the filter; the first option matches anything. */
function Picking({ part, options }: { part: PickedPart; options: readonly Option[] }) {
  const value = useLibrary(({ filter }) => filter[part]);
  const look = useLibrary((state) => state.look);
  const id = useId();
  return (
    <div className="look-field">
      <label htmlFor={id}>{text(`library.filter.${part}`)}</label>
      <select id={id} value={value} onChange={({ target }) => look({ [part]: target.value })}>
        <option value="">{text('library.any')}</option>
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function DateField({ part }: { part: 'from' | 'to' }) {
  const value = useLibrary(({ filter }) => filter[part]);
  const look = useLibrary((state) => state.look);
  const id = useId();
  return (
    <div className="look-field">
      <label htmlFor={id}>{text(`library.filter.${part}`)}</label>
      <input id={id} type="date" value={value} onChange={({ target }) => look({ [part]: target.value })} />
    </div>
  );
}
