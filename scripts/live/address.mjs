import { createHash } from 'node:crypto';
import * as v from 'valibot';

/**
 * Where live games are played: the contents of `live.json`, which is beside `index.html`.
 * @typedef {{ address: string | null, username?: string, password?: string }} Live
 */

const CONNECT = /(connect-src 'self' blob:)[^;"]*/;

const Form = v.object({
  address: v.nullish(
    v.pipe(
      v.string(),
      v.regex(
        /^wss?:\/\/[\w.:[\]-]+(?:\/[\w./~%-]*)?$/,
        'An address of a broker looks like wss://broker.example/mqtt',
      ),
    ),
    null,
  ),
  username: v.optional(v.string()),
  password: v.optional(v.string()),
});

/**
 * The contents of `live.json`, checked: an address begins with ws:// or wss://, and has nothing that a policy cannot
 * express. The address is null if live play is not offered. Throws for anything else.
 * @param {unknown} found
 * @returns {Live}
 */
export const checkedLive = (found) => v.parse(Form, found);

/**
 * The page with a policy that allows exactly this address besides its own host; without an address, only its own host.
 * @param {string} html
 * @param {string | null} address
 */
export function withBroker(html, address) {
  if (!CONNECT.test(html)) throw new Error('the page has another policy for connections');
  return html.replace(CONNECT, (_, own) => (address === null ? own : `${own} ${address}`));
}

/**
 * The service worker with the current index.html in its list, so that browsers fetch it again.
 * @param {string} worker
 * @param {string} html
 */
export function withRevision(worker, html) {
  const revision = createHash('md5').update(html).digest('hex');
  const list = /(\{\s*"?url"?:\s*"index\.html",\s*"?revision"?:\s*")[0-9a-f]+(")/;
  if (!list.test(worker)) throw new Error('the service worker does not list the page');
  return worker.replace(list, `$1${revision}$2`);
}

/** @param {Live} live */
export const liveFile = (live) => `${JSON.stringify(live, null, 2)}\n`;
