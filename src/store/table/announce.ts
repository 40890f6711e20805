import {
  formatSquareInFull,
  opponent,
  pieceAt,
  type Position,
  type Side,
  type Square,
} from '../../engine/index.ts';
import { claimsOf } from '../../game/sitting/claims.ts';
import { isWatched, personAlone } from '../../game/sitting/computer.ts';
import { endingOf } from '../../game/endings.ts';
import { currentPosition, lastPly, undo, variationIdOf } from '../../game/game.ts';
import { matchScore, type Offer, type Sitting } from '../../game/sitting/sitting.ts';
import { openingCallOf } from '../../game/sitting/calls.ts';
import { spelledOf } from '../../text/spelled.ts';
import { targetsFrom } from '../../game/overlays/targets.ts';
import { computerText } from '../../text/computer.ts';
import { claimText } from '../../text/claims.ts';
import { playerText, timeInWords } from '../../text/players.ts';
import { kindNameIn } from '../../text/kindNames.ts';
import { text } from '../../text/messages.ts';
import { endText, outcomeText, scoreText } from '../../text/outcomes.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { sideText } from '../../text/sides.ts';
import type { Change } from '../change.ts';

/** What is read aloud after a turn: the move in full, and the state of the game. */
export function announceTurn(sitting: Sitting): string {
  const { game } = sitting;
  const ply = lastPly(game);
  if (ply === undefined) return announceStart(sitting);
  const turn = text('announce.turn', {
    side: sideText(ply.before.turn),
    move: spelledOf(ply),
    state: standingText(sitting),
  });
  const [claim] = claimsOf(game);
  const isNew = claim !== undefined && claimsOf(undo(game)).length === 0;
  const claimed = isNew && endingOf(sitting) === null ? [claimText(claim, ply.before.ruleset)] : [];
  return [turn, ...claimed, ...thinkingWords(sitting)].join(' ');
}

/** What is read aloud when a game begins. */
export function announceStart(sitting: Sitting): string {
  const call = openingCallOf(currentPosition(sitting.game));
  const start = text('announce.start', {
    game: variationTitle(variationIdOf(sitting.game)),
    call: call === null ? 'none' : text(`call.${call}`),
    state: standingText(sitting),
  });
  return [start, ...thinkingWords(sitting)].join(' ');
}

/** Says that the computer is thinking, if a person is waiting for it. */
function thinkingWords(sitting: Sitting): readonly string[] {
  const words = isWatched(sitting.terms) ? null : computerText(sitting);
  return words === null ? [] : [words];
}

/** What is read aloud when turns are taken back, redone or looked up. */
export function announceJump(sitting: Sitting, way: Change['way']): string {
  if (way === 'redone') return announceTurn(sitting);
  return text(way === 'undone' ? 'announce.undone' : 'announce.shown', {
    turn: currentPosition(sitting.game).turnsPlayed + 1,
    state: standingText(sitting),
  });
}

/** What is read aloud when the players or the clock have ended the game. */
export function announceEnd(sitting: Sitting): string {
  const end = endingOf(sitting);
  const score = matchScore(sitting);
  if (end === null) return '';
  const person = personAlone(sitting.terms);
  const ending = endText(end, sitting.game.tree.start.ruleset, { person });
  return score === null ? ending : `${ending} ${text('announce.score', { score: scoreText(score.points) })}`;
}

/** What is read aloud when one side asks the other. */
export const announceOffer = ({ offer, terms }: Sitting): string =>
  offer === null
    ? ''
    : text(`offer.${offer.kind}.title`, {
        asks: playerText(offer.by, terms.names),
        answers: playerText(opponent(offer.by), terms.names),
      });

/** What is read aloud when an offer has been answered. */
export function announceAnswer(sitting: Sitting, { kind, by }: Offer, agreed: boolean): string {
  if (!agreed)
    return text(`offer.${kind}.declined`, { answers: playerText(opponent(by), sitting.terms.names) });
  return kind === 'draw' ? announceEnd(sitting) : announceJump(sitting, 'undone');
}

/** What is read aloud when the clock is stopped or goes on. */
export const announcePause = ({ clock }: Sitting): string =>
  text(clock?.paused === true ? 'announce.paused' : 'announce.going-on');

/** What is read aloud, once, when a side is short of time. */
export const announceShortTime = (side: Side, left: number): string =>
  text('announce.short-time', { side: sideText(side), left: timeInWords(left) });

/** What is read aloud when a piece is selected. */
export function announcePick(position: Position, square: Square): string {
  const piece = pieceAt(position, square);
  if (piece === null) return '';
  const kind = kindNameIn(position.ruleset, piece.kind);
  return text('announce.picked', {
    kind,
    square: formatSquareInFull(position.ruleset.geometry, square),
    places: text('status.place', { count: targetsFrom(position, square).size, kind }),
  });
}

/** Whose turn it is in a game, or how it has ended. */
export function standingText(sitting: Sitting): string {
  const end = endingOf(sitting);
  return end === null
    ? text('status.to-move', { side: sideText(currentPosition(sitting.game).turn) })
    : outcomeText(end, { person: personAlone(sitting.terms) });
}
