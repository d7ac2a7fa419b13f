/** Calls back when the browser has nothing better to do. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 2_000 });
  else setTimeout(act, 200);
}

/** Calls back when everything that the page itself needs has come, and the browser is idle. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') whenIdle(act);
  else addEventListener('load', () => whenIdle(act), { once: true });
}
