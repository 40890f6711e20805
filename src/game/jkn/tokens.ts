import { ASSESSMENTS } from '../tree/index.ts';
import { LIMITS } from './limits.ts';
import { isResult, RESULT } from './result.ts';

/** A piece of movetext, from `at` to `end`. */
export type Token = { readonly at: number; readonly end: number } & (
  | { readonly type: 'end' | 'open' | 'close' | 'number' }
  | { readonly type: 'comment'; readonly body: string; readonly closed: boolean }
  | { readonly type: 'nag'; readonly nag: number }
  | { readonly type: 'move' | 'junk' | 'result'; readonly text: string }
);

const BLANK = /[\s\ufeff]+/y;
const NUMBER = /\d+\s?(?:\.+|…)?|\.+|…/y;
const NAG = /\$(\d{1,9})/y;
const SIGN = /[!?]{1,2}|[□∞⩲⩱±∓]/y;
const JUNK = /[^\s{}();$]+/y;
const WORDS = /^[^{}();$\n]+?(?=\s+(?:\d+\s?\.|[01½*])|[{}();$\n]|$)/;
/** Assessment signs used in print, besides those of `ASSESSMENTS`. */
const PRINTED: Readonly<Record<string, number>> = { '□': 7, '∞': 13, '⩲': 14, '⩱': 15, '±': 16, '∓': 17 };

function match(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

/** The token of a game's text that begins at `at`, or after blanks there; `shape` matches what looks like a move. */
export function nextToken(text: string, from: number, shape: RegExp): Token {
  const at = skipBlanks(text, from);
  const char = text.charAt(at);
  if (char === '') return { type: 'end', at, end: at };
  if (char === '{') return braces(text, at);
  if (char === ';') return lineComment(text, at);
  if (char === '(') return { type: 'open', at, end: at + 1 };
  if (char === ')') return { type: 'close', at, end: at + 1 };
  const move = match(shape, text, at)?.[0];
  if (move !== undefined) return { type: 'move', at, end: at + move.length, text: move };
  return sign(text, at) ?? junk(text, at);
}

/** Skips blanks, and lines that begin with `%`, which are for other programs. */
function skipBlanks(text: string, from: number): number {
  let at = from;
  for (;;) {
    at += match(BLANK, text, at)?.[0].length ?? 0;
    if (text.charAt(at) !== '%' || (at > 0 && text.charAt(at - 1) !== '\n')) return at;
    at = lineEnd(text, at);
  }
}

const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};

function braces(text: string, at: number): Token {
  const close = text.indexOf('}', at);
  const end = close < 0 ? text.length : close;
  return {
    type: 'comment',
    at,
    end: end + (close < 0 ? 0 : 1),
    body: text.slice(at + 1, end),
    closed: close >= 0,
  };
}

function lineComment(text: string, at: number): Token {
  const end = lineEnd(text, at);
  return { type: 'comment', at, end, body: text.slice(at + 1, end), closed: true };
}

function sign(text: string, at: number): Token | null {
  const result = match(RESULT, text, at)?.[0];
  if (result !== undefined && isResult(result))
    return { type: 'result', at, end: at + result.length, text: result };
  const number = match(NUMBER, text, at)?.[0];
  if (number !== undefined) return { type: 'number', at, end: at + number.length };
  const nag = match(NAG, text, at);
  if (nag !== null) return { type: 'nag', at, end: at + nag[0].length, nag: Number(nag[1]) };
  const printed = match(SIGN, text, at)?.[0];
  return printed === undefined ? null : { type: 'nag', at, end: at + printed.length, nag: nagOf(printed) };
}

const nagOf = (printed: string): number =>
  PRINTED[printed] ?? Number(Object.entries(ASSESSMENTS).find(([, text]) => text === printed)?.[0] ?? 0);

/** Text that is no token: a word or, where words begin that may be meant as a spelled-out move, all of them. */
function junk(text: string, at: number): Token {
  const word = match(JUNK, text, at)?.[0] ?? text.charAt(at);
  const words = /^[a-z]{1,20}$/i.test(word)
    ? WORDS.exec(text.slice(at, at + LIMITS.written))?.[0]
    : undefined;
  const found = words?.trimEnd() ?? word;
  return { type: 'junk', at, end: at + found.length, text: found };
}
