import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { parsePosition, SIDES, startPosition, type Side } from '../../engine/index.ts';
import { useTable } from '../stores.tsx';
import { text } from '../../text/messages.ts';
import { notationText } from '../../text/refusals.ts';
import { variationTitle } from '../../text/variations.ts';
import { Choice } from '../controls/Choice.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import { GAMES, gameWith, variationOf, type GameId, type VariationId } from './games.ts';
import { MiniBoard } from './MiniBoard.tsx';

const gameOptions = () =>
  GAMES.map(({ id }) => ({
    value: id,
    label: variationTitle(id),
    content: (
      <>
        <MiniBoard variation={variationOf(id)} />
        <span className="game-words">
          <strong>{variationTitle(id)}</strong>
          <span>{text(`game.${id}`)}</span>
        </span>
      </>
    ),
  }));

const sideOptions = () => SIDES.map((side) => ({ value: side, label: text(`side.${side}`) }));

/** Sets up a new game: which one, who begins, or a position to start from. */
export function NewGameDialog({ onClose }: { onClose: () => void }) {
  const current = useTable(({ game }) => game);
  const start = useTable((state) => state.start);
  const [game, setGame] = useState<GameId>(() => gameWith(current.variation).game);
  const [variation, setVariation] = useState<VariationId>(() => gameWith(current.variation).variation);
  const [begins, setBegins] = useState<Side>('yellow');
  const [line, setLine] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (problem === null || field.current === null) return;
    const details = field.current.closest('details');
    if (details !== null) details.open = true;
    field.current.focus();
    details?.scrollIntoView({ block: 'start' });
  }, [problem]);
  const ids = { field: useId(), help: useId(), problem: useId() };
  const variations = GAMES.find(({ id }) => id === game)?.variations ?? [];

  const chooseGame = (id: GameId): void => {
    setGame(id);
    setVariation(gameWith(id).variation);
    setProblem(null);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const chosen = variationOf(variation);
    if (line.trim() === '') start(chosen, startPosition(chosen, begins));
    else {
      const position = parsePosition(chosen, line.trim());
      if (!position.ok) {
        setProblem(notationText(position.error));
        return;
      }
      start(chosen, position.value);
    }
    onClose();
  };

  return (
    <Dialog title={text('new-game.title')} onClose={onClose} className="new-game">
      <form onSubmit={submit}>
        <Choice
          legend={text('new-game.game')}
          options={gameOptions()}
          value={game}
          onChange={chooseGame}
          look="cards"
        />
        {variations.length > 1 && (
          <Choice
            legend={text('new-game.arrangement')}
            options={variations.map((id) => ({ value: id, label: arrangementText(id) }))}
            value={variation}
            onChange={setVariation}
            look="lines"
          />
        )}
        <Choice
          legend={text('new-game.begins')}
          options={sideOptions()}
          value={begins}
          onChange={setBegins}
        />
        <details className="from-position">
          <summary>{text('new-game.from-position')}</summary>
          <label htmlFor={ids.field}>{text('new-game.position')}</label>
          <textarea
            ref={field}
            id={ids.field}
            rows={3}
            spellCheck={false}
            value={line}
            aria-describedby={`${ids.help} ${ids.problem}`}
            aria-invalid={problem !== null}
            onChange={(event) => {
              setLine(event.target.value);
              setProblem(null);
            }}
          />
          <p id={ids.help} className="help">
            {text('new-game.position-help')} {text('new-game.position-sides')}
          </p>
          <p id={ids.problem} className="problem" role="alert">
            {problem}
          </p>
        </details>
        {current.cursor > 0 && <p className="help">{text('new-game.replaces', { turns: current.cursor })}</p>}
        <div className="dialog-actions">
          <button type="button" className="button quiet" onClick={onClose}>
            {text('action.cancel')}
          </button>
          <button type="submit" className="button">
            {text('new-game.start')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Games of one variation have no arrangement to choose, and no text for it. */
const arrangementText = (id: VariationId): string =>
  id === 'poron' || id === 'stikitche' ? variationTitle(id) : text(`arrangement.${id}`);
