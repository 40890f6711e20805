// sharing an icon with the start page would load that page too
import { Clock, Dices, UsersRound } from 'lucide-react';
import { Suspense, use, useRef } from 'react';
import { Link } from 'wouter';
import type { Shelved } from '../../../cabinet/games/shelf.ts';
import { shelfText, text } from '../../../text/cabinet/table.ts';
import { openedGame, type OpenedGame } from '../opened.ts';
import { Markers } from '../board/Men.tsx';
import { StillBoard } from '../board/StillBoard.tsx';
import { useNear } from '../../controls/useNear.ts';
import '../../controls/card.css';
import './shelf.css';

/** How near to the window the picture of a game is loaded; it is also loaded when the page is printed. */
const NEAR = '200px';

/** A game on the shelf: its board, and what a player wants to know before playing it. */
export function ShelfCard({ shelved, when }: { shelved: Shelved; when: number | undefined }) {
  const { id, players, minutes, hasChance } = shelved;
  const picture = useRef<HTMLDivElement>(null);
  const isNear = useNear(picture, NEAR);
  const [least, most] = players;
  const opened = isNear ? openedGame(id) : null;
  const name = shelfText('name', id);
  return (
    <article className="card-frame cabinet-card" aria-labelledby={`cabinet-${id}`}>
      <div ref={picture} className="cabinet-picture">
        {opened !== null && (
          <Suspense fallback={null}>
            <Picture opened={opened} />
          </Suspense>
        )}
      </div>
      <div className="cabinet-words">
        <h2 id={`cabinet-${id}`}>{name}</h2>
        <p>{shelfText('sentence', id)}</p>
        <ul className="cabinet-facts">
          <li>
            <UsersRound aria-hidden="true" />
            {text('cabinet.players', { least, most, same: least === most ? 'yes' : 'no' })}
          </li>
          <li>
            <Clock aria-hidden="true" />
            {text('cabinet.minutes', { minutes })}
          </li>
          <li>
            <Dices aria-hidden="true" />
            {text(hasChance ? 'cabinet.with-chance' : 'cabinet.without-chance')}
          </li>
        </ul>
        <div className="cabinet-ways">
          <Link href={`/cabinet/${id}`} className="button go" aria-describedby={`cabinet-${id}`}>
            {text(when === undefined ? 'cabinet.play' : 'cabinet.go-on')}
          </Link>
          <Link href={`/cabinet/${id}/rules`} className="button quiet" aria-describedby={`cabinet-${id}`}>
            {text('cabinet.rules')}
          </Link>
        </div>
      </div>
    </article>
  );
}

function Picture({ opened }: { opened: Promise<OpenedGame> }) {
  const { game, say } = use(opened);
  const [rules] = game.variants;
  const read = game.picture === undefined ? undefined : rules?.read(game.picture);
  const position: unknown = read?.ok === true ? read.value : rules?.start();
  return (
    <StillBoard
      game={game}
      standing={game.standing(position, [])}
      markers={
        rules !== undefined && (
          <Markers
            game={game}
            say={say}
            rules={rules}
            markers={game.markers?.([rules.start()], position) ?? []}
          />
        )
      }
    />
  );
}
