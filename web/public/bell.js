// Shows "your turn" where a page may not do it by itself, and brings the table back when it is pressed. It keeps nothing.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const page = pages.find((one) => new URL(one.url).pathname === path);
      return page ? page.focus() : self.clients.openWindow(path);
    }),
  );
});
