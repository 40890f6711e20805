import type { Kind, Side } from '../../engine/index.ts';
import type { Layer } from './outlines.ts';

/** Half the width of the foot: the higher the rank, the broader it stands. */
const halfWidths: Readonly<Record<Kind, number>> = {
  swod: 10.5,
  deldar: 11.5,
  hikdar: 12,
  jiktar: 12,
  chuktar: 13,
  paktun: 13,
  kapt: 14.5,
  pallan: 15.5,
  king: 15.5,
  hyrpaktun: 13,
  flutsman: 12,
  archer: 12,
  crossbowman: 12,
};

/** Yellow stands on one rounded foot, Blue on a stepped and arched one: the sides differ without colour. */
export function footLayer(kind: Kind, side: Side): Layer {
  const half = halfWidths[kind];
  return side === 'yellow' ? roundFoot(half) : archedFoot(half);
}

const n = (value: number) => String(Math.round(value * 100) / 100);

function roundFoot(half: number): Layer {
  const right = `c${n(half * 0.08)} 2.6 ${n(half * 0.4)} 2.2 ${n(half * 0.4)} 5.2 c0 1.4 -0.8 2 -2 2`;
  const left = `c-1.2 0 -2 -0.6 -2 -2 c0 -3 ${n(half * 0.32)} -2.6 ${n(half * 0.4)} -5.2`;
  return {
    body: `M${n(24 - half * 0.6)} 38.4 h${n(half * 1.2)} ${right} h${n(4 - half * 2)} ${left} z`,
    shade: `M24 38.4 h${n(half * 0.6)} ${right} h${n(2 - half)} z`,
  };
}

function archedFoot(half: number): Layer {
  const right = `v2.6 h${n(half * 0.3)} v4.6 h${n(5.4 - half)} l-2 -2.6`;
  const left = `l-2 2.6 h${n(5.4 - half)} v-4.6 h${n(half * 0.3)} v-2.6`;
  return {
    body: `M${n(24 - half * 0.7)} 38.4 h${n(half * 1.4)} ${right} h-6.8 ${left} z`,
    shade: `M24 38.4 h${n(half * 0.7)} ${right} h-3.4 z`,
  };
}
