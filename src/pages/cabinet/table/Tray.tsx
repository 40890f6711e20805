import { Dices, Layers } from 'lucide-react';
import { useMemo } from 'react';
import type { Lying } from '../../../cabinet/seam/game.ts';
import { isDrawAsked } from '../../../store/cabinet/due.ts';
import { firmOf, positionAt } from '../../../store/cabinet/line.ts';
import { isOverAt } from '../../../store/cabinet/tableState.ts';
import { thenBoardIfGone } from '../../table/thenBoard.ts';
import { ManImage } from '../board/StillBoard.tsx';
import { useCabinet, useGame } from './tableStores.ts';
import { useFrames } from '../board/useFrames.ts';
import { useMoveKey } from './useMoveKey.ts';
import './tray.css';

/** Pictures of falling dice, and milliseconds for each. */
const TUMBLES = [0, 1, 2, 3, 4, 5, 6];
const TUMBLE = 70;

/** What chance has brought, and the button that lets it bring more; nothing in games without chance. */
export function Tray() {
  const { game } = useCabinet();
  return game.chance === undefined ? null : <ChanceTray />;
}

function ChanceTray() {
  const { store, game, say } = useCabinet();
  const line = useGame((state) => state.line);
  const at = useGame((state) => state.at);
  const isDue = useGame((state) => isDrawAsked(state));
  const isOver = useGame(isOverAt);
  const Icon = line.rules.secrets === undefined ? Dices : Layers;
  const key = useMoveKey();
  const shown = useMemo(() => ({ ...line, plies: line.plies.slice(0, at) }), [line, at]);
  const last = firmOf(shown);
  const isFalling = last === at && at > 0;
  const tumble = useFrames(TUMBLES, isFalling ? key : null, TUMBLE);
  const lying = game.chance?.tray(positionAt(line, at), line.plies[last - 1] ?? null) ?? [];
  if (lying.length === 0 && !isDue) return null;
  return (
    <div className="tray" data-tumbling={tumble === null ? undefined : ''}>
      <ul aria-label={say('chance.tray')}>
        {lying.map((one, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- dice have no names
          <Piece key={index} lying={one} number={index} tumble={tumble} />
        ))}
      </ul>
      {(isDue || !isOver) && (
        <button
          type="button"
          className="button go tray-draw"
          aria-disabled={!isDue || undefined}
          onClick={isDue ? thenBoardIfGone(store.getState().draw) : undefined}
        >
          <Icon aria-hidden="true" />
          {say('chance.draw', game.facts?.(positionAt(line, at)))}
        </button>
      )}
    </div>
  );
}

interface PieceProps {
  readonly lying: Lying;
  readonly number: number;
  /** Which picture of a fall is shown; null when it is over. */
  readonly tumble: number | null;
}

function Piece({ lying: { art, key, values, isSpent = false }, number, tumble }: PieceProps) {
  const { game, say } = useCabinet();
  const faces = game.chance?.tumble ?? [];
  const isFalling = tumble !== null && faces.includes(art);
  const seen = isFalling ? (faces[(tumble * 5 + number * 2) % faces.length] ?? art) : art;
  const words = say(key, values);
  return (
    <li data-spent={isSpent ? '' : undefined}>
      <ManImage game={game} art={seen} />
      <span className="visually-hidden">{isSpent ? say('chance.spent', { what: words }) : words}</span>
    </li>
  );
}
