import { isError, type AnyFault, type Fault, type Placed } from './fault.ts';
import { LIMITS } from './limits.ts';
import type { Section } from './sections.ts';

/** Finds the line of a place in one game. Lines are counted only once, however many places are asked for. */
export class Places {
  private readonly section: Section;
  /** Where the second and each further line of the game begins. */
  private begins: readonly number[] | null = null;

  constructor(section: Section) {
    this.section = section;
  }

  /** Line and column, from 1, of an index in the whole text that lies within the game. */
  of(at: number): { readonly line: number; readonly column: number } {
    const { at: start, line, column } = this.section;
    this.begins ??= this.lineBegins();
    let [low, high] = [0, this.begins.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.begins[middle] ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    const begins = this.begins[low - 1];
    return begins === undefined
      ? { line, column: at - start + column }
      : { line: line + low, column: at - begins + 1 };
  }

  private lineBegins(): readonly number[] {
    const { text, at: start, end } = this.section;
    // only the game: a long text may have no further line at all
    const game = text.slice(start, end);
    const begins: number[] = [];
    for (let at = game.indexOf('\n'); at >= 0; at = game.indexOf('\n', at + 1)) begins.push(start + at + 1);
    return begins;
  }
}

/** Collects the faults of one game with their places, up to a number of errors and a number of warnings. */
export class Faults<Wrong extends AnyFault = Fault> {
  readonly list: Placed<Wrong>[] = [];
  private readonly game: number;
  private readonly text: Places;
  private readonly told = { errors: 0, warnings: 0 };

  constructor(game: number, text: Places) {
    this.game = game;
    this.text = text;
  }

  /** Records the fault of the text from `at`, an index in the whole text. */
  add(fault: Wrong, at: number, written = ''): void {
    if (!this.takes(fault.code)) return;
    this.keep({
      ...fault,
      ...this.text.of(at),
      game: this.game,
      written: written.length > LIMITS.written ? `${written.slice(0, LIMITS.written)}…` : written,
    });
  }

  /** Whether there is room for one more fault of this kind. */
  takes(code: AnyFault['code']): boolean {
    return (isError(code) ? this.told.errors : this.told.warnings) < LIMITS.faults;
  }

  private keep(fault: Placed<Wrong>): void {
    this.list.push(fault);
    if (isError(fault.code)) this.told.errors++;
    else this.told.warnings++;
  }

  /** An empty collection for another reading of the same game. */
  fresh(): Faults<Wrong> {
    return new Faults(this.game, this.text);
  }

  /** Takes over the faults of another reading of the same game. */
  adopt(others: Faults<Wrong>): void {
    for (const fault of others.list) if (this.takes(fault.code)) this.keep(fault);
  }

  get errors(): number {
    return this.told.errors;
  }
}
