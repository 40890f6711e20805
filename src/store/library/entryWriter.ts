import { refuse, type Result } from '../../engine/index.ts';
import type { GameTree } from '../../game/tree/index.ts';
import { text } from '../../text/review/review.ts';
import type { ReviewStore, ReviewSource } from '../review/state.ts';
import { failureText, type Failure } from './failure.ts';
import type { Entry } from './entry.ts';
import { asOwn, entryOfReview, heldOf, newHeld, type Held } from './heldEntry.ts';
import type { Left } from './leftGame.ts';
import type { Answer, Repository } from './repository.ts';

/** What the entry of a review needs from its environment. */
export interface ReviewEntryNeeds {
  readonly review: ReviewStore;
  /** The library, loaded when it is first needed. */
  readonly repository: () => Promise<Repository>;
  /** Calls back after a while; the returned function cancels that. */
  readonly later: (work: () => void) => () => void;
  /** Milliseconds of the epoch. */
  readonly now: () => number;
  /**
   * A game with this id as it stood when its page was closed before its last change was kept; it is handed out only
   * once.
   */
  readonly unkept?: (id: string) => Left | null;
}

/** Asks a library whose code may fail to load, as without a network. */
export async function ask<Value>(
  { repository }: Pick<ReviewEntryNeeds, 'repository'>,
  question: (library: Repository) => Answer<Value>,
): Promise<Result<Value, Failure>> {
  try {
    return await question(await repository());
  } catch {
    return refuse('lost');
  }
}

/** Writes the changes of one reviewed game into the library. */
export interface EntryWriter {
  readonly held: () => Held;
  /**
   * Writes the game as it stands over what was read. If another page has changed that meanwhile, it becomes a separate
   * game, and the reader is told. False if that failed; the reader is told that too, unless `isQuiet`.
   */
  readonly write: (tree: GameTree, isQuiet?: boolean) => Promise<boolean>;
}

export function createWriter(needs: ReviewEntryNeeds, first: Held): EntryWriter {
  const { review, now } = needs;
  let held = first;
  return {
    held: () => held,
    write: async (tree, isQuiet = false) => {
      const { jkn } = held;
      let entry = entryOfReview(held, tree, now());
      const isAsRead = ({ record }: Entry): boolean =>
        jkn === null || record.jkn === jkn || record.jkn === entry.record.jkn;
      let written = await ask(needs, (library) =>
        library.update(entry, (former) => ({ way: isAsRead(former) ? 'over' : 'not' })),
      );
      const hasParted = written.ok && written.value === 'not';
      if (hasParted) {
        entry = entryOfReview(asOwn(held, now()), tree, now());
        written = await ask(needs, (library) => library.update(entry));
      }
      if (!written.ok) {
        if (!isQuiet) review.getState().tell(failureText(written.error));
        return false;
      }
      held = heldOf(entry);
      if (hasParted) review.getState().tell(text('review.entry.parted'));
      if (review.getState().tree === tree) review.getState().noteKept(tree);
      return true;
    },
  };
}

/**
 * Puts a reviewed game into the library, unless exactly the same record is there: then that entry goes on. Null if that
 * failed; the reader is told, unless it is to be quiet.
 */
export async function enterGame(
  needs: ReviewEntryNeeds,
  source: ReviewSource,
  tree: GameTree,
  isQuiet = false,
): Promise<EntryWriter | null> {
  const held = newHeld(source, needs.review.getState().of, needs.now());
  const { print } = entryOfReview(held, tree, needs.now()).summary;
  const known = await ask(needs, (library) => library.alike(print));
  if (known.ok && known.value !== null) return createWriter(needs, heldOf(known.value));
  const writer = createWriter(needs, held);
  return (await writer.write(tree, isQuiet)) ? writer : null;
}

/**
 * Makes sure that the library has the reviewed game with all its changes; `current` writes it if it came from there.
 * Returns what wrote it, null if nothing was to be written; `ok` is false if that failed, and then the reader is told.
 */
export async function keepChanges(
  needs: ReviewEntryNeeds,
  current: EntryWriter | null,
): Promise<{ readonly ok: boolean; readonly writer: EntryWriter | null }> {
  const { source, isChanged, tree, noteKept } = needs.review.getState();
  if (!isChanged) return { ok: true, writer: null };
  const isTheirs = source === 'library' && current !== null;
  const writer = isTheirs ? current : await enterGame(needs, source, tree);
  if (writer === null || (isTheirs && !(await writer.write(tree)))) return { ok: false, writer: null };
  noteKept(tree);
  // it may have been changed again meanwhile
  return needs.review.getState().isChanged ? keepChanges(needs, writer) : { ok: true, writer };
}
