export type Encoding = 'br' | 'gzip';

/** The best of our two encodings that an `Accept-Encoding` header takes, or null for none of them. */
export function preferredEncoding(accepted = ''): Encoding | null {
  const known = preferences.get(accepted);
  if (known !== undefined) return known;
  const read = readPreference(accepted);
  // Browsers send a handful of different headers; whoever invents more gets them read each time.
  if (preferences.size < KEPT) preferences.set(accepted, read);
  return read;
}

const KEPT = 100;
const preferences = new Map<string, Encoding | null>();

function readPreference(accepted: string): Encoding | null {
  const names = accepted
    .split(',')
    .filter((part) => !/;\s*q=0(\.0+)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}
