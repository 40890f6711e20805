/** The page's leave to go on, which it can withdraw at any moment. */
export interface Lease {
  readonly address: string;
  readonly withdraw: () => void;
}

/**
 * A search hears no message while it runs, and a static page has no memory that it shares with a worker. What both can
 * see at once is whether an object that the page has given an address still has it.
 */
export function lend(): Lease {
  const address = URL.createObjectURL(new Blob(['go on'], { type: 'text/plain' }));
  return { address, withdraw: () => URL.revokeObjectURL(address) };
}

/** Whether a lease holds; false too where a browser does not let workers ask. */
export function holds(address: string): boolean {
  try {
    const request = new XMLHttpRequest();
    request.open('GET', address, false);
    request.send();
    return request.status === 200;
  } catch {
    return false;
  }
}
