import type { AnyRules, Fault as PositionFault } from '../../cabinet/seam/rules.ts';
import { accept, refuse } from '../../engine/index.ts';
import { checkResult } from '../jkn/checkResult.ts';
import { plainLines, type RecordText } from '../jkn/decode.ts';
import type { Placed, SharedFault } from '../jkn/fault.ts';
import { Faults, Places } from '../jkn/faults.ts';
import { LIMITS } from '../jkn/limits.ts';
import { isNoGame, readMovetext } from '../jkn/movetext.ts';
import { plainId } from '../jkn/plainId.ts';
import { knownTags, readTags, type StartTags } from '../jkn/readTags.ts';
import { splitGames, type RawTag, type Section } from '../jkn/sections.ts';
import type { Heard, Speech } from '../jkn/speech.ts';
import type { Tags } from '../tree/tags.ts';
import { readCabinetResult, resultText } from './ended.ts';
import { namesOf, rosterOf } from './format.ts';
import { MOST_MOVES } from './limits.ts';
import { plyAfter, standingAfter, type CabinetPly, type CabinetStart } from './ply.ts';
import type { CabinetTree } from './tree.ts';

/** What can be wrong in a record of the cabinet. The wording of it is outside this folder. */
export type CabinetFault =
  | SharedFault
  /** No legal move is written like this. */
  | { readonly code: 'move'; readonly number: number }
  | { readonly code: 'position'; readonly error: PositionFault }
  /** The rules that the record names are not among those that are read here. */
  | { readonly code: 'variation' }
  /** `assumed` is the id of the rules with which the game was read. */
  | { readonly code: 'variation-missing'; readonly assumed: string };

export type PlacedCabinetFault = Placed<CabinetFault>;

/** A game in a text. */
export interface ReadCabinetGame {
  /** From 1. */
  readonly number: number;
  readonly line: number;
  readonly tags: Tags;
  /** The game up to the first move that could not be read; null if its start is unknown. */
  readonly tree: CabinetTree | null;
  readonly faults: readonly PlacedCabinetFault[];
}

/**
 * Reads the games of a text one by one, on demand. `variants` are the known rules; the first ones are used if a game
 * names none. Any text can be read: what is wrong in it is reported as faults, and nothing throws.
 */
export function* readCabinet(
  source: string | Pick<RecordText, 'text' | 'strays'>,
  variants: readonly AnyRules[],
): Generator<ReadCabinetGame> {
  const { text, strays } = typeof source === 'string' ? { text: plainLines(source), strays: [] } : source;
  for (const section of splitGames(text, strays)) yield readCabinetSection(section, variants);
}

type CabinetFaults = Faults<CabinetFault>;

/** Reads one game of a text, as `readCabinet` does. */
export function readCabinetSection(section: Section, variants: readonly AnyRules[]): ReadCabinetGame {
  const faults: CabinetFaults = new Faults(section.number, new Places(section));
  const { stray, text, number, line } = section;
  if (stray !== null) faults.add({ code: 'encoding' }, stray, text.charAt(stray));
  const named = section.tags.find(({ name }) => name.toLowerCase() === 'variation');
  const rules = rulesOf(named, variants, section, faults);
  const valueOf = (name: string, tag: RawTag): string => resultIn(rules, name, tag, faults);
  const roster = rules === null ? [] : rosterOf(rules);
  const { tags: told, start: startTags } = readTags(
    section,
    faults,
    knownTags(rules === null ? [] : namesOf(rules)),
    valueOf,
  );
  // the value that a record must have when nothing is known counts as no tag
  const tags = new Map([...told].filter(([name, value]) => value !== '?' || !roster.includes(name)));
  const start = rules && readStart(rules, startTags, faults);
  if (rules === null || start === null) return { number, line, tags, tree: null, faults: faults.list };
  const { movesAt: from, end: to } = section;
  const read = readMovetext(speechOf(start, faults), start, null, { text, from, to, faults });
  const byRules = read.isWhole ? resultText(rules, standingAfter(start, read.last)) : '*';
  const checked = checkResult(tags, read.result, byRules, faults, section.at);
  return {
    number,
    line,
    tags: checked,
    tree: isNoGame(section, read) ? null : read.tree(checked),
    faults: faults.list,
  };
}

function rulesOf(
  named: RawTag | undefined,
  variants: readonly AnyRules[],
  { at }: Section,
  faults: CabinetFaults,
): AnyRules | null {
  const [first = null] = variants;
  if (named === undefined) {
    if (first !== null) faults.add({ code: 'variation-missing', assumed: first.id }, at);
    return first;
  }
  const id = plainId(named.value);
  const found = variants.find((rules) => rules.id === id);
  if (found === undefined) faults.add({ code: 'variation' }, named.at, named.value);
  return found ?? null;
}

/** The value of a tag in the spelling of the format; an unknown result is kept as it is. */
function resultIn(
  rules: AnyRules | null,
  name: string,
  { value, at, written }: RawTag,
  faults: CabinetFaults,
): string {
  if (name !== 'Result' || rules === null || value === '' || value === '?') return value;
  const result = readCabinetResult(rules, value);
  if (result === undefined) faults.add({ code: 'result-unknown' }, at, written);
  return result ?? value;
}

function readStart(rules: AnyRules, tags: StartTags, faults: CabinetFaults): CabinetStart | null {
  const line = tags.get('Position');
  if (line === undefined) return { rules, position: rules.start() };
  const position = rules.read(line.value.trim());
  if (position.ok) return { rules, position: position.value };
  faults.add({ code: 'position', error: position.error }, line.at, line.value);
  return null;
}

/**
 * A word with a letter among its first characters: the moves of all games are such words. Numbers before them are
 * skipped, with a point or without.
 */
const SHAPE = /(?!\d+\s?(?:\.|…))(?=[^\s{}();$a-z]{0,20}[a-z])[^\s{}();$!?□∞⩲⩱±∓]+/iy;

/** The spelling of a move without the typographic characters that printers substitute. */
const plain = (written: string): string => written.replace(/[–—−]/g, '-').replace(/×/g, 'x');

/** How the moves of a game are read: as its rules write them. */
function speechOf(
  start: CabinetStart,
  faults: CabinetFaults,
): Speech<CabinetPly | null, CabinetPly, CabinetFault> {
  /** The moves read so far, by those before them: a variation that is given again is not worked out again. */
  const known = new Map<CabinetPly | null, Map<string, CabinetPly>>();
  return {
    shape: SHAPE,
    isSame: (a, b) => a.text === b.text,
    hear: (previous, written) => {
      const text = plain(written);
      const here = known.get(previous) ?? new Map<string, CabinetPly>();
      const ply = here.get(text) ?? playHeard(start, previous, text, faults);
      if (ply === null) return refused((previous?.number ?? 0) + 1);
      known.set(previous, here.set(text, ply));
      return accept({ step: ply, after: ply });
    },
    // places of these boards have no numbers, so there is nothing to draw on
    readShapes: () => null,
    readResult: (text) => readCabinetResult(start.rules, text),
    mostMoves: MOST_MOVES,
  };
}

/**
 * Once as many wrong moves are found as are reported, no more are looked for: a hostile text must not hold up the
 * reader.
 */
const playHeard = (
  start: CabinetStart,
  previous: CabinetPly | null,
  text: string,
  faults: CabinetFaults,
): CabinetPly | null => (faults.errors < LIMITS.faults ? plyAfter(start, previous, text) : null);

const refused = (number: number): Heard<CabinetPly, CabinetPly, CabinetFault> =>
  refuse({ code: 'move', fault: () => ({ code: 'move', number }) });
