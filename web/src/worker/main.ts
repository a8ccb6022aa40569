/** The service worker: the app without a server, and the bell. `tools/worker.ts` writes in which files a release has. */
import { ring } from './bell';
import { answer, clear, fill, type Release } from './keeping';
import type { Worker } from './scope';

declare const __RELEASE__: Release;
const worker = self as unknown as Worker;
const release = __RELEASE__;

worker.addEventListener('install', (event) => event.waitUntil(fill(release)));
worker.addEventListener('activate', (event) => event.waitUntil(clear(release).then(() => worker.clients.claim())));
worker.addEventListener('fetch', (event) => {
  const reply = answer(event.request, release, worker.location.origin);
  if (reply) event.respondWith(reply);
});
ring(worker);
