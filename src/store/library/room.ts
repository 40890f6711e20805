/** How much of this browser's room is used, in bytes; null where it does not tell. */
export interface Room {
  readonly used: number;
  readonly most: number;
}

/** Whether the browser keeps the games for good: it has agreed, it may clear them when room is short, or it does not tell. */
export const KEEPINGS = ['kept', 'may-be-cleared', 'unknown'] as const;
export type StorageKeeping = (typeof KEEPINGS)[number];

/** The parts of the browser's storage manager that are asked. */
export type StorageAnswers = Partial<Pick<StorageManager, 'estimate' | 'persist' | 'persisted'>>;

export async function roomUsed(storage: StorageAnswers | undefined): Promise<Room | null> {
  try {
    const { usage, quota } = (await storage?.estimate?.()) ?? {};
    return usage === undefined || quota === undefined ? null : { used: usage, most: quota };
  } catch {
    return null;
  }
}

const keepingOf = (isKept: boolean | undefined): StorageKeeping => {
  if (isKept === undefined) return 'unknown';
  return isKept ? 'kept' : 'may-be-cleared';
};

/** Whether the browser has agreed to keep what is stored. */
export async function storageKeeping(storage: StorageAnswers | undefined): Promise<StorageKeeping> {
  try {
    return keepingOf(await storage?.persisted?.());
  } catch {
    return 'unknown';
  }
}

/** Asks the browser to keep what is stored, even when it runs short of room. */
export async function askToKeep(storage: StorageAnswers | undefined): Promise<StorageKeeping> {
  try {
    return keepingOf(await storage?.persist?.());
  } catch {
    return 'unknown';
  }
}
