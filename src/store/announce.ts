import { formatSquareInFull, pieceAt, type Outcome, type Position, type Square } from '../engine/index.ts';
import { openingCallOf } from '../game/calls.ts';
import { currentPosition, lastPly, type Game } from '../game/game.ts';
import { standingOf } from '../game/standing.ts';
import { spelledOf } from '../game/timeline.ts';
import { targetsFrom } from '../game/targets.ts';
import { text } from '../text/messages.ts';
import { outcomeText } from '../text/outcomes.ts';
import { variationTitle } from '../text/variations.ts';
import type { Change } from './table.ts';

/** What is read aloud after a turn: the move in full, and how the game stands. */
export function announceTurn(game: Game): string {
  const ply = lastPly(game);
  if (ply === undefined) return announceStart(game);
  return text('announce.turn', {
    side: text(`side.${ply.before.turn}`),
    move: spelledOf(ply),
    state: stateText(ply.after, standingOf(ply.after).outcome),
  });
}

/** What is read aloud when a game begins. */
export function announceStart(game: Game): string {
  const position = currentPosition(game);
  const call = openingCallOf(position);
  return text('announce.start', {
    game: variationTitle(game.variation),
    call: call === null ? 'none' : text(`call.${call}`),
    state: stateText(position, standingOf(position).outcome),
  });
}

/** What is read aloud when turns are taken back, redone or looked up. */
export function announceJump(game: Game, way: Change['way']): string {
  if (way === 'redone') return announceTurn(game);
  const position = currentPosition(game);
  return text(way === 'undone' ? 'announce.undone' : 'announce.shown', {
    turn: position.turnsPlayed + 1,
    state: stateText(position, standingOf(position).outcome),
  });
}

/** What is read aloud when a piece is picked. */
export function announcePick(position: Position, square: Square): string {
  const piece = pieceAt(position, square);
  if (piece === null) return '';
  const kind = text(`kind.${piece.kind}`);
  return text('announce.picked', {
    kind,
    square: formatSquareInFull(position.ruleset.geometry, square),
    places: text('status.place', { count: targetsFrom(position, square).size, kind }),
  });
}

const stateText = (position: Position, end: Outcome): string =>
  outcomeText(end) ?? text('status.to-move', { side: text(`side.${position.turn}`) });

/** Whose turn it is in a game, or how it has ended. */
export function standingText(game: Game): string {
  const position = currentPosition(game);
  return stateText(position, standingOf(position).outcome);
}
