import { opponent, type Outcome } from '../engine/index.ts';
import { text } from './messages.ts';

const POINTS: Readonly<Record<string, string>> = { '0': '0', '0.5': '½', '1': '1' };

/** The points of a finished game, Yellow's first: `1–0`. */
const scoreText = ({ yellow, blue }: { yellow: number; blue: number }): string =>
  [yellow, blue].map((points) => POINTS[String(points)] ?? String(points)).join('–');

/** A finished game's ending with its points, `Hyrkaida! Yellow wins, 1–0`; null while it is played. */
export function outcomeText(outcome: Outcome): string | null {
  if (outcome.status === 'playing') return null;
  return text(`ending.${outcome.ending}`, {
    winner: outcome.winner === null ? '' : text(`side.${outcome.winner}`),
    score: scoreText(outcome.points),
  });
}

/** Why a finished game has ended, in a sentence; null while it is played. */
export function outcomeReason(outcome: Outcome): string | null {
  if (outcome.status === 'playing') return null;
  return text(`ending.${outcome.ending}.why`, {
    loser: outcome.winner === null ? '' : text(`side.${opponent(outcome.winner)}`),
  });
}
