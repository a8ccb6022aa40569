/** Sharing: by the phone's own sheet where there is one, else by the clipboard or a download. */
import { copyText } from './link';

export type Outcome = 'shared' | 'copied' | 'saved' | 'failed';

/** A few lines of text. Whoever closes the sheet without choosing has thought better of it. */
export async function shareText(text: string): Promise<Outcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(text)) ? 'copied' : 'failed';
}

/** A file: to the phone's sheet if that takes files, else into the downloads. */
export async function shareFile(file: File): Promise<Outcome> {
  if (typeof navigator.share === 'function' && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  save(file);
  return 'saved';
}

export function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
