import { accept, refuse, type Result } from '../../engine/index.ts';
import type { Fault, FaultCode } from './rules.ts';

/** A place without a man, in the cells of a board. */
export const EMPTY = '';

/** What a cell holds: the letter of a man, or EMPTY. */
export type Cell = string;

/** A fault: `found` is refused in a field. */
export const fault = (
  code: FaultCode,
  field: number,
  found: string,
): { readonly ok: false; readonly error: Fault } => refuse({ code, field, found });

/** The fields of a line, separated by single spaces. */
export function readFields(text: string, count: number): Result<readonly string[], Fault> {
  const fields = text.split(' ');
  return fields.length === count && !fields.includes('') ? accept(fields) : fault('fields', 0, text);
}

/**
 * Ranks of the given widths, separated by `/`: letters of men and numbers for runs of empty places. Returns the cells
 * in the order of the text. Of the texts for the same cells it reads only the one that `writeRanks` writes.
 */
export function readRanks(
  text: string,
  widths: readonly number[],
  letters: string,
  field = 1,
): Result<Cell[], Fault> {
  const ranks = text.split('/');
  if (ranks.length !== widths.length) return fault('parts', field, text);
  const cells: Cell[] = [];
  for (const [index, rank] of ranks.entries()) {
    const before = cells.length;
    for (const part of rank.match(/\d+|\D/gu) ?? []) {
      if (/^\d/u.test(part)) {
        if (part.startsWith('0') || part.length > 2) return fault('number', field, part);
        for (let run = Number(part); run > 0; run--) cells.push(EMPTY);
      } else {
        if (!letters.includes(part)) return fault('unknown', field, part);
        cells.push(part);
      }
    }
    if (cells.length - before !== widths[index]) return fault('length', field, rank);
  }
  return accept(cells);
}

/** The canonical spelling of cells: see `readRanks`. */
export function writeRanks(cells: readonly Cell[], widths: readonly number[]): string {
  let next = 0;
  return widths
    .map((width) => {
      let rank = '';
      let run = 0;
      for (const cell of cells.slice(next, next + width)) {
        if (cell === EMPTY) {
          run++;
          continue;
        }
        rank += (run > 0 ? String(run) : '') + cell;
        run = 0;
      }
      next += width;
      return rank + (run > 0 ? String(run) : '');
    })
    .join('/');
}

/** A position of two fields: the board, and the letter of the side to move. */
export function readBoard<Side extends string>(
  text: string,
  widths: readonly number[],
  letters: string,
  sides: readonly Side[],
): Result<{ readonly cells: readonly Cell[]; readonly side: Side }, Fault> {
  const fields = readFields(text, 2);
  if (!fields.ok) return fields;
  const [board = '', turn = ''] = fields.value;
  const cells = readRanks(board, widths, letters);
  if (!cells.ok) return cells;
  const side = readSide(turn, sides, 2);
  if (!side.ok) return side;
  return accept({ cells: cells.value, side: side.value });
}

/** How many cells hold this man. */
export const countOf = (cells: readonly Cell[], man: Cell): number =>
  cells.reduce((count, cell) => (cell === man ? count + 1 : count), 0);

/** The places of the men for which `fits` is true. */
export function placesOf(cells: readonly Cell[], fits: (cell: Cell) => boolean): readonly number[] {
  // a plain loop, since every search spends much of its time here
  const places: number[] = [];
  for (let place = 0; place < cells.length; place++) if (fits(cells[place] ?? EMPTY)) places.push(place);
  return places;
}

/** The board after a man has gone from one place to another, where it captures what stands there. */
export function movedTo(cells: readonly Cell[], from: number, to: number): Cell[] {
  const after = cells.slice();
  after[to] = after[from] ?? EMPTY;
  after[from] = EMPTY;
  return after;
}

/** The cells of a board as written; for boards that the program itself supplies. */
export function cellsOf(text: string, widths: readonly number[], letters: string): readonly Cell[] {
  const cells = readRanks(text, widths, letters);
  if (!cells.ok) throw new Error(`no board: ${text}`);
  return cells.value;
}

/** A whole number from 0 to `most`, without leading zeros. */
export function readNumber(text: string, most: number, field: number): Result<number, Fault> {
  const value = /^(?:0|[1-9]\d{0,5})$/u.test(text) ? Number(text) : Number.NaN;
  return value <= most ? accept(value) : fault('number', field, text);
}

/** One of the letters of the sides. */
export function readSide<Side extends string>(
  text: string,
  sides: readonly Side[],
  field: number,
): Result<Side, Fault> {
  const side = sides.find((other) => other === text);
  return side === undefined ? fault('side', field, text) : accept(side);
}
