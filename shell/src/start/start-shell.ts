/**
 * Starts the shell's scripts, which the document names by `<link rel="start">`. They are asked for when this early
 * script runs, a round trip after the styles: on a slow phone the styles are painted a tenth of a second sooner for it,
 * and the scripts are there no later, since they would have shared the line with the styles.
 */
export function startShell(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="start"]')) {
    const script = document.createElement('script');
    script.src = link.href;
    script.setAttribute('integrity', link.getAttribute('integrity') ?? '');
    script.crossOrigin = 'anonymous';
    // In their order.
    script.async = false;
    document.head.append(script);
  }
}
