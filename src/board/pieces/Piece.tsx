import { memo, useInsertionEffect } from 'react';
import type { Kind, Side } from '../../engine/index.ts';
import { codeOf, lookOf, type PieceSet } from './names.ts';
import { drawPictures } from './pictures.ts';
import './pieces.css';
import { tileCode } from './tileOutlines.ts';

interface PieceProps {
  readonly kind: Kind;
  readonly side: Side;
  readonly set: PieceSet;
}

/** One piece as a picture without an accessible name, as large as its place. */
export const PieceImage = memo(function PieceImage({ kind, side, set }: PieceProps) {
  useInsertionEffect(drawPictures, []);
  const code = codeOf(set, kind);
  return (
    <i aria-hidden="true" className={`piece ${lookOf(set, kind, side)}`}>
      {code !== null && <b style={{ fontSize: `${(tileCode(code).size / 48) * 100}cqh` }}>{code}</b>}
    </i>
  );
});
