import {
  formatSquareInFull,
  legalMoves,
  pieceAt,
  routesOf,
  type Move,
  type Position,
} from '../../engine/index.ts';
import { playPly } from '../../game/ply.ts';
import { kindNameIn } from '../../text/kindNames.ts';
import { spelledOf } from '../../text/spelled.ts';
import { powerOf } from '../../game/powers.ts';
import type { Aim, Puzzle } from '../../practice/puzzle.ts';
import { text } from '../../text/learn/practice.ts';
import type { ExerciseState } from '../exercise/index.ts';

/** What hints show on the board. */
type HintShown = ExerciseState['shown'];

/** Hints come in this many steps: words, the piece, the whole way. */
export const HINT_STEPS = 3;

/** The hint of a step, from 0 on: what to look for, the piece, the move; with what the board shows of it. */
export function hintAt(
  puzzle: Puzzle,
  aim: Aim,
  position: Position,
  move: Move | null,
  step: number,
): { readonly words: string; readonly shown: HintShown } {
  const nothing = { squares: [], routes: [] };
  if (step === 0 || move === null) return { words: firstHint(puzzle, aim, position, move), shown: nothing };
  const piece = pieceAt(position, move.from);
  const square = formatSquareInFull(position.ruleset.geometry, move.from);
  const kind = piece === null ? '' : kindNameIn(position.ruleset, piece.kind);
  if (step === 1)
    return { words: text('puzzle.hint.with', { kind, square }), shown: { squares: [move.from], routes: [] } };
  const played = playPly(position, move);
  const words = text('puzzle.hint.move', { move: played.ok ? spelledOf(played.value) : '' });
  const [route] = routesOf(position, move);
  return { words, shown: { squares: [move.from], routes: route === undefined ? [] : [route] } };
}

function firstHint(puzzle: Puzzle, aim: Aim, position: Position, move: Move | null): string {
  const legal = legalMoves(position).find(({ from, to }) => from === move?.from && to === move.to);
  const power = legal === undefined ? null : powerOf(position, legal);
  if (power !== null) return text(`hint.${power}`);
  if (aim.goal === 'gain')
    return text(
      puzzle.theme === 'vault' || puzzle.theme === 'promote' ? `hint.gain.${puzzle.theme}` : 'hint.gain',
    );
  if (aim.goal !== 'hyrkaida' || legal === undefined) return text(`hint.${aim.goal}`);
  return text(givesKaida(position, legal) ? 'hint.hyrkaida' : 'hint.hyrkaida.quiet');
}

function givesKaida(position: Position, move: Move): boolean {
  const played = playPly(position, move);
  return played.ok && (played.value.suffix === '+' || played.value.suffix === '#');
}
