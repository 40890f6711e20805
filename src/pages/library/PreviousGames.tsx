import { useState } from 'react';
import { Undo2 } from 'lucide-react';
import { standingText } from '../../store/table/announce.ts';
import { turnsMade, variationIdOf } from '../../game/game.ts';
import { relationOf } from '../../game/sitting/relation.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';
import { previousGames, takenDown } from '../../store/table/previous.ts';
import type { Keeper } from '../../store/kept/storage.ts';
import { text } from '../../text/library.ts';
import { nameText } from '../../text/players.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { useTableStore } from '../stores.tsx';
import './previousGames.css';

interface PreviousGamesProps {
  readonly keeper: Keeper;
  /** Goes to the table. */
  readonly onTable: () => void;
}

/** The games that others replaced at the table: the way back to them if the library is unavailable. */
export function PreviousGames({ keeper, onTable }: PreviousGamesProps) {
  const table = useTableStore();
  const [games] = useState(() => {
    const { sitting } = table.getState();
    return previousGames(keeper).filter((game) => !['same', 'older'].includes(relationOf(game, sitting)));
  });
  if (games.length === 0) return null;
  const goOn = (game: Sitting): void => {
    if (table.getState().resume(takenDown(game))) onTable();
  };
  return (
    <section className="previous-games">
      <h3>{text('library.previous')}</h3>
      <ul>
        {games.map((game) => (
          <li key={gameKey(game)}>
            <span>{gameText(game)}</span>
            <button type="button" className="button quiet" onClick={() => goOn(game)}>
              <Undo2 aria-hidden="true" />
              {text('library.previous-go-on')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** No two of these games have both in common. */
const gameKey = ({ seat }: Sitting): string => `${seat?.id ?? ''} ${seat?.trail ?? ''}`;

const gameText = (sitting: Sitting): string =>
  text('library.previous-game', {
    game: variationTitle(variationIdOf(sitting.game)),
    yellow: nameText('yellow', sitting.terms.names),
    blue: nameText('blue', sitting.terms.names),
    turns: turnsMade(sitting.game),
    state: standingText(sitting),
  });
