/** "Your turn" where a page may not show it by itself: a press on the notice brings its table back. */
import type { Worker } from './scope';

export function ring(worker: Worker): void {
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const path = String(event.notification.data);
    event.waitUntil(
      worker.clients.matchAll({ type: 'window' }).then((pages) => {
        const page = pages.find((one) => new URL(one.url).pathname === path);
        return page ? page.focus() : worker.clients.openWindow(path);
      }),
    );
  });
}
