/** The page's permission for a search to go on, which it can withdraw at any moment. */
export interface Lease {
  readonly address: string;
  readonly withdraw: () => void;
}

/**
 * A search receives no messages while it runs, and a static page shares no memory with a worker. What both can check at
 * once is whether an object URL that the page created still exists.
 */
export function lend(): Lease {
  const address = URL.createObjectURL(new Blob(['go on'], { type: 'text/plain' }));
  return { address, withdraw: () => URL.revokeObjectURL(address) };
}

/** Whether a lease is still valid; false too in a browser that does not let workers check. */
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
