import { formatCoordinates, type Ruleset } from '../../engine/index.ts';
import type { Score, SearchInfo, SearchResult } from '../../search/index.ts';

/** The progress of a search: a line of the protocol for each line of moves. */
export function infoLines(ruleset: Ruleset, info: SearchInfo): readonly string[] {
  const { depth, selectiveDepth, nodes, ms, lines } = info;
  const speed = Math.round((1000 * nodes) / Math.max(ms, 1));
  return lines.map(
    ({ score, moves }, index) =>
      `info depth ${depth} seldepth ${selectiveDepth} multipv ${index + 1} score ${scoreText(score)} ` +
      `nodes ${nodes} nps ${speed} time ${Math.round(ms)} ` +
      `pv ${moves.map((move) => formatCoordinates(ruleset, move)).join(' ')}`,
  );
}

const scoreText = (score: Score): string =>
  score.kind === 'centipoints'
    ? `cp ${score.value}`
    : `${score.kind} ${score.points === 1 ? 'full' : 'half'} ${score.turns}`;

/** The chosen move, and what else the computer would do. */
export function bestLine(
  ruleset: Ruleset,
  { best, concedes, acceptsDraw, offersDraw }: SearchResult,
): string {
  const words = [
    best === null ? 'none' : formatCoordinates(ruleset, best),
    ...(concedes ? ['concedes'] : []),
    ...(offersDraw ? ['offersdraw'] : []),
    ...(acceptsDraw ? ['acceptsdraw'] : []),
  ];
  return `bestmove ${words.join(' ')}`;
}
