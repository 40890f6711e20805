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
 * The broker that a site names in its `live.json`; null if it names none. A relative address such as `live` is resolved
 * against the page, on its host and port.
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

/** Why there is no broker: the site names none, or it cannot be reached just now. */
export type BrokerAnswer = Broker | 'none' | 'unreachable';

/**
 * Milliseconds after which a site that does not answer is considered unreachable, and after which it is asked again.
 */
const ANSWER_WITHIN = 5_000;
export const ASK_AGAIN = 3_000;

/** Asks the site for its broker. */
export async function findBroker(page: string = document.baseURI): Promise<BrokerAnswer> {
  try {
    const answer = await fetch(new URL('live.json', page), {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
    if (answer.status >= 500) return 'unreachable';
    const written = answer.ok ? await answer.text() : '';
    return brokerIn(parsed(written), page) ?? 'none';
  } catch {
    return 'unreachable';
  }
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}
