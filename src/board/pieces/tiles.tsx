import { KIND_NAMES, KINDS, SIDES, type Side } from '../../engine/index.ts';
import { symbolId } from './names.ts';

/** Yellow tiles are round-cornered squares, Blue tiles chamfered octagons; the rim is drawn inside. */
const tileOutlines: Readonly<Record<Side, { readonly edge: string; readonly rim: string }>> = {
  yellow: {
    edge: 'M13 4.6 h22 a8.4 8.4 0 0 1 8.4 8.4 v22 a8.4 8.4 0 0 1 -8.4 8.4 h-22 a8.4 8.4 0 0 1 -8.4 -8.4 v-22 a8.4 8.4 0 0 1 8.4 -8.4 z',
    rim: 'M13.4 8 h21.2 a5.4 5.4 0 0 1 5.4 5.4 v21.2 a5.4 5.4 0 0 1 -5.4 5.4 h-21.2 a5.4 5.4 0 0 1 -5.4 -5.4 v-21.2 a5.4 5.4 0 0 1 5.4 -5.4 z',
  },
  blue: {
    edge: 'M15.6 3.6 h16.8 l12 12 v16.8 l-12 12 h-16.8 l-12 -12 v-16.8 z',
    rim: 'M17 7 h14 l10 10 v14 l-10 10 h-14 l-10 -10 v-14 z',
  },
};

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

// Grenze's capitals are 0.607 em high; the baseline puts their middle on the middle of the tile.
function TileCode({ code }: { code: string }) {
  const size = code.length === 1 ? 33 : 27;
  return (
    <text
      x={24}
      y={24 + size * 0.303}
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
