import {
  formatGame,
  isError,
  plainLines,
  readGame,
  splitGames,
  type RecordText,
  type Section,
} from '../../game/jkn/index.ts';
import type { BackedUp } from './backup.ts';
import { withApart } from './apartEntry.ts';
import { entryOfCabinet } from './cabinetEntry.ts';
import { entryOf } from './digest.ts';
import type { Entry, Origin } from './entry.ts';
import { newId } from '../newId.ts';
import { toldOf, unreadOf, type Told } from './fileFault.ts';

/** Where and when games are read. */
export interface Reading {
  /** Time in milliseconds of the epoch. */
  readonly now: () => number;
  /** The file is one of the samples that come with the app. */
  readonly isSample?: boolean;
  /** What reads one game: `readGame`, unless a test lets it fail. */
  readonly read?: typeof readGame;
}

/** One game read: its entry, null if it could not be opened. */
export interface GameRead {
  readonly entry: Entry | null;
  readonly faults: readonly Told[];
  /** The share of the file that has been read with it. */
  readonly progress: number;
}

export function* readRecords({ text, strays }: RecordText, reading: Reading): Generator<GameRead> {
  const source = reading.isSample === true ? 'sample' : 'imported';
  for (const section of splitGames(text, strays)) {
    const moment = reading.now();
    const origin = { id: newId(), source, labels: [], added: moment, changed: moment } as const;
    yield { ...readSection(section, origin, null, reading), progress: section.end / text.length };
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
      // its rules are not known here: whoever opens it reads its record
      yield { entry: entryOfCabinet(game.jkn, game.cabinet, game.origin), faults: told, progress };
      continue;
    }
    const [section] = game === null ? [] : splitGames(plainLines(game.jkn));
    if (game === null || section === undefined) yield { entry: null, faults: told, progress };
    else {
      const { entry, faults } = readSection({ ...section, number }, game.origin, game.sitting, reading);
      const whole = entry === null ? null : withApart(entry, game.apart);
      yield { entry: whole, faults: [...told, ...faults], progress };
    }
  }
}

/** A game without faults is kept as it is written; of any other, what could be read is written again. */
function readSection(
  section: Section,
  origin: Origin,
  sitting: string | null,
  { read = readGame }: Reading,
): Omit<GameRead, 'progress'> {
  try {
    const { tree, faults } = read(section);
    const told = faults.map(toldOf);
    const isNoGame = section.tags.length === 0 && tree?.nodes.length === 1;
    if (tree === null || isNoGame) return { entry: null, faults: told };
    const isWhole = faults.every(({ code }) => code === 'encoding') && section.tags.length > 0;
    const jkn = isWhole ? `${section.text.slice(section.at, section.end).trim()}\n` : formatGame(tree);
    const partial = faults.some(({ code }) => isError(code));
    return { entry: entryOf(tree, jkn, origin, { partial, sitting }), faults: told };
  } catch {
    // no game is to take the others with it
    return { entry: null, faults: [unreadOf(section.number, section.line, section.column)] };
  }
}
