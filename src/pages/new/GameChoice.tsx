import { memo } from 'react';
import { pieceAt, startPosition } from '../../engine/index.ts';
import { composedWith, partsOf } from '../../game/games/composed.ts';
import { GAMES, variationOf, type GameId } from '../../game/games/games.ts';
import { text } from '../../text/setup/setup.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { Choice } from '../controls/Choice.tsx';
import { TermsOf } from '../controls/TermsOf.tsx';
import './gameChoice.css';
import { HouseParts } from './HouseParts.tsx';
import { MiniBoard } from './MiniBoard.tsx';

interface GameChoiceProps {
  /** The id of the chosen game, which may be a larger one or have house rules. */
  readonly variation: string;
  readonly onChange: (variation: string) => void;
}

/** Which game is played and, if it has several arrangements, in which one. */
export function GameChoice({ variation, onChange }: GameChoiceProps) {
  const { base } = partsOf(variation);
  const chosen = GAMES.find(({ variations }) => variations.some((id) => id === base));
  const arrangements = chosen === undefined ? [] : arrangementsOf(chosen);
  const choose = (id: string): void => onChange(composedWith(variation, { base: id }));
  return (
    <div className="game-choice">
      <Choice<string>
        legend={text('new-game.game')}
        options={GAMES.map(({ id }) => ({
          value: id,
          label: variationTitle(id),
          content: <GamePicture id={id} />,
          about: gameWords(id),
        }))}
        value={chosen?.id ?? ''}
        onChange={choose}
        look="cards"
      />
      <TermsOf legend={text('new-game.words')} texts={GAMES.map(({ id }) => text(`game.${id}`))} />
      {arrangements.length > 0 && (
        <Choice<string>
          legend={text('new-game.arrangement')}
          options={arrangements.map((id) => ({
            value: id,
            label: text(`arrangement.${id}`),
            content: <Arrangement id={id} />,
          }))}
          value={base}
          onChange={choose}
          look="pictures"
        />
      )}
      <HouseParts variation={variation} onChange={onChange} />
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

const Arrangement = memo(function Arrangement({ id }: { id: ArrangementId }) {
  return (
    <>
      <MiniBoard position={startPosition(variationOf(id))} />
      <span>{text(`arrangement.${id}`)}</span>
    </>
  );
});

/**
 * The arrangements in which a game can be played; a game with a single variation has none to choose, and no text for
 * it.
 */
function arrangementsOf({ variations }: Game) {
  return variations.length === 1 ? [] : variations;
}

type Game = (typeof GAMES)[number];
type ArrangementId = ReturnType<typeof arrangementsOf>[number];
