/**
 * "Your turn" for who is not looking: on the icon of the tab, by vibration, and as a notification while the page is hidden.
 * (The title of the tab says it too, but that is the page's.)
 */
import { say } from '../../i18n';
import plain from '../art/egg.svg';
import badged from '../art/egg-turn.svg';
import { badge as icon } from './badge.svelte';
import { WORKER } from './install.svelte';
import { settings } from './settings.svelte';

/** Why there can be no notifications here, if so: the address is not a secure one, the browser has none, or was told no. */
export function whyNoNotices(): 'insecure' | 'missing' | 'denied' | null {
  if (!window.isSecureContext) return 'insecure';
  if (!('Notification' in window)) return 'missing';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Ask the player's browser; whether it may. */
export async function allowNotices(): Promise<boolean> {
  if (whyNoNotices() !== null) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export const canVibrate = () => typeof navigator.vibrate === 'function';

const PULSE = [70, 60, 70];

/** Whose page is hidden hears of it from the system: through a worker where a page alone may not (Android). */
async function notify(table: string, game: string) {
  if (!settings.notices || whyNoNotices() !== null || Notification.permission !== 'granted') return;
  const title = say('app-your-turn');
  const facts = { body: game, tag: `table ${table}`, icon: badged, data: `/t/${table}` };
  try {
    const worker = await navigator.serviceWorker.register(WORKER);
    await worker.showNotification(title, facts);
  } catch {
    new Notification(title, facts).onclick = () => window.focus();
  }
}

export class Attention {
  #table: string;
  #called: number | null = null;

  constructor(table: string) {
    this.#table = table;
  }

  /** The decision that this player owes (null: none), of a game with this name. */
  call(decision: number | null, game: string) {
    badge(decision !== null);
    icon.mark(this.#table, decision !== null);
    if (decision === null || decision === this.#called) return;
    const isFirst = this.#called === null;
    this.#called = decision;
    if (isFirst && !document.hidden) return; // they have just come and are looking
    if (settings.vibration && canVibrate()) navigator.vibrate(PULSE);
    if (document.hidden) void notify(this.#table, game);
  }

  end() {
    badge(false);
  }
}

function badge(on: boolean) {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const href = on ? badged : plain;
  if (icon && icon.getAttribute('href') !== href) icon.href = href;
}
