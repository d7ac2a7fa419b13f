interface Keyed {
  /** Belongs to this very wish: asking again after a lost answer counts once, other words get another key. */
  key: string;
}

/** The key of what a draft asks for, made and kept with it where it has none. */
export function draftKey(setDraft: (change: (now: Keyed) => Keyed) => void): string {
  let key = '';
  setDraft((now) => {
    key = now.key || randomKey();
    return { key };
  });
  return key;
}

/** Unlike `crypto.randomUUID` it also works on a page without TLS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
