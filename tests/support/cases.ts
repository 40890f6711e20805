import { readRows } from './fixtures.ts';

/** A row of cases.tsv; the forms of `expected` are in the head of that file. */
export interface Case {
  readonly line: number;
  readonly variation: string;
  readonly position: string;
  readonly expected: string;
  readonly reason: string;
}

const readCases = (file: string): readonly Case[] =>
  readRows(file, ['variant']).map(
    ({ line, fields: [variation = '', position = '', expected = '', reason = ''] }) => ({
      line,
      variation,
      position,
      expected,
      reason,
    }),
  );

export const CASES = readCases('cases.tsv');

/** The same for the larger games (sections 13 to 20). */
export const LARGE_CASES = readCases('cases-large.tsv');

/** A program that knows the rules, text in and text out. Lists are sorted; positions are valid lines. */
export interface Program {
  readonly start: (variation: string) => string;
  readonly moves: (variation: string, position: string) => readonly string[];
  readonly records: (variation: string, position: string) => readonly string[];
  /** On one line. */
  readonly outcome: (variation: string, position: string) => string;
  readonly play: (variation: string, position: string, move: string) => string;
  readonly isValid: (variation: string, position: string) => boolean;
}

/** The part before and the part after the first colon. */
function splitAtColon(text: string): [string, string] {
  const colon = text.indexOf(':');
  if (colon < 0) throw new Error(`no colon in ${text}`);
  return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** What a program finds in a case, and what it ought to find. */
export function hold(
  program: Program,
  { variation, position: line, expected }: Case,
): { readonly found: unknown; readonly wanted: unknown } {
  const position = line === 'start' ? program.start(variation) : line;
  const space = expected.indexOf(' ');
  const [form, rest] = [expected.slice(0, space), expected.slice(space + 1)];
  const isValid = program.isValid(variation, position);
  if (form === 'error' || !isValid) return { found: isValid, wanted: form !== 'error' };
  switch (form) {
    case 'from': {
      const [from, ends] = splitAtColon(rest);
      const moves = program.moves(variation, position).filter((move) => move.startsWith(`${from}-`));
      const wanted = ends === 'none' ? [] : words(ends).map((end) => `${from}-${end}`);
      return { found: moves, wanted: wanted.toSorted() };
    }
    case 'has':
    case 'not': {
      const moves = new Set(program.moves(variation, position));
      return {
        found: words(rest).filter((move) => moves.has(move)),
        wanted: form === 'has' ? words(rest) : [],
      };
    }
    case 'record': {
      const records = new Set(program.records(variation, position));
      return { found: words(rest).filter((move) => records.has(move)), wanted: words(rest) };
    }
    case 'outcome':
      return { found: program.outcome(variation, position), wanted: rest };
    case 'after': {
      const [moves, end] = splitAtColon(rest);
      const played = words(moves).reduce((now, move) => program.play(variation, now, move), position);
      return { found: played, wanted: end };
    }
    case 'count':
      return { found: program.moves(variation, position).length, wanted: Number(rest) };
    default:
      throw new Error(`no form ${form}`);
  }
}

const readCounts = (file: string) =>
  readRows(file).map(({ fields: [variation = '', depth = '', count = ''] }) => ({
    variation,
    depth: Number(depth),
    count: Number(count),
  }));

/** The rows of perft.tsv. */
export const COUNTS = readCounts('perft.tsv');

/** The rows of perft-large.tsv. */
export const LARGE_COUNTS = readCounts('perft-large.tsv');
