import { KIND_NAMES, SIDES } from '../../engine/index.ts';
import { footLayer } from './feet.ts';
import { figureLayers, type Layer } from './outlines.ts';
import { symbolId } from './names.ts';

const fills = {
  army: 'var(--piece-fill)',
  star: 'var(--piece-star)',
  red: 'var(--piece-sun-red)',
  green: 'var(--piece-sun-green)',
} as const;

// The stroke is painted first, so that only its outer half shows and the inside stays clear at small sizes.
function LayerPaths({ layer }: { layer: Layer }) {
  return (
    <>
      <path
        d={layer.body}
        fill={fills[layer.tone ?? 'army']}
        stroke="var(--piece-line)"
        strokeWidth="var(--piece-line-width)"
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      {layer.shade !== undefined && <path d={layer.shade} fill="var(--piece-shade)" />}
      {layer.detail !== undefined && <path d={layer.detail} fill="var(--piece-detail)" />}
    </>
  );
}

/** The drawn figures as symbols `piece-<kind>-<side>`; colours come from the classes `piece` and side. */
export function FigureSymbols() {
  return SIDES.flatMap((side) =>
    KIND_NAMES.map((kind) => (
      <symbol key={symbolId('figures', kind, side)} id={symbolId('figures', kind, side)} viewBox="0 0 48 48">
        {[footLayer(kind, side), ...figureLayers[kind]].map((layer) => (
          <LayerPaths key={layer.body} layer={layer} />
        ))}
      </symbol>
    )),
  );
}
