import { existsSync, readFileSync } from 'node:fs';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { checkedLive, liveFile, withBroker, type Live } from '../live/address.mjs';
import { openBroker } from '../live/broker.ts';

const FILE = 'live.json';
/** The path of the broker beside the page, on the page's host and port. */
const PATH = '/live';

/**
 * What a built site says of live play: `named` is an address, or a file like `live.json`; undefined if it is not
 * offered.
 */
function liveNamed(named: string | undefined): Live {
  if (named === undefined || named === '') return checkedLive({});
  return checkedLive(existsSync(named) ? JSON.parse(readFileSync(named, 'utf8')) : { address: named });
}

/** Answers requests for `live.json`: the broker is beside the page. */
const tellsOfBroker: Connect.NextHandleFunction = (request, response, next) => {
  if (new URL(request.url ?? '', 'http://here').pathname !== `/${FILE}`) {
    next();
    return;
  }
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Cache-Control', 'no-store');
  response.end(liveFile({ address: PATH.slice(1) }));
};

/** Serves a broker beside the page, in the same process, unless the site names another one. */
async function serveBroker(
  { httpServer, middlewares }: ViteDevServer | PreviewServer,
  live: Live,
): Promise<void> {
  if (live.address !== null || httpServer === null) return;
  middlewares.use(tellsOfBroker);
  const broker = await openBroker();
  broker.serve(httpServer, PATH);
  // a process that serves pages for a while, and then goes on, must not be kept alive by the broker
  httpServer.once('close', () => void broker.close());
}

/**
 * Live play: the built site names its broker in `live.json`, and its policy allows only that address. A development or
 * preview server brings its own broker if none is named.
 */
export function livePlay(named: string | undefined): Plugin {
  const live = liveNamed(named);
  return {
    name: 'live-play',
    configureServer: (server) => serveBroker(server, live),
    configurePreviewServer: (server) => serveBroker(server, live),
    transformIndexHtml: (html) => withBroker(html, live.address),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: liveFile(live) });
    },
  };
}
