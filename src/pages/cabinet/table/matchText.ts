import { sideOf } from '../../../cabinet/seam/rules.ts';
import { isLast } from '../../../store/cabinet/match.ts';
import { isOverAt, matchPoints, type CabinetState } from '../../../store/cabinet/tableState.ts';
import { seatText, text, type Say } from '../../../text/cabinet/table.ts';
import { gameNumberText } from '../../../text/players.ts';
import { playerAt, sharedPointsText } from './playerWords.ts';

/** Which game of a match it is, or how the match has ended. */
export function matchText(state: CabinetState, say: Say): string {
  const { match, line } = state;
  const points = matchPoints(state);
  if (match === null || points === null) return '';
  if (!isOverAt(state) || !isLast(match)) return gameNumberText(match.played + 1, match.games);
  const most = Math.max(...points);
  const best = points.flatMap((sum, seat) => (sum === most ? [seat] : []));
  const told = { points: sharedPointsText(most) };
  // partners have the same points, and win together
  if (new Set(best.map((seat) => sideOf(line.rules, seat))).size > 1) return text('cabinet.match.tied', told);
  const labels = points.map((_, seat) => playerAt(state, seat));
  const isKnown = (seat: number): boolean =>
    labels[seat] !== '' && labels.every((label, other) => label !== labels[seat] || best.includes(other));
  // the players change seats: one without a name of their own is called by their seat in the last game
  const isNamed = best.some(isKnown);
  const [first = '', second] = best.map(
    (seat) => (isNamed && labels[seat]) || seatText(say, line.rules, seat),
  );
  const player = second === undefined ? first : text('cabinet.partners', { first, second });
  const key = isNamed ? 'cabinet.match.won' : 'cabinet.match.won-as';
  return text(key, { ...told, player, count: best.length });
}
