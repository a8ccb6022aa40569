/** As much of a service worker's world as ours uses; TypeScript's own description of it does not go with that of a page. */
export interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface Pressed extends Waiting {
  readonly notification: { readonly data: unknown; close(): void };
}

interface PageClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Happens {
  install: Waiting;
  activate: Waiting;
  fetch: Fetching;
  notificationclick: Pressed;
}

export interface Worker {
  readonly location: { readonly origin: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window' }): Promise<PageClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener<K extends keyof Happens>(what: K, listener: (event: Happens[K]) => void): void;
}
