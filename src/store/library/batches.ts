import {
  decodeText,
  formatGame,
  isError,
  plainLines,
  readGame,
  splitGames,
  type PlacedFault,
  type Section,
} from '../../game/jkn/index.ts';
import { problemText } from '../../text/jkn.ts';
import { parseBackup, type BackedUp, type BackupFault } from './backup.ts';
import { entryOf } from './digest.ts';
import { newId, type Entry, type Origin } from './entry.ts';

/** A fault of a file in words, with its place; games, lines and columns count from 1. */
export interface FileFault {
  readonly game: number;
  readonly line: number;
  readonly column: number;
  readonly written: string;
  readonly problem: string;
  /** Something of the game could not be read. */
  readonly isError: boolean;
}

/** Some games of a file. */
export interface Batch {
  readonly entries: readonly Entry[];
  readonly faults: readonly FileFault[];
  /** How many games of these could not be opened at all. */
  readonly unreadable: number;
  /** The share of the file that has been read with them, up to 1. */
  readonly progress: number;
  /** Why the file is a backup that is not restored; then there is nothing else. */
  readonly refused?: BackupFault;
}

/** Where and when games are read. */
export interface Reading {
  /** Time in milliseconds of the epoch. */
  readonly now: () => number;
  /** The file is one of the samples that come with the app. */
  readonly isSample?: boolean;
}

const LARGEST_BATCH = 200;
/** Milliseconds: a batch of slow games is given away sooner. */
const LONGEST_BATCH = 120;

/** One game read: its entry, null if it could not be opened. */
interface GameRead {
  readonly entry: Entry | null;
  readonly faults: readonly FileFault[];
  readonly progress: number;
}

/** Reads a file of games, `.jkn` or a backup, batch by batch as they are asked for. Any bytes are read; nothing throws. */
export function* readBatches(bytes: Uint8Array, reading: Reading): Generator<Batch> {
  const text = decodeText(bytes);
  const backup = parseBackup(text);
  if (backup.is === 'refused') {
    yield { ...emptyBatch(), progress: 1, refused: backup.fault };
    return;
  }
  const games = backup.is === 'other' ? readRecords(text, reading) : readBackup(backup.games);
  let batch = emptyBatch();
  let began = reading.now();
  for (const { entry, faults, progress } of games) {
    if (entry === null) batch.unreadable++;
    else batch.entries.push(entry);
    batch.faults.push(...faults);
    batch.progress = progress;
    if (batch.entries.length < LARGEST_BATCH && reading.now() - began < LONGEST_BATCH) continue;
    yield batch;
    batch = emptyBatch();
    began = reading.now();
  }
  yield { ...batch, progress: 1 };
}

const emptyBatch = () => ({
  entries: [] as Entry[],
  faults: [] as FileFault[],
  unreadable: 0,
  progress: 0,
});

function* readRecords(text: string, { now, isSample = false }: Reading): Generator<GameRead> {
  const plain = plainLines(text);
  const source = isSample ? 'sample' : 'imported';
  for (const section of splitGames(plain)) {
    const moment = now();
    const origin = { id: newId(), source, labels: [], added: moment, changed: moment } as const;
    yield { ...readSection(section, origin), progress: section.end / plain.length };
  }
}

/** A game without faults is kept as it is written; of any other, what could be read is written anew. */
function readSection(
  section: Section,
  origin: Origin,
  sitting: string | null = null,
): Omit<GameRead, 'progress'> {
  const { tree, faults } = readGame(section);
  const told = faults.map(faultOf);
  const isNoGame = section.tags.length === 0 && tree?.nodes.length === 1;
  if (tree === null || isNoGame) return { entry: null, faults: told };
  const isWhole = faults.length === 0 && section.tags.length > 0;
  const jkn = isWhole ? `${section.text.slice(section.at, section.end).trim()}\n` : formatGame(tree);
  return { entry: entryOf(tree, jkn, origin, { partial: faults.some(isError), sitting }), faults: told };
}

const faultOf = (fault: PlacedFault): FileFault => {
  const { game, line, column, written } = fault;
  return { game, line, column, written, problem: problemText(fault), isError: isError(fault) };
};

function* readBackup(games: readonly (BackedUp | null)[]): Generator<GameRead> {
  for (const [index, game] of games.entries()) {
    const progress = (index + 1) / games.length;
    const [section] = game === null ? [] : splitGames(plainLines(game.jkn));
    if (game === null || section === undefined) yield { entry: null, faults: [], progress };
    else yield { ...readSection({ ...section, number: index + 1 }, game.origin, game.sitting), progress };
  }
}
