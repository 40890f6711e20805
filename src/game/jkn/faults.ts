import { isError, type Fault, type PlacedFault } from './fault.ts';
import { LIMITS } from './limits.ts';
import { countLines, type Section } from './sections.ts';

/** Collects the faults of one game with their places. */
export class Faults {
  readonly list: PlacedFault[] = [];
  private readonly section: Section;

  constructor(section: Section) {
    this.section = section;
  }

  /** Notes a fault of the text from `at`, an index in the whole text. */
  add(fault: Fault, at: number, written = ''): void {
    if (this.list.length >= LIMITS.faults) return;
    const { number: game, text, at: start, line, column } = this.section;
    const before = text.slice(start, at);
    const lineStart = before.lastIndexOf('\n') + 1;
    this.list.push({
      ...fault,
      game,
      line: line + countLines(before),
      column: before.length - lineStart + (lineStart === 0 ? column : 1),
      written: written.length > LIMITS.written ? `${written.slice(0, LIMITS.written)}…` : written,
    });
  }

  /** Takes over the faults of another reading of the same game. */
  adopt(others: Faults): void {
    this.list.push(...others.list.slice(0, LIMITS.faults - this.list.length));
  }

  get errors(): number {
    return this.list.filter(isError).length;
  }
}
