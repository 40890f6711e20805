/** How much of this browser's storage is used, and how much it has, in bytes. */
export interface StorageUse {
  readonly used: number;
  readonly most: number;
}

/**
 * Whether the browser keeps the games permanently: it has agreed, it may clear them when space is short, or it does not
 * say.
 */
export type StorageKeeping = 'kept' | 'may-be-cleared' | 'unknown';

/** The parts of the browser's storage manager that are used. */
export type StorageAnswers = Partial<Pick<StorageManager, 'estimate' | 'persist' | 'persisted'>>;

/** Asks the browser how much of its storage is used; null if it does not say. */
export async function storageUsed(storage: StorageAnswers | undefined): Promise<StorageUse | null> {
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

/** Asks the browser to keep what is stored, even when space is short. */
export async function askToKeep(storage: StorageAnswers | undefined): Promise<StorageKeeping> {
  try {
    return keepingOf(await storage?.persist?.());
  } catch {
    return 'unknown';
  }
}
