import type { Repository } from './repository.ts';

/**
 * When a game came into a library, in milliseconds of the epoch: `now` for one that is not there yet, or cannot be
 * read.
 */
export async function addedAt(repository: Repository, id: string, now: number): Promise<number> {
  const read = await repository.readMany([id]);
  return (read.ok ? read.value[0]?.summary.added : undefined) ?? now;
}
