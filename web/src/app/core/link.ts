/** Links for others. On the server's own machine a link says the machine's address in the network, or why there is none. */
import { api, ApiError } from './api';

export interface Shared {
  link: string;
  /** What to know about it: it is for the local network, or it opens nowhere else, with or without a remedy. */
  about: 'network' | 'alone' | 'no-network' | null;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export async function shared(link: string): Promise<Shared> {
  const url = new URL(link);
  if (!LOOPBACK.test(url.hostname)) return { link, about: null };
  try {
    const { alone, network } = await api.here();
    if (alone) return { link, about: 'alone' };
    if (network === null) return { link, about: 'no-network' };
    return { link: network + url.pathname + url.search + url.hash, about: 'network' };
  } catch (error) {
    if (error instanceof ApiError) return { link, about: null };
    throw error;
  }
}

/** Into the clipboard, also where the page is not a secure one: then by the selection of a field that holds the text. */
export async function copy(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  if (window.isSecureContext && 'clipboard' in navigator) {
    try {
      await navigator.clipboard.writeText(field.value);
      return true;
    } catch {
      // forbidden: there is the old way
    }
  }
  field.focus({ preventScroll: true });
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way there is without HTTPS
  return document.execCommand('copy');
}

/** The same for a text that no field shows. */
export async function copyText(text: string): Promise<boolean> {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  document.body.append(field);
  const isDone = await copy(field);
  field.remove();
  return isDone;
}
