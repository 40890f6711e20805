import {
  formatGame,
  isError,
  plainLines,
  readGame,
  splitGames,
  type RecordText,
  type Section,
} from '../../game/jkn/index.ts';
import { formatCabinet, readCabinetSection } from '../../game/cabinet/index.ts';
import type { BackedUp } from './backup.ts';
import { withApart } from './apartEntry.ts';
import { entryOfCabinet, toldOfTree } from './cabinetEntry.ts';
import { gameOfSection, type CabinetRules } from './cabinetRules.ts';
import { entryOf } from './digest.ts';
import type { Entry, Origin } from './entry.ts';
import { newId } from '../newId.ts';
import { toldOf, toldOfCabinet, unreadOf, type Told } from './fileFault.ts';

/** Where and when games are read. */
export interface Reading {
  /** Time in milliseconds of the epoch. */
  readonly now: () => number;
  /** The file is one of the samples that come with the app. */
  readonly isSample?: boolean;
  /** The rules of the games of the cabinet that the file holds; if left out, none are known. */
  readonly cabinet?: CabinetRules;
  /** Reads one game: `readGame`, unless a test makes it fail. */
  readonly read?: typeof readGame;
}

/** One game that was read: its entry, null if it could not be opened. */
export interface GameRead {
  readonly entry: Entry | null;
  readonly faults: readonly Told[];
  /** The share of the file that has been read with it. */
  readonly progress: number;
}

/**
 * The digits of a game's number in its file: by their ids, games that are otherwise alike stand in the order of the
 * file.
 */
const NUMBER_SIGNS = 7;

export function* readRecords({ text, strays }: RecordText, reading: Reading): Generator<GameRead> {
  const source = reading.isSample === true ? 'sample' : 'imported';
  const file = newId();
  const moment = reading.now();
  for (const section of splitGames(text, strays)) {
    const id = `${file}-${String(section.number).padStart(NUMBER_SIGNS, '0')}`;
    const origin = { id, source, labels: [], added: moment, changed: moment } as const;
    const game = gameOfSection(section);
    const read =
      game === null
        ? readSection(section, origin, null, reading)
        : readOfCabinet(section, game, origin, reading);
    yield { ...read, progress: section.end / text.length };
  }
}

export function* readBackup(
  games: readonly (BackedUp | null)[],
  strays: ReadonlyMap<number, readonly Told[]>,
  reading: Reading,
): Generator<GameRead> {
  for (const [index, game] of games.entries()) {
    const number = index + 1;
    const told = strays.get(number) ?? [];
    const progress = number / games.length;
    if (game?.cabinet !== undefined) {
      // its rules are not known here: its record is read when it is opened
      const entry = entryOfCabinet(game.jkn, game.cabinet, game.origin, game.partial);
      yield { entry, faults: told, progress };
      continue;
    }
    const [section] = game === null ? [] : splitGames(plainLines(game.jkn));
    if (game === null || section === undefined) yield { entry: null, faults: told, progress };
    else {
      const { entry, faults } = readSection({ ...section, number }, game.origin, game.sitting, reading);
      const whole = entry === null ? null : withApart(asPartial(entry, game.partial), game.apart);
      yield { entry: whole, faults: [...told, ...faults], progress };
    }
  }
}

/**
 * An entry of a backup that knows its game was only read up to an error: the record itself no longer shows the error.
 */
const asPartial = (entry: Entry, isPartial: boolean): Entry =>
  isPartial ? { ...entry, summary: { ...entry.summary, partial: true } } : entry;

type Read = Omit<GameRead, 'progress'>;

/** A game at which reading itself has failed; it must not affect the others. */
const unread = ({ number, line, column }: Section): Read => ({
  entry: null,
  faults: [unreadOf(number, line, column)],
});

/** The text of a game as written, if nothing in it was wrong. */
const writtenOf = ({ text, at, end }: Section): string => `${text.slice(at, end).trim()}\n`;

/** Whether anything follows the tags: tags alone would run into those of the next game of a file. */
const hasMoves = ({ text, movesAt, end }: Section): boolean => text.slice(movesAt, end).trim() !== '';

/** A game without faults is kept as written; of any other, what could be read is written anew. */
function readSection(
  section: Section,
  origin: Origin,
  sitting: string | null,
  { read = readGame }: Reading,
): Read {
  try {
    const { tree, faults } = read(section);
    const told = faults.map(toldOf);
    if (tree === null) return { entry: null, faults: told };
    const isWhole =
      faults.every(({ code }) => code === 'encoding') && section.tags.length > 0 && hasMoves(section);
    const jkn = isWhole ? writtenOf(section) : formatGame(tree);
    const partial = faults.some(({ code }) => isError(code));
    return { entry: entryOf(tree, jkn, origin, { partial, sitting }), faults: told };
  } catch {
    return unread(section);
  }
}

/** The same for a game of the cabinet, by its id. */
function readOfCabinet(section: Section, game: string, origin: Origin, { cabinet }: Reading): Read {
  const rules = cabinet?.get(game);
  if (rules === undefined) return unread(section);
  try {
    const { tree, faults } = readCabinetSection(section, rules);
    const told = faults.map(toldOfCabinet);
    if (tree === null) return { entry: null, faults: told };
    const isWhole = faults.every(({ code }) => code === 'encoding') && hasMoves(section);
    const record = isWhole ? writtenOf(section) : formatCabinet(tree);
    const partial = faults.some(({ code }) => isError(code));
    return { entry: entryOfCabinet(record, toldOfTree(game, tree), origin, partial), faults: told };
  } catch {
    return unread(section);
  }
}
