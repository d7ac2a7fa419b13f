import { afterPaint } from '#start/after-paint.ts';

/**
 * Fetches the scripts that the document names for later (`<link rel="later">`) as soon as the page has been painted:
 * they are then there when the shell asks for them, and the first paint has not waited for any of them.
 */
export function loadLater(): void {
  afterPaint(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) {
      link.setAttribute('fetchpriority', 'low');
      link.rel = 'preload';
    }
  });
}
