import * as v from 'valibot';

/** Where live games are played. */
export interface Broker {
  readonly url: string;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
}

const LiveForm = v.object({
  address: v.nullable(v.string()),
  username: v.optional(v.string()),
  password: v.optional(v.string()),
});

/**
 * The broker that a site names in its `live.json`; null where it names none. An address such as `live` stands beside
 * the page, at its host and port.
 */
export function brokerIn(found: unknown, page: string): Broker | null {
  const read = v.safeParse(LiveForm, found);
  if (!read.success || read.output.address === null) return null;
  const { address, ...credentials } = read.output;
  try {
    const url = new URL(address, page);
    if (url.protocol === 'http:' || url.protocol === 'https:')
      url.protocol = url.protocol === 'http:' ? 'ws:' : 'wss:';
    url.hash = '';
    return url.protocol === 'ws:' || url.protocol === 'wss:' ? { url: url.href, ...credentials } : null;
  } catch {
    return null;
  }
}

/** Asks the site for its broker; null where there is none, or no network. */
export async function findBroker(page: string = document.baseURI): Promise<Broker | null> {
  try {
    const answer = await fetch(new URL('live.json', page), { cache: 'no-store' });
    return answer.ok ? brokerIn(await answer.json(), page) : null;
  } catch {
    return null;
  }
}
