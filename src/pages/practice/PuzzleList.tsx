import { ArrowRight, Check } from 'lucide-react';
import { GAME_IDS } from '../../game/games/games.ts';
import { memo, useMemo } from 'react';
import { Link } from 'wouter';
import { ANY, chosen, countByTheme, gameOf, type Filter } from '../../practice/choosing.ts';
import { GRADES, THEMES, type Puzzle } from '../../practice/puzzle.ts';
import { PUZZLES } from '../../practice/puzzles.ts';
import { nextFor } from '../../store/practice/next.ts';
import { text } from '../../text/learn/practice.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { puzzleAddress } from './addresses.ts';
import { GradeMark } from './GradeMark.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { useDocumentTitle } from '../useDocumentTitle.ts';
import { useHeading } from '../useHeading.ts';
import { useKept } from './keptStore.ts';
import { aimParts } from './words.ts';
import './puzzleList.css';
import '../table/notices.css';

const COUNTS = countByTheme(PUZZLES);

/** All puzzles, or those of a theme, a game and a grade, and the way to the next one. */
export function PuzzleList({ lost }: { lost: 'puzzle.not-found' | 'puzzle.retired' | null }) {
  const heading = useHeading();
  useDocumentTitle(text('practice.puzzles'));
  const kept = useKept((state) => state.kept);
  const { filter, solved } = kept;
  const shown = useMemo(() => chosen(PUZZLES, filter), [filter]);
  const isSolved = (id: string): boolean => solved[id] !== undefined;
  const next = useMemo(() => nextFor(kept, null), [kept]);
  const count = shown.filter(({ id }) => isSolved(id)).length;
  return (
    <main className="puzzle-list-page">
      <h1 ref={heading} tabIndex={-1}>
        {text('practice.puzzles')}
      </h1>
      {lost !== null && (
        <p className="notice" role="alert">
          {text(lost)}
        </p>
      )}
      <Filters filter={filter} />
      <div className="puzzle-list-head">
        <output>{text('filter.shown', { count: shown.length, solved: count })}</output>
        {next !== null && (
          <Link href={puzzleAddress(next.id)} className="button go">
            {text('practice.puzzles.next')}
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
      </div>
      {shown.length === 0 ? (
        <p>{text('filter.none')}</p>
      ) : (
        <ol className="puzzle-list" aria-label={text('list.label')}>
          {shown.map((puzzle) => (
            <Entry
              key={puzzle.id}
              puzzle={puzzle}
              state={solved[puzzle.id]}
              tellsTheme={isSolved(puzzle.id) || filter.theme !== null}
            />
          ))}
        </ol>
      )}
    </main>
  );
}

interface EntryProps {
  readonly puzzle: Puzzle;
  readonly state: 'clean' | 'helped' | undefined;
  /** The theme is half the solution: it is shown once the puzzle is solved, and to players who have filtered by it. */
  readonly tellsTheme: boolean;
}

const Entry = memo(function Entry({ puzzle, state, tellsTheme }: EntryProps) {
  const [side, aim] = aimParts(puzzle);
  return (
    <li>
      <Link href={puzzleAddress(puzzle.id)} className="puzzle-entry" data-state={state}>
        <Thumbnail puzzle={puzzle} />
        <span className="puzzle-words">
          <span className="puzzle-aim">{aim}</span>
          <span>{side}</span>
          <span>{variationTitle(gameOf(puzzle))}</span>
          <GradeMark grade={puzzle.grade} />
          {tellsTheme && <span className="puzzle-theme">{text(`theme.${puzzle.theme}`)}</span>}
        </span>
        <span className="puzzle-sign">{state !== undefined && <Check aria-hidden="true" />}</span>
        <span className="visually-hidden">{text(`puzzle.${state ?? 'open'}`)}</span>
      </Link>
    </li>
  );
});

function Filters({ filter }: { filter: Filter }) {
  const look = useKept((state) => state.look);
  return (
    <fieldset className="puzzle-filters">
      <legend className="visually-hidden">{text('filter.label')}</legend>
      <Select
        label={text('filter.theme')}
        value={filter.theme}
        options={THEMES.filter((theme) => (COUNTS.get(theme) ?? 0) > 0).map((theme) => [
          theme,
          text(`theme.${theme}`),
        ])}
        onChange={(theme) => look({ ...filter, theme })}
      />
      <Select
        label={text('filter.game')}
        value={filter.game}
        options={GAME_IDS.map((game) => [game, variationTitle(game)])}
        onChange={(game) => look({ ...filter, game })}
      />
      <Select
        label={text('filter.grade')}
        value={filter.grade}
        options={GRADES.map((grade) => [grade, text('puzzle.grade.name', { grade: String(grade) })])}
        onChange={(grade) => look({ ...filter, grade })}
      />
      <button
        type="button"
        className="button quiet"
        disabled={filter.theme === null && filter.game === null && filter.grade === null}
        onClick={() => look(ANY)}
      >
        {text('filter.clear')}
      </button>
    </fieldset>
  );
}

interface SelectProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value | null;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value | null) => void;
}

function Select<Value extends string | number>({ label, value, options, onChange }: SelectProps<Value>) {
  return (
    <label>
      <span>{label}</span>
      <select
        value={value ?? ''}
        onChange={({ target }) =>
          onChange(options.find(([known]) => String(known) === target.value)?.[0] ?? null)
        }
      >
        <option value="">{text('filter.any')}</option>
        {options.map(([known, words]) => (
          <option key={known} value={known}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
