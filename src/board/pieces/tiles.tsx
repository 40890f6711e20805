import { KIND_NAMES, KINDS, SIDES } from '../../engine/index.ts';
import { symbolId } from './names.ts';
import { tileCode, tileOutlines } from './tileOutlines.ts';

/** The letter tiles as symbols `tile-<kind>-<side>`. */
export function TileSymbols() {
  return SIDES.flatMap((side) =>
    KIND_NAMES.map((kind) => (
      <symbol key={symbolId('tiles', kind, side)} id={symbolId('tiles', kind, side)} viewBox="0 0 48 48">
        <path
          d={tileOutlines[side].edge}
          fill="var(--piece-fill)"
          stroke="var(--piece-line)"
          strokeWidth="var(--piece-line-width)"
          strokeLinejoin="round"
          paintOrder="stroke"
        />
        <path d={tileOutlines[side].rim} fill="none" stroke="var(--piece-shade)" strokeWidth={1.6} />
        <TileCode code={KINDS[kind].code} />
      </symbol>
    )),
  );
}

function TileCode({ code }: { code: string }) {
  const { size, y } = tileCode(code);
  return (
    <text
      x={24}
      y={y}
      fontFamily="var(--font-display)"
      fontSize={size}
      fontWeight={600}
      textAnchor="middle"
      fill="var(--piece-detail)"
    >
      {code}
    </text>
  );
}
