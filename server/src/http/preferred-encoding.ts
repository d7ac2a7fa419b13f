import { Lru } from '#memory/lru.ts';

export type Encoding = 'br' | 'gzip';

/** The best of our two encodings that an `Accept-Encoding` header takes, or null for none of them. */
export function preferredEncoding(accepted = ''): Encoding | null {
  return preferences.getOrSet(accepted, () => readPreference(accepted));
}

/** Browsers send a handful of different headers. */
const preferences = new Lru<Encoding | null>({ most: 100 });

function readPreference(accepted: string): Encoding | null {
  const names = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0+)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}
