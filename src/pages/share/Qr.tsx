import { memo } from 'react';
import { encode } from 'uqr';
import { svgAddress } from './picture.ts';
import { text } from '../../text/passing.ts';
import './passOn.css';

/** The most bytes that a QR code holds, with the lowest error correction. */
const MOST = 2900;
/** Pixels of the side of one of its squares: telephone cameras cannot resolve smaller ones on a screen. */
const POINT = 3;
/** Empty squares around it, which readers need. */
const QUIET = 4;

/** A QR code of a link, black on white in every theme; words if the link is too long for one. */
export const Qr = memo(function Qr({ link }: { link: string }) {
  if (link.length > MOST) return <p className="help">{text('pass-on.qr.too-long', { most: MOST })}</p>;
  const { data, size } = encode(link, { ecc: 'L', border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const all = size + 2 * QUIET;
  const box = `${-QUIET} ${-QUIET} ${all} ${all}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path fill="#fff" d="M${-QUIET} ${-QUIET}h${all}v${all}h-${all}z"/><path d="${dark.join('')}"/></svg>`;
  return <img className="qr" style={{ width: all * POINT }} src={svgAddress(svg)} alt={text('pass-on.qr')} />;
});
