import { Link } from 'wouter';
import { startPosition } from '../../engine/index.ts';
import { variationOf } from '../../game/games/games.ts';
import { SCHOOL_GAMES, type SchoolGame } from '../../learn/school/games.ts';
import { NOTHING_REACHED } from '../../store/school/results.ts';
import { text } from '../../text/learn/school.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { explained } from '../controls/RichText.tsx';
import { MiniBoard } from '../new/MiniBoard.tsx';
import { BestResult } from './BestResult.tsx';
import { Goals } from './Goals.tsx';
import { useResults } from './schoolStores.ts';
import { useHeading } from '../useHeading.ts';
import '../controls/card.css';
import '../controls/hub.css';
import './school.css';
import '../table/notices.css';

/** The three small games with what they teach, their goals, and what was achieved. */
export function AllGames({ notice }: { notice: string | null }) {
  const heading = useHeading();
  const wasDamaged = useResults((state) => state.wasDamaged);
  return (
    <main className="hub">
      <h1 ref={heading} tabIndex={-1}>
        {text('school.title')}
      </h1>
      {notice !== null && (
        <p className="notice" role="alert">
          {notice}
        </p>
      )}
      {wasDamaged && <p className="notice">{text('small.damaged')}</p>}
      <p className="hub-lead">{explained(text('small.lead'))}</p>
      <div className="school-games">
        {SCHOOL_GAMES.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </div>
    </main>
  );
}

function GameCard({ game }: { game: SchoolGame }) {
  const reached = useResults(({ results }) => results[game.id] ?? NOTHING_REACHED);
  const title = variationTitle(game.id);
  return (
    <article className="card-frame school-card">
      <MiniBoard position={startPosition(variationOf(game.id))} frame={0.2} />
      <div className="school-card-words">
        <h2>{title}</h2>
        <p className="school-teaches">{explained(text(`small.${game.id}.teaches`))}</p>
        <Goals game={game} reached={reached.goals} />
        <BestResult reached={reached} />
      </div>
      <Link className="button" href={`/school/${game.id}`}>
        {text('small.play', { game: title })}
      </Link>
    </article>
  );
}
