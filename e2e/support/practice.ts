import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import {
  formatSquareInFull,
  legalMoves,
  parseMove,
  type LegalMove,
  type Move,
  type Position,
} from '../../src/engine/index.ts';
import { positionOf } from '../../src/practice/check.ts';
import { judgeMove } from '../../src/practice/judging.ts';
import { parsePuzzles, type Puzzle } from '../../src/practice/puzzle.ts';
import { squareNamed } from './square.ts';
import { expect } from './table.ts';

const FILE = new URL('../../src/practice/puzzles.tsv', import.meta.url);
export const PUZZLES = parsePuzzles(readFileSync(FILE, 'utf8'));

/** The first puzzle of a kind. Throws where there is none. */
export function puzzleWith(is: (puzzle: Puzzle) => boolean): Puzzle {
  const puzzle = PUZZLES.find(is);
  if (puzzle === undefined) throw new Error('no puzzle is like this');
  return puzzle;
}

/** The right move of a puzzle as it begins. */
export function rightMove(puzzle: Puzzle): Move {
  const read = parseMove(positionOf(puzzle), puzzle.solution[0] ?? '');
  if (!read.ok) throw new Error(`${puzzle.id} has no move`);
  return read.value;
}

/** A legal move that is wrong. Throws where there is none. */
export function wrongMove(puzzle: Puzzle): LegalMove {
  const position = positionOf(puzzle);
  const move = legalMoves(position).find(
    (one) =>
      one.promotion === undefined && one.captures !== 'friend' && !judgeMove(position, puzzle, one).met,
  );
  if (move === undefined) throw new Error(`every move of ${puzzle.id} is right`);
  return move;
}

/** The practice pages as a player meets them. */
export class Practice {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(place = ''): Promise<void> {
    await this.page.goto(`./#/practice${place}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async openPuzzle({ id }: Puzzle): Promise<void> {
    await this.open(`/puzzles/${id}`);
    await expect(this.page.getByRole('grid', { name: 'Board of the puzzle' })).toBeVisible();
  }

  squareOf({ ruleset }: Position, square: number): Locator {
    const name = formatSquareInFull(ruleset.geometry, square);
    return squareNamed(this.page, name);
  }

  /** Makes a move by two clicks, or by two taps. */
  async make(position: Position, move: Move, way: 'click' | 'tap' = 'click'): Promise<void> {
    await this.squareOf(position, move.from)[way]();
    await this.squareOf(position, move.to)[way]();
  }
}
