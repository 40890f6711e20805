import { LIMITS } from './limits.ts';
import { isResult, RESULT } from './result.ts';

/** A tag pair as written, and its place in the text. */
export interface RawTag {
  readonly name: string;
  readonly value: string;
  readonly at: number;
  readonly written: string;
}

/** One game found in a text but not yet read: its tags, and where its moves are. Line ends in the text are `\n`. */
export interface Section {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  readonly at: number;
  readonly end: number;
  /** Line and column of `at`, from 1. */
  readonly line: number;
  readonly column: number;
  /** At most one more than a game may have. */
  readonly tags: readonly RawTag[];
  /** Lines that begin like a tag but are not one. */
  readonly wrongTags: readonly { readonly at: number; readonly written: string }[];
  readonly movesAt: number;
  /** The place of the first character whose bytes are not UTF-8; null if all are. */
  readonly stray: number | null;
}

/**
 * Finds the games of a text one after the other, quickly, by tags, results and comments; it reads no moves. A game ends
 * with its result or where the next game's tags begin; an unclosed comment ends at those tags too. `strays` are those
 * of `RecordText`.
 */
export function* splitGames(text: string, strays: readonly number[] = []): Generator<Section> {
  const scanner = new Scanner(text);
  let line = 1;
  let lineStart = 0;
  let counted = 0;
  let nextStray = 0;
  for (let number = 1; ; number++) {
    const at = scanner.nextStart();
    if (at >= text.length) return;
    const passed = text.slice(counted, at);
    line += countLines(passed);
    if (passed.includes('\n')) lineStart = counted + passed.lastIndexOf('\n') + 1;
    counted = at;
    const { tags, wrongTags } = scanner.tags();
    const movesAt = scanner.at;
    scanner.moves();
    const end = scanner.at;
    while ((strays[nextStray] ?? Infinity) < at) nextStray++;
    const found = strays[nextStray] ?? Infinity;
    const stray = found < end ? found : null;
    yield { number, text, at, end, line, column: at - lineStart + 1, tags, wrongTags, movesAt, stray };
  }
}

/** How many games `splitGames` finds in a text. */
export function countGames(text: string): number {
  const scanner = new Scanner(text);
  for (let count = 0; ; count++) {
    if (scanner.nextStart() >= text.length) return count;
    scanner.tags();
    scanner.moves();
  }
}

/** The number of line ends in a text. */
function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

const BLANK = /[\s\ufeff]+/y;
const TAG =
  /^\[\s*([A-Za-z0-9][\w+#=:-]{0,254})\s*(?:"([^"\\\n]*(?:\\.[^"\\\n]*)*)"|[“„«]([^”“»\n]*)[”“»])\s*\]/;
const TAG_BEGINS = /\[\s*[A-Za-z0-9][\w+#=:-]*\s*["“„«]/y;
/** Where a comment that is never closed ends: at the tags of the next game. */
const NEXT_TAGS = /\n\[[A-Za-z]\w*\s+"/;
const STOP = /[{;[()*]|\n%|[01½]/g;
const WORD = /[\w/½.,-]/;

const isEvent = (name: string): boolean => name.toLowerCase() === 'event';

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

class Scanner {
  at = 0;
  private readonly text: string;
  /** Just after the closing brace that was last looked for, so that none is looked for twice. */
  private brace = -1;

  constructor(text: string) {
    this.text = text;
  }

  /** Skips what is between games. */
  nextStart(): number {
    for (;;) {
      this.at += matchAt(BLANK, this.text, this.at)?.[0].length ?? 0;
      const atLineStart = this.at === 0 || this.text.charAt(this.at - 1) === '\n';
      if (this.text.charAt(this.at) !== '%' || !atLineStart) return this.at;
      this.at = this.lineEnd();
    }
  }

  private lineEnd(): number {
    const end = this.text.indexOf('\n', this.at);
    return end < 0 ? this.text.length : end;
  }

  /** Reads tag pairs up to the moves, or to a second Event after an empty line, which belongs to the next game. */
  tags(): Pick<Section, 'tags' | 'wrongTags'> {
    const tags: RawTag[] = [];
    const wrongTags: { at: number; written: string }[] = [];
    while (this.text.charAt(this.at) === '[') {
      const found = TAG.exec(this.text.slice(this.at, this.at + LIMITS.tagLine));
      if (found === null) {
        const end = this.lineEnd();
        if (wrongTags.length < LIMITS.faults)
          wrongTags.push({ at: this.at, written: this.text.slice(this.at, end) });
        this.at = end;
      } else {
        const [written, name = '', quoted, curly] = found;
        if (this.isNextGames(name, tags)) break;
        const value = quoted?.replace(/\\(.)/g, '$1') ?? curly ?? '';
        if (tags.length <= LIMITS.tags) tags.push({ name, value, at: this.at, written });
        this.at += written.length;
      }
      this.nextStart();
    }
    return { tags, wrongTags };
  }

  private isNextGames(name: string, tags: readonly RawTag[]): boolean {
    const afterEmptyLine = /\n\s*\n\s*$/.test(this.text.slice(Math.max(0, this.at - 8), this.at));
    return afterEmptyLine && isEvent(name) && tags.some((tag) => isEvent(tag.name));
  }

  /** Goes to the end of the game's moves. */
  moves(): void {
    let depth = 0;
    for (;;) {
      const stop = matchAt(STOP, this.text, this.at);
      if (stop === null) {
        this.at = this.text.length;
        return;
      }
      this.at = stop.index;
      const [char] = stop;
      if (char === '[' && matchAt(TAG_BEGINS, this.text, this.at) !== null) return;
      if (depth === 0 && this.skipResult()) return;
      if (char === '(') depth++;
      if (char === ')') depth = Math.max(0, depth - 1);
      this.skip(char);
    }
  }

  /** Goes on after what was found: to the end of a comment, or past one character of anything else. */
  private skip(char: string): void {
    if (char === '{') this.at = this.commentEnd();
    else if (char === ';' || char === '\n%') {
      this.at++;
      this.at = this.lineEnd();
    } else this.at++;
  }

  private commentEnd(): number {
    if (this.brace <= this.at) {
      const found = this.text.indexOf('}', this.at);
      this.brace = found < 0 ? this.text.length : found + 1;
    }
    const next = this.text.slice(this.at, this.brace).search(NEXT_TAGS);
    return next < 0 ? this.brace : this.at + next + 1;
  }

  /** A result, and comments on the same line, which still belong to the game. */
  private skipResult(): boolean {
    if (this.at > 0 && WORD.test(this.text.charAt(this.at - 1))) return false;
    const found = matchAt(RESULT, this.text, this.at)?.[0];
    if (found === undefined || !isResult(found)) return false;
    this.at += found.length;
    for (;;) {
      const end = this.at + (matchAt(/[^\S\n]+/y, this.text, this.at)?.[0].length ?? 0);
      const char = this.text.charAt(end);
      if (char !== '{' && char !== ';') return true;
      this.at = end;
      this.skip(char);
    }
  }
}
