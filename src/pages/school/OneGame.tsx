import { useEffect, useState, type SubmitEvent } from 'react';
import { Link } from 'wouter';
import { SIDES, startPosition, type Side } from '../../engine/index.ts';
import { turnsCutOff } from '../../game/sitting/cutOff.ts';
import { variationOf } from '../../game/games/games.ts';
import { SCHOOL_LEVELS, type SchoolGame, type SchoolLevel } from '../../learn/school/games.ts';
import { schoolSetup } from '../../learn/school/setup.ts';
import { NOTHING_REACHED } from '../../store/school/results.ts';
import { opponentName, text } from '../../text/learn/school.ts';
import { sideText } from '../../text/sides.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { Choice } from '../controls/Choice.tsx';
import { explained } from '../controls/RichText.tsx';
import { useNavigation } from '../navigation.ts';
import { TABLE } from '../places.ts';
import { MiniBoard } from '../new/MiniBoard.tsx';
import { Coach } from '../play/laterParts.ts';
import { useTable } from '../stores.tsx';
import { BestResult } from './BestResult.tsx';
import { Goals } from './Goals.tsx';
import { useResults } from './schoolStores.ts';
import { useDocumentTitle } from '../useDocumentTitle.ts';
import { useHeading } from '../useHeading.ts';
import '../controls/hub.css';
import './school.css';
import '../table/notices.css';

const LEVEL_NAMES = SCHOOL_LEVELS.map(String);

/** One small game: what it teaches, its goals, and the choice of level and side. */
export function OneGame({ game }: { game: SchoolGame }) {
  const heading = useHeading();
  useDocumentTitle(variationTitle(game.id));
  useEffect(() => void Coach.load(), []); // it is beside the board as soon as the game begins
  const reached = useResults(({ results }) => results[game.id] ?? NOTHING_REACHED);
  const [teaches, intro, win] = explained(
    text(`small.${game.id}.teaches`),
    text(`small.${game.id}.intro`),
    text(`small.${game.id}.win`),
  );
  const isSaved = useResults((state) => state.saved);
  return (
    <main className="hub school-one">
      <div className="school-board">
        <MiniBoard position={startPosition(variationOf(game.id))} frame={0.2} />
      </div>
      <div className="school-words">
        <h1 ref={heading} tabIndex={-1}>
          {variationTitle(game.id)}
        </h1>
        <p className="school-teaches">{teaches}</p>
        <p>{intro}</p>
        <p className="school-win">{win}</p>
        <Lessons game={game} />
        <section className="school-goals" aria-label={text('small.goals')}>
          <h2>{text('small.goals')}</h2>
          <Goals game={game} reached={reached.goals} />
          <BestResult reached={reached} />
        </section>
        {!isSaved && <p className="notice">{text('small.not-saved')}</p>}
        <StartForm game={game} />
      </div>
    </main>
  );
}

/** The way to the lessons, for players who come to a game without them. */
function Lessons({ game }: { game: SchoolGame }) {
  return (
    <p className="school-lessons">
      {text('small.lessons')} <Link href="/learn">{text('small.lessons.all')}</Link>
      {' · '}
      <Link href={`/learn/${game.lesson}`}>
        {text('small.lessons.own', { game: variationTitle(game.id) })}
      </Link>
    </p>
  );
}

function StartForm({ game }: { game: SchoolGame }) {
  const [level, setLevel] = useState<SchoolLevel>(SCHOOL_LEVELS[0]);
  const [side, setSide] = useState<Side>('yellow');
  const begin = useTable((state) => state.begin);
  const replaces = useTable(({ sitting }) => turnsCutOff(sitting));
  const { open } = useNavigation();
  const start = (event: SubmitEvent): void => {
    event.preventDefault();
    begin(schoolSetup(game.id, side, level, opponentName(level)));
    open(TABLE);
  };
  return (
    <form className="school-start" onSubmit={start}>
      <div>
        <Choice
          legend={text('small.level')}
          options={LEVEL_NAMES.map((value) => ({ value, label: text(`small.level.${levelOf(value)}`) }))}
          value={String(level)}
          onChange={(value) => setLevel(levelOf(value))}
        />
        <p className="help">{text(`small.level.${level}.long`)}</p>
      </div>
      <Choice
        legend={text('small.side')}
        options={SIDES.map((value) => ({
          value,
          label: value === 'yellow' ? text('small.side.begins', { side: sideText(value) }) : sideText(value),
        }))}
        value={side}
        onChange={setSide}
      />
      {replaces > 0 && <p className="help">{text('small.replaces', { turns: replaces })}</p>}
      <button type="submit" className="button">
        {text('small.start')}
      </button>
    </form>
  );
}

const levelOf = (name: string): SchoolLevel =>
  SCHOOL_LEVELS.find((level) => String(level) === name) ?? SCHOOL_LEVELS[0];
