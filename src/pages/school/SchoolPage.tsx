import { findSchoolGame } from '../../learn/school/games.ts';
import { text } from '../../text/learn/school.ts';
import { PageTop } from '../nav/PageTop.tsx';
import { useAddressedId } from '../address.ts';
import { AllGames } from './AllGames.tsx';
import { OneGame } from './OneGame.tsx';
import '../controls/hub.css';
import './school.css';

/** The small games as a school: all of them, or the one that the address names. */
export function SchoolPage() {
  const id = useAddressedId();
  const game = id === null ? undefined : findSchoolGame(id);
  return (
    <div className="school">
      {game === undefined ? (
        <>
          <PageTop />
          <AllGames notice={id === null ? null : text('small.not-found')} />
        </>
      ) : (
        <>
          <PageTop back={{ path: '/school', label: text('small.all') }} />
          <OneGame key={game.id} game={game} />
        </>
      )}
    </div>
  );
}
