/** The app on the device: the worker that keeps it, the browser's offer to install it, and whether a server is there. */
export const WORKER = '/sw.js';

/** Chromium's offer to install the app, which a page may make in its own place and time. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Device {
  offer = $state.raw<Offer | null>(null);
  /** No server answers, or the device knows of no network. */
  isAlone = $state(!navigator.onLine);

  constructor() {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.offer = event as Offer;
    });
    window.addEventListener('appinstalled', () => (this.offer = null));
    window.addEventListener('offline', () => (this.isAlone = true));
    window.addEventListener('online', () => void this.look());
  }

  async install() {
    await this.offer?.prompt();
    this.offer = null;
  }

  async look() {
    this.isAlone = !(await fetch('/healthz', { cache: 'no-store' }).then(
      (found) => found.ok,
      () => false,
    ));
  }
}

export const device = new Device();
const RELOADED = 'twistosaur.reloaded';

/** The worker comes after the page: whoever waits for the first page waits for nothing else. */
export function keepApp() {
  // A page of an older release whose files are gone: once more, from the server.
  window.addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(RELOADED) === location.href || !navigator.onLine) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, location.href);
    location.reload();
  });
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  if (navigator.serviceWorker.controller) void device.look();
  const begin = () => void navigator.serviceWorker.register(WORKER).catch(() => null);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
