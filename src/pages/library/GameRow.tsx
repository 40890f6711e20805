import { TriangleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { endingTold, type Summary } from '../../store/library/entry.ts';
import { dateText } from '../../text/dates.ts';
import { text } from '../../text/library.ts';
import { addressOf } from './useOpenGame.ts';
import { endingText, gameTitle, playersText, pointsText } from './words.ts';
import './list.css';

interface GameRowProps {
  readonly game: Summary;
  readonly index: number;
  /** Pixels from the top of the list. */
  readonly offset: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly onFocus: (index: number) => void;
  readonly onSelect: (ids: readonly string[], isSelected: boolean) => void;
  readonly onOpen: (game: Summary) => void;
}

/** One game of the list. */
export const GameRow = memo(function GameRow(props: GameRowProps) {
  const { game, index, offset, isActive, isSelected, onFocus, onSelect, onOpen } = props;
  const players = playersText(game);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a table cannot leave out the rows that are out of sight
      role="row"
      className="game-row"
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={index + 1}
      aria-selected={isSelected}
      data-copy={game.of !== undefined || undefined}
      style={{ transform: `translateY(${offset}px)` }}
      onFocus={() => onFocus(index)}
    >
      <Cell look="row-check">
        <label className="row-check">
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={text('library.select', { players })}
            checked={isSelected}
            onChange={() => onSelect([game.id], !isSelected)}
          />
        </label>
      </Cell>
      <Cell look="row-players">
        <a
          href={addressOf(game)}
          tabIndex={-1}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onOpen(game);
          }}
        >
          {players}
        </a>
        <span className="row-event">{game.event}</span>
      </Cell>
      <Cell look="row-game">
        <span>{gameTitle(game)}</span>
        <span className="soft">{endText(game)}</span>
      </Cell>
      <Cell look="row-labels">
        <Labels game={game} />
      </Cell>
      <Cell look="row-date soft">{dateText(game.date)}</Cell>
      <Cell look="row-turns soft">{text('library.turns', { count: game.turns })}</Cell>
      <Cell look="row-result">{pointsText(game)}</Cell>
    </div>
  );
});

/** How a game ended; for one that has not, whether it is still being played. */
function endText(game: Summary): string {
  const { status, source } = game;
  const ending = endingTold(game);
  if (ending !== null) return endingText(ending);
  const isLeft = status === 'in-progress' && source !== 'table';
  return isLeft ? endingText('unfinished') : text(`library.status.${status}`);
}

function Cell({ look, children }: { look: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as for rows
    <div role="gridcell" className={look}>
      {children}
    </div>
  );
}

function Labels({ game: { labels, of, partial, source, cabinet } }: { game: Summary }) {
  return (
    <>
      {cabinet !== undefined && <span className="label">{text('cabinet.title')}</span>}
      {partial && (
        <span className="label partial" data-tip={text('library.partial-help')}>
          <TriangleAlert aria-hidden="true" />
          {text('library.partial')}
        </span>
      )}
      {source === 'sample' && <span className="label">{text('library.sample')}</span>}
      {of !== undefined && (
        <span className="label" data-tip={text('library.copy-help')}>
          {text('library.copy')}
        </span>
      )}
      {labels.map((label) => (
        <span key={label} className="label">
          {label}
        </span>
      ))}
    </>
  );
}
