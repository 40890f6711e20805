import * as v from 'valibot';
import { SOURCES, type Entry, type Origin } from './entry.ts';

export const BACKUP_FORMAT = 'poron-jikaida library';
const BACKUP_VERSION = 1;

/** A game of a backup. All that is not here follows from its record. */
const BackupGame = v.object({
  id: v.pipe(v.string(), v.maxLength(100)),
  source: v.picklist(SOURCES),
  labels: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(100), v.readonly()),
  added: v.number(),
  changed: v.number(),
  jkn: v.string(),
  sitting: v.nullable(v.string()),
});

const Backup = v.object({
  format: v.literal(BACKUP_FORMAT),
  version: v.literal(BACKUP_VERSION),
  games: v.array(v.unknown()),
});

/** A game read from a backup. */
export interface BackedUp {
  readonly origin: Origin;
  readonly jkn: string;
  readonly sitting: string | null;
}

/** Entries as one file, in parts, since all together may be long. */
export function formatBackup(entries: readonly Entry[]): string[] {
  const games = entries.map(({ summary, record }, index) => {
    const { id, source, labels, added, changed } = summary;
    const { jkn, sitting } = record;
    const game = { id, source, labels, added, changed, jkn, sitting } satisfies v.InferOutput<
      typeof BackupGame
    >;
    return `${index === 0 ? '' : ','}\n${JSON.stringify(game)}`;
  });
  return [`{"format":"${BACKUP_FORMAT}","version":${BACKUP_VERSION},"games":[`, ...games, '\n]}\n'];
}

/** The games of a backup, null for each that is damaged; null for a text that is no backup. */
export function parseBackup(text: string): readonly (BackedUp | null)[] | null {
  if (!/^\s*\{/.test(text)) return null;
  try {
    const backup = v.safeParse(Backup, JSON.parse(text));
    return backup.success ? backup.output.games.map(gameOf) : null;
  } catch {
    return null;
  }
}

function gameOf(found: unknown): BackedUp | null {
  const game = v.safeParse(BackupGame, found);
  if (!game.success) return null;
  const { jkn, sitting, ...origin } = game.output;
  return { origin, jkn, sitting };
}
