import { memo } from 'react';
import type { TargetMark } from '../game/targets.ts';

/** Each mark is drawn twice: a wide halo, then its own colour. The box is 48 by 48. */
function Strokes({ d, colour, dash }: { d: string; colour: string; dash?: string }) {
  return (
    <>
      <path d={d} fill="none" stroke="var(--mark-halo)" strokeWidth={7.5} />
      <path d={d} fill="none" stroke={`var(--mark-${colour})`} strokeWidth={4.2} strokeDasharray={dash} />
    </>
  );
}

const RING = 'M24 3.6a20.4 20.4 0 1 1 0 40.8a20.4 20.4 0 1 1 0 -40.8z';
const ARC = 'M10.5 31.5C13 12.5 31 11 35.4 26.5M27.6 22.6L36.2 29.6L41.4 19.8';
const SMALL_ARC = 'M28.5 13.8C29.5 4.4 40 3.4 42.2 10.6M37.4 9L42.8 13L46 7';
const EXCHANGE =
  'M6 17C10 4.6 33 2.6 40 13.4M41.6 5.6L41 15L31.8 14.2M42 31C38 43.4 15 45.4 8 34.6M6.4 42.4L7 33L16.2 33.8';

function Badge() {
  return (
    <>
      <circle cx={37} cy={9.6} r={11} fill="var(--mark-vault)" />
      <path d={SMALL_ARC} transform="translate(0 .8)" fill="none" stroke="#fff" strokeWidth={3} />
    </>
  );
}

function MarkDrawing({ mark }: { mark: TargetMark }) {
  switch (mark) {
    case 'move':
      return (
        <circle
          cx={24}
          cy={24}
          r={7.6}
          fill="var(--mark-move)"
          stroke="var(--mark-halo)"
          strokeWidth={3.2}
          paintOrder="stroke"
        />
      );
    case 'capture':
      return <Strokes d={RING} colour="capture" />;
    case 'vault':
      return <Strokes d={ARC} colour="vault" />;
    case 'vault-capture':
      return (
        <>
          <Strokes d={RING} colour="capture" />
          <Badge />
        </>
      );
    case 'friendly':
      return <Strokes d={RING} colour="friendly" dash="9.6 6.42" />;
    case 'vault-friendly':
      return (
        <>
          <Strokes d={RING} colour="friendly" dash="9.6 6.42" />
          <Badge />
        </>
      );
    case 'fluttember':
      return <Strokes d={EXCHANGE} colour="move" />;
  }
}

/** The shape that shows what a piece would do on a square. */
export const Mark = memo(function Mark({ mark }: { mark: TargetMark }) {
  return (
    <svg className="mark" aria-hidden="true" viewBox="0 0 48 48" strokeLinecap="round" strokeLinejoin="round">
      <MarkDrawing mark={mark} />
    </svg>
  );
});
