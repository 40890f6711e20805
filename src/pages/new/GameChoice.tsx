import { memo } from 'react';
import { pieceAt, startPosition } from '../../engine/index.ts';
import { GAMES, gameWith, variationOf, type GameId, type VariationId } from '../../game/games.ts';
import { text } from '../../text/setup.ts';
import { variationTitle } from '../../text/variations.ts';
import { Choice } from '../controls/Choice.tsx';
import { TermsOf } from '../controls/TermsOf.tsx';
import './gameChoice.css';
import { MiniBoard } from './MiniBoard.tsx';

interface GameChoiceProps {
  readonly variation: VariationId;
  readonly onChange: (variation: VariationId) => void;
}

/** Which game is played and, where it has several, in which arrangement. */
export function GameChoice({ variation, onChange }: GameChoiceProps) {
  const { game } = gameWith(variation);
  const variations = GAMES.find(({ id }) => id === game)?.variations ?? [];
  return (
    <div className="game-choice">
      <Choice
        legend={text('new-game.game')}
        options={GAMES.map(({ id }) => ({
          value: id,
          label: variationTitle(id),
          content: <GamePicture id={id} />,
          about: gameWords(id),
        }))}
        value={game}
        onChange={(id) => onChange(gameWith(id).variation)}
        look="cards"
      />
      <TermsOf legend={text('new-game.words')} texts={GAMES.map(({ id }) => text(`game.${id}`))} />
      {variations.length > 1 && (
        <Choice
          legend={text('new-game.arrangement')}
          options={variations.map((id) => ({
            value: id,
            label: arrangementText(id),
            content: <Arrangement id={id} />,
          }))}
          value={variation}
          onChange={onChange}
          look="pictures"
        />
      )}
    </div>
  );
}

const GamePicture = memo(function GamePicture({ id }: { id: GameId }) {
  return (
    <>
      <MiniBoard position={startPosition(variationOf(id))} />
      <strong className="game-title">{variationTitle(id)}</strong>
    </>
  );
});

/** What the game is, how long it takes, and how large it is. */
function gameWords(id: GameId): readonly string[] {
  const start = startPosition(variationOf(id));
  const { size } = start.ruleset.geometry;
  const pieces = Array.from({ length: size }, (_, square) => pieceAt(start, square)).filter(Boolean).length;
  return [text(`game.${id}`), text(`game.${id}.time`), text('game.size', { pieces, squares: size })];
}

const Arrangement = memo(function Arrangement({ id }: { id: VariationId }) {
  return (
    <>
      <MiniBoard position={startPosition(variationOf(id))} />
      <span>{arrangementText(id)}</span>
    </>
  );
});

/** Games of one variation have no arrangement to choose, and no text for it. */
const arrangementText = (id: VariationId): string =>
  id === 'poron' || id === 'stikitche' ? variationTitle(id) : text(`arrangement.${id}`);
