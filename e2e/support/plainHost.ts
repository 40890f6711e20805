import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves the built site as the plainest host does: the files, their types, and no other header. The text of `version`
 * is appended to the service worker, as a comment.
 */
export async function servePlainly(
  version = () => '',
): Promise<{ readonly address: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    const file = path.join('dist', path.normalize(pathname === '/' ? 'index.html' : pathname));
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    if (pathname === '/sw.js') response.end(`${readFileSync(file, 'utf8')}\n// ${version()}\n`);
    else createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the host has no port');
  return { address: `http://127.0.0.1:${address.port}/`, server };
}
