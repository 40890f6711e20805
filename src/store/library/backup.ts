import * as v from 'valibot';
import type { CabinetTold } from './cabinetEntry.ts';
import { CabinetForm, shortText } from './rows.ts';
import { SOURCES, type Entry, type Origin, type Summary } from './entry.ts';

const BACKUP_FORMAT = 'poron-jikaida library';
const BACKUP_VERSION = 1;

/** A game in a backup. Everything that is not stored here follows from its record. */
const BackupGame = v.object({
  id: v.pipe(v.string(), v.maxLength(100)),
  source: v.picklist(SOURCES),
  labels: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(100), v.readonly()),
  of: v.optional(v.pipe(v.string(), v.maxLength(100))),
  added: v.number(),
  changed: v.number(),
  /** Its record was followed by text that could not be read; the record itself no longer shows that. */
  partial: v.optional(v.boolean()),
  jkn: v.string(),
  sitting: v.nullable(v.string()),
  apart: v.optional(v.string()),
  cabinet: v.optional(
    v.object({
      ...CabinetForm.entries,
      variant: v.pipe(v.string(), v.maxLength(60)),
      event: shortText('event'),
      date: v.pipe(v.string(), v.maxLength(20)),
      turns: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
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
  readonly partial: boolean;
  readonly apart?: string | undefined;
  /** Missing if it is a game of Jikaida. */
  readonly cabinet?: CabinetTold | undefined;
}

/** Entries as one file, in parts, since all of them together may be long. */
export function formatBackup(entries: readonly Entry[]): string[] {
  const games = entries.map(({ summary, record }, index) => {
    const { id, source, labels, of, added, changed, partial } = summary;
    const { jkn, sitting, apart } = record;
    const cabinet = toldOfCabinet(summary);
    const game = {
      id,
      source,
      labels,
      of,
      added,
      changed,
      ...(partial && { partial }),
      jkn,
      sitting,
      apart,
      cabinet,
    } satisfies v.InferOutput<typeof BackupGame>;
    return `${index === 0 ? '' : ','}\n${JSON.stringify(game)}`;
  });
  return [`{"format":"${BACKUP_FORMAT}","version":${BACKUP_VERSION},"games":[`, ...games, '\n]}\n'];
}

const toldOfCabinet = ({ cabinet, variation, event, date, turns }: Summary): CabinetTold | undefined =>
  cabinet === undefined
    ? undefined
    : { ...cabinet, variant: variation, event, date: date.replaceAll('-', '.'), turns };

/** Why a backup cannot be restored: it is incomplete, or a newer version of the app wrote it. */
export type BackupFault = 'damaged' | 'newer';

/** What a text is as a backup: none at all, one that is refused, or games, with null for each that is damaged. */
export type BackupRead =
  | { readonly is: 'other' }
  | { readonly is: 'refused'; readonly fault: BackupFault }
  | { readonly is: 'backup'; readonly games: readonly (BackedUp | null)[] };

/** How every backup begins, whether complete or not. */
const BEGINNING = new RegExp(String.raw`^\s*\{\s*"format"\s*:\s*"${BACKUP_FORMAT}"`);

const Head = v.object({ format: v.literal(BACKUP_FORMAT), version: v.pipe(v.number(), v.minValue(1)) });

/**
 * Reads a backup. It is accepted as a whole or not at all: restoring one that breaks off would look as if everything
 * had come back.
 */
export function parseBackup(text: string): BackupRead {
  if (!/^\s*\{/.test(text)) return { is: 'other' };
  const found = parsed(text);
  const head = v.safeParse(Head, found);
  if (!head.success) return BEGINNING.test(text) ? { is: 'refused', fault: 'damaged' } : { is: 'other' };
  if (head.output.version > BACKUP_VERSION) return { is: 'refused', fault: 'newer' };
  const backup = v.safeParse(Backup, found);
  if (!backup.success) return { is: 'refused', fault: 'damaged' };
  return { is: 'backup', games: backup.output.games.map(gameOf) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function gameOf(found: unknown): BackedUp | null {
  const game = v.safeParse(BackupGame, found);
  if (!game.success) return null;
  const { jkn, sitting, partial = false, apart, cabinet, ...origin } = game.output;
  return { origin, jkn, sitting, partial, apart, cabinet };
}
