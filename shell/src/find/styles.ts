import address from '#find/find.css?url';

let brought: Promise<void> | null = null;

/**
 * Brings the styles of the button and the dialog, as a file that no document has. By hand: the bundler's own way would cost
 * every page's first script the code that loads styles, which nothing else in the shell needs.
 *
 * @returns resolves once they are there, and when they cannot be had: what they style can be used without them
 */
export function bringStyles(): Promise<void> {
  brought ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    // Of a file that another host serves, too, the service worker has a copy.
    link.crossOrigin = 'anonymous';
    link.onload = () => resolve();
    link.onerror = () => resolve();
    link.href = address;
    document.head.append(link);
  });
  return brought;
}
