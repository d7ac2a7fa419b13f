// What may never reach the browser's storage (a PAN, a whole phone number) still has to survive the detour over the
// sign-in. It waits here, in this page's memory, for the person who typed it and for nobody else.
let kept: { owner: string; values: Readonly<Record<string, string>> } | null = null;

/** Keeps `values` until the page is left; what another person typed is dropped. */
export function keepInMemory(owner: string, values: Readonly<Record<string, string>>): void {
  kept = { owner, values: { ...(kept?.owner === owner ? kept.values : {}), ...values } };
}

/** The value that `owner` typed under `name`, or an empty text. */
export const recall = (owner: string, name: string): string => (kept?.owner === owner ? (kept.values[name] ?? '') : '');

export function forgetKept(): void {
  kept = null;
}
