import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { openKept, type Form } from '../kept/keptValue.ts';
import { KEYS, type Keeper } from '../kept/storage.ts';

/** What a player has done in the course, by the ids of lessons. */
export interface Progress {
  /** The tasks that are done. */
  readonly solved: Readonly<Record<string, readonly string[]>>;
  /** Lessons that were once completed without a hint or a wrong try. */
  readonly clean: readonly string[];
  /** The lesson that was opened last. */
  readonly last: string | null;
}

const NONE: Progress = { solved: {}, clean: [], last: null };
const VERSION = 1;

const Saved = v.object({
  version: v.literal(VERSION),
  solved: v.record(v.string(), v.array(v.string())),
  clean: v.array(v.string()),
  last: v.nullable(v.string()),
});

const FORM: Form<Progress> = {
  read: (data) => {
    const checked = v.safeParse(Saved, data);
    if (!checked.success) return null;
    const { version: _, ...progress } = checked.output;
    return progress;
  },
  write: (progress) => ({ version: VERSION, ...progress }),
};

export interface ProgressState {
  readonly progress: Progress;
  /** Whether the progress has been kept as it stands. */
  readonly saved: boolean;
  /** What was kept could not be read, and was put aside. */
  readonly wasDamaged: boolean;
  readonly open: (lesson: string) => void;
  readonly solve: (lesson: string, task: string) => void;
  /** A lesson was completed from its first task to its last without a mistake. */
  readonly praise: (lesson: string) => void;
  /** Forgets everything. */
  readonly reset: () => void;
  /** Takes over what another tab has kept. */
  readonly reread: () => void;
}
export type ProgressStore = StoreApi<ProgressState>;

const withEntry = (list: readonly string[], entry: string): readonly string[] =>
  list.includes(entry) ? list : [...list, entry];

/**
 * The progress through the course, kept under its own key. A change is applied to what is kept at that moment, so that
 * tabs do not undo each other's changes; what cannot be read is put aside.
 */
export function createProgress(keeper: Keeper): ProgressStore {
  const kept = openKept(keeper, KEYS.progress, FORM);
  return createStore<ProgressState>()((set, get) => {
    const latest = (): Progress => (get().saved ? (kept.now() ?? get().progress) : get().progress);
    const change = (alter: (progress: Progress) => Progress): void => {
      const progress = alter(latest());
      set({ progress, saved: kept.keep(progress) });
    };
    return {
      progress: kept.first ?? NONE,
      saved: true,
      wasDamaged: kept.wasDamaged,
      open: (last) => change((progress) => ({ ...progress, last })),
      solve: (lesson, task) =>
        change((progress) => ({
          ...progress,
          solved: { ...progress.solved, [lesson]: withEntry(progress.solved[lesson] ?? [], task) },
        })),
      praise: (lesson) => change((progress) => ({ ...progress, clean: withEntry(progress.clean, lesson) })),
      reset: () => change(() => NONE),
      reread: () => set({ progress: latest() }),
    };
  });
}
