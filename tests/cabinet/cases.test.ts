import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadCabinet } from '../../src/cli/cabinetGames.ts';
import { writeOutcome, type AnyRules } from '../../src/cabinet/seam/rules.ts';
import { byCodeUnits, findMove, perft, walk } from '../../src/cabinet/seam/walk.ts';
import { rowsOf } from '../support/fixtures.ts';

const CABINET = await loadCabinet();

/** Counts above this are made only on request: `ALL_COUNTS=1 npx vitest run tests/cabinet`. */
const MOST = process.env.ALL_COUNTS === undefined ? 30_000 : Infinity;

/** Each game has its cases in its folder. */
const FOLDERS = readdirSync('src/cabinet/games', { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const FILES = FOLDERS.map(({ name }) => `src/cabinet/games/${name}/tests/cases.tsv`);

const rulesOf = (id: string): AnyRules => {
  const rules = CABINET.find((other) => other.id === id);
  if (rules === undefined) throw new Error(`no game ${id}`);
  return rules;
};

const sorted = (texts: readonly string[]): string => texts.toSorted(byCodeUnits).join(' ') || 'none';

/** Whether each of the moves, one after the other, is legal: `refused` where the last is not. */
function accepts(rules: AnyRules, position: unknown, moves: readonly string[]): string {
  const past: unknown[] = [];
  let now = position;
  for (const [index, text] of moves.entries()) {
    const move = findMove(rules, now, text, past);
    if (move === undefined) return index === moves.length - 1 ? 'refused' : `no move ${text}`;
    past.push(now);
    now = rules.play(now, move);
  }
  return 'accepted';
}

const playAll = (rules: AnyRules, position: unknown, moves: readonly string[]): unknown =>
  moves.reduce((now, text) => {
    const move = findMove(rules, now, text);
    if (move === undefined) throw new Error(`no move ${text}`);
    return rules.play(now, move);
  }, position);

/** What the rules find in a case, in the form of its fourth column. */
function found(rules: AnyRules, line: string, what: string, expected: string): string {
  const [form = '', ...rest] = what.split(' ');
  const read = line === 'start' ? { ok: true as const, value: rules.start() } : rules.read(line);
  if (form === 'error' || expected === 'error') return read.ok ? rules.write(read.value) : 'error';
  if (!read.ok) return `error: ${JSON.stringify(read.error)}`;
  const position = read.value;
  const texts = () => rules.moves(position).map((move) => rules.writeMove(move));
  switch (form) {
    case '*':
      return sorted(texts());
    case 'count':
      return String(texts().length);
    case 'outcome':
      return writeOutcome(rules.outcome(position));
    case 'outcome-after':
      return writeOutcome(rules.outcome(playAll(rules, position, rest)));
    case 'after':
      return rules.write(playAll(rules, position, rest));
    case 'refuses':
      return accepts(rules, position, rest);
    case 'perft':
      return rest.length > 0
        ? String(perft(rules, position, Number(rest[0])))
        : expected
            .split(' ')
            .map((_, depth) => perft(rules, position, depth + 1))
            .join(' ');
    case 'random':
      return rules.write(walk(rules, position, Number(rest[0]), Number(rest[1])));
    default:
      // the moves that begin with a place: its name, then the end or a sign
      return sorted(
        texts().filter(
          (text) => text.startsWith(form) && /^(?:$|[-x+*:,<>@=])/u.test(text.slice(form.length)),
        ),
      );
  }
}

const wantedOf = (what: string, expected: string): string =>
  /^(?:\*$|[a-zA-Z]*\d*$)/u.test(what) && !/^(?:outcome|count|error|perft)/u.test(what)
    ? sorted(expected === 'none' ? [] : expected.split(' '))
    : expected;

const casesOf = (file: string) =>
  rowsOf(file)
    .map(({ line, fields: [variant = '', position = '', what = '', expected = '', reason = ''] }) => ({
      line,
      variant,
      position,
      what,
      expected,
      reason,
    }))
    .filter(({ what, expected }) => !what.startsWith('perft') || Number(expected.split(' ').at(-1)) <= MOST);

describe.each(FILES)('the cases of %s', (file) => {
  test.each(casesOf(file))('line $line, $what: $reason', ({ variant, position, what, expected }) => {
    expect(found(rulesOf(variant), position, what, expected)).toBe(wantedOf(what, expected));
  });
});
