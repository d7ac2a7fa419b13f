/** Milliseconds until a script that failed is asked for once more: a line that was away may be back by then. */
const AGAIN_MS = 1_000;

/**
 * Starts the shell's scripts, which the document names by `<link rel="start">`. They are asked for when this early
 * script runs, a round trip after the styles: on a slow phone the styles are painted a tenth of a second sooner for it,
 * and the scripts are there no later, since they would have shared the line with the styles.
 */
export function startShell(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="start"]')) start(link, startAgain);
}

function start(link: HTMLLinkElement, failed: (link: HTMLLinkElement) => void): void {
  const script = document.createElement('script');
  script.src = link.href;
  script.setAttribute('integrity', link.getAttribute('integrity') ?? '');
  script.crossOrigin = 'anonymous';
  // In their order.
  script.async = false;
  script.onerror = () => failed(link);
  document.head.append(script);
}

/** Of a broken copy, which the browser would hold for a year, it gets another one first. */
function startAgain(link: HTMLLinkElement): void {
  const again = () => start(link, goOnWithoutShell);
  setTimeout(() => void fetch(link.href, { cache: 'reload', credentials: 'omit' }).then(again, again), AGAIN_MS);
}

/** The document works without scripts: its forms are sent as they are, also one that has waited for the shell. */
function goOnWithoutShell(): void {
  const early = window.earlyInput;
  if (!early) return;
  early.stop();
  for (const control of document.querySelectorAll('[data-waiting]')) control.removeAttribute('data-waiting');
  const { sent } = early;
  early.sent = null;
  if (sent === null) return;
  // `requestSubmit` is younger than the oldest promised browsers.
  if (typeof sent.form.requestSubmit === 'function') sent.form.requestSubmit(sent.button);
  else sent.button?.click();
}
