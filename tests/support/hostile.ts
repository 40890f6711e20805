import type { Body } from '../../src/game/live/index.ts';

/** What a player who is not to move may send in a game without moves so far: none of it means anything. */
export const HOSTILE: readonly Body[] = [
  { is: 'move', move: Uint8Array.of(0), thought: 0, game: 0, turn: 0 },
  { is: 'move', move: Uint8Array.of(255), thought: 0, game: 0, turn: 0 },
  { is: 'claim', ground: 'repetition', game: 0, turn: 0 },
  { is: 'timeout', game: 0, turn: 0 },
  { is: 'flag', game: 0, turn: 0 },
  { is: 'again', game: 0, turn: 0 },
  { is: 'answer', kind: 'draw', agreed: true, game: 0, turn: 0 },
  { is: 'concede', game: 1, turn: 0 },
  { is: 'count', thought: 90_000, game: 0, turn: 0 },
];
