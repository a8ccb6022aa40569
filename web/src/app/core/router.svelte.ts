/** Paths of the app. A plain link inside it does not load the page again; a file of the server does. */
const PAGES = /^\/($|t\/|lobby$|rules\/|about$|replay$|analysis$|puzzles(\/|$)|daily$|help$|new\/|box\/|learn\/|score(\/|$)|games$)/;

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  /** Grows with every visit, so that a page knows that it was asked for again. */
  visit = $state(0);

  constructor() {
    window.addEventListener('popstate', () => this.#read());
    window.addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#click(event));
  }

  #read() {
    this.path = location.pathname;
    this.hash = location.hash;
    this.visit += 1;
  }

  #click(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || !PAGES.test(url.pathname)) return;
    if (url.pathname === location.pathname && url.hash) return; // a jump inside the page is the browser's
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }

  go(url: string, replace = false) {
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.#read();
    if (!location.hash) window.scrollTo(0, 0);
  }
}

export const router = new Router();
