/**
 * Does work while no other page of this browser does any under the same name; pages wait for each other. A signal ends
 * the waiting. In a browser without locks nobody waits. The work never rejects: it handles its own errors.
 */
export async function alone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  let hasBegun = false;
  const begin = (): Promise<void> => {
    hasBegun = true;
    return work();
  };
  try {
    await navigator.locks.request(name, { signal }, begin);
  } catch {
    // aborted, or a browser or page that has no locks
    if (!hasBegun && !signal.aborted) await begin();
  }
}
