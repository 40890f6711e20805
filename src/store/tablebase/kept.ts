import { TABLEBASES, type TablebaseFile } from './files.ts';

/** Tablebases that a player has asked for are kept in this cache, apart from the site's own files. */
const CACHE = 'poron-jikaida.tablebases';

/**
 * Whether this browser can keep and unpack tablebases; some can do neither, and none keeps anything for a page that is
 * not secure.
 */
export const canKeep = (): boolean => 'caches' in globalThis && 'DecompressionStream' in globalThis;

/** The unpacked bytes of a stored tablebase; null if it is not there, or cannot be read any more. */
export async function readKept({ address }: TablebaseFile): Promise<Uint8Array | null> {
  try {
    if (!canKeep()) return null;
    const cache = await caches.open(CACHE);
    const found = await cache.match(address);
    return found === undefined ? null : await unpacked(await found.arrayBuffer());
  } catch {
    return null;
  }
}

/**
 * Downloads a tablebase, stores it, and returns its unpacked bytes; null if that fails. `onLoaded` is given the number
 * of bytes that have arrived.
 */
export async function loadAndKeep(
  { address }: TablebaseFile,
  onLoaded: (bytes: number) => void,
): Promise<Uint8Array | null> {
  try {
    const answer = await fetch(address);
    if (!answer.ok || answer.body === null) return null;
    const packed = await gathered(answer.body, onLoaded);
    const bytes = await unpacked(packed);
    const cache = await caches.open(CACHE);
    await dropFormer(cache);
    await cache.put(address, new Response(packed));
    return bytes;
  } catch {
    return null;
  }
}

async function gathered(
  body: ReadableStream<Uint8Array>,
  onLoaded: (bytes: number) => void,
): Promise<ArrayBuffer> {
  let loaded = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, control) => {
      loaded += chunk.length;
      onLoaded(loaded);
      control.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(counting)).arrayBuffer();
}

/** Throws if the bytes are incomplete: the packed form has a checksum. */
async function unpacked(packed: ArrayBuffer): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Earlier editions, which have other addresses, are of no use any more. */
async function dropFormer(cache: Cache): Promise<void> {
  const present = new Set(Object.values(TABLEBASES).map((file) => absolute(file.address)));
  for (const { url } of await cache.keys()) if (!present.has(url)) await cache.delete(url);
}

const absolute = (address: string): string => new URL(address, location.href).href;
