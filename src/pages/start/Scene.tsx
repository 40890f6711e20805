import { useState } from 'react';
import { footLayer } from '../../board/pieces/feet.ts';
import { figureLayers } from '../../board/pieces/outlines.ts';
import { text } from '../../text/start.ts';
import { Arena } from './Arena.tsx';
import { SCENE_MOVE, SCENE_SIZE, scenePieces, type ScenePiece } from './scene.ts';
import styles from './scene.module.css';

const PIECES = scenePieces();
const left = (square: number): number => square % SCENE_SIZE;
const down = (square: number): number => SCENE_SIZE - 1 - Math.floor(square / SCENE_SIZE);

/** One arc of the way over each piece, and the landing. */
const HOPS = [...SCENE_MOVE.over, SCENE_MOVE.to]
  .map((square) => `A 0.6 0.56 0 0 1 ${left(square) + 0.5} ${down(square) + 0.5}`)
  .join(' ');
const WAY = `M ${left(SCENE_MOVE.from) + 0.5} ${down(SCENE_MOVE.from) + 0.5} ${HOPS}`;

/** A vault is played on a board in an arena under two suns; pressing the picture plays it again. */
export function Scene() {
  const [runs, setRuns] = useState(0);
  return (
    <figure className={styles['scene']}>
      <button
        type="button"
        className={styles['stage']}
        aria-label={text('start.scene')}
        onClick={() => setRuns(runs + 1)}
      >
        <Arena />
        <svg key={runs} className={styles['board']} viewBox="-0.3 -0.3 6.6 6.6" aria-hidden="true">
          <Squares />
          <path className={styles['way']} d={WAY} pathLength={1} />
          {PIECES.map((piece) => (
            <Figure key={piece.square} piece={piece} />
          ))}
        </svg>
      </button>
      <figcaption>{text('start.scene.caption')}</figcaption>
    </figure>
  );
}

function Squares() {
  const blue = Array.from({ length: SCENE_SIZE * SCENE_SIZE }, (_, square) => square)
    .filter((square) => (left(square) + down(square)) % 2 === 1)
    .map((square) => `M${left(square)} ${down(square)}h1v1h-1z`)
    .join('');
  return (
    <>
      <rect x={-0.3} y={-0.3} width={6.6} height={6.6} rx={0.28} fill="var(--board-edge)" />
      <rect width={6} height={6} fill="var(--square-yellow)" />
      <path fill="var(--square-blue)" d={blue} />
    </>
  );
}

const FILLS = {
  army: 'var(--piece-fill)',
  star: 'var(--piece-star)',
  red: 'var(--piece-sun-red)',
  green: 'var(--piece-sun-green)',
} as const;

/** A piece where it stands. The one that vaults and the one that it captures have motions of their own. */
function Figure({ piece: { side, kind, square } }: { piece: ScenePiece }) {
  const motion =
    square === SCENE_MOVE.from
      ? styles['vaulting']
      : square === SCENE_MOVE.to
        ? styles['captured']
        : undefined;
  return (
    <g className={styles[side]} transform={`translate(${left(square)} ${down(square)})`}>
      <g className={motion}>
        <g transform="translate(0.06 0.05) scale(0.0183)">
          {[footLayer(kind, side), ...figureLayers[kind]].map(({ body, shade, detail, tone }) => (
            <g key={body}>
              <path
                d={body}
                fill={FILLS[tone ?? 'army']}
                stroke="var(--piece-line)"
                strokeWidth={2.8}
                strokeLinejoin="round"
                paintOrder="stroke"
              />
              {shade !== undefined && <path d={shade} fill="var(--piece-shade)" />}
              {detail !== undefined && <path d={detail} fill="var(--piece-detail)" />}
            </g>
          ))}
        </g>
      </g>
    </g>
  );
}
