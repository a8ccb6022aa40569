/**
 * What is kept of the app, so that it opens without a server, and how a release follows another.
 *
 * Each release has a cache of its own, filled as a whole when its worker is installed. The page itself comes from the
 * server whenever that answers, and names its own assets by their hashes; so a page is always of one release: its files
 * come from the cache that has them, or else from the server. A new worker waits until no page of the old one is open,
 * and only then the old cache goes: a page that was opened before a release finds the chunks that it has not loaded yet.
 */
export interface Release {
  /** A hash of all its files. */
  version: string;
  /** Paths of everything that is needed without a server; the page itself as "/". */
  files: readonly string[];
}

export const PAGE = '/';
const APP = 'twistosaur-app-';
/** What the app keeps of the server's answers, whatever its release. */
export const DATA = 'twistosaur-data';
/** Answers that are worth keeping: the newest is shown where there is a server, the last one where there is none. */
const KEPT = /^\/api\/(rules|texts|puzzles|daily)(\/|$)/;
/** A server that has not answered by then is as good as none, if the page is at hand. */
const PATIENCE_MS = 4000;

export const cacheOf = ({ version }: Release) => APP + version;

export async function fill(release: Release): Promise<void> {
  const cache = await caches.open(cacheOf(release));
  await cache.addAll(release.files.map((path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' })));
}

/** The caches of other releases are let go. */
export async function clear(release: Release): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(APP) && name !== cacheOf(release));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** How a request is answered; null: as if there were no worker. */
export function answer(request: Request, release: Release, origin: string): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return null;
  if (request.mode === 'navigate') return url.pathname.startsWith('/api/') || url.pathname === '/docs' ? null : page(request, release);
  if (KEPT.test(url.pathname)) return newest(request);
  if (url.pathname.startsWith('/assets/') || release.files.includes(url.pathname)) return file(request);
  return null;
}

async function page(request: Request, release: Release): Promise<Response> {
  const kept = await (await caches.open(cacheOf(release))).match(PAGE);
  if (!kept) return fetch(request);
  const other = kept.clone(); // each can be read once
  const late = new Promise<Response>((done) => setTimeout(() => done(other), PATIENCE_MS));
  const fresh = fetch(request).then((found) => (found.status >= 500 ? kept : found));
  return Promise.race([fresh.catch(() => kept), late]);
}

/** A file's name says its content, so any cache that has it will do. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function newest(request: Request): Promise<Response> {
  const cache = await caches.open(DATA);
  try {
    const found = await fetch(request);
    if (found.ok) await cache.put(request, found.clone());
    return found;
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
