import { NO_PAGE } from '#http/page-language.ts';

/**
 * The address of a page whose codes can all be read: a `%` that begins no code, or one of no sign, stands for itself. Links
 * in Hindi are cut in messages, and whoever follows one should see the site's own page for what it does not have.
 */
export function soundAddress(address: string): string {
  if (!address.includes('%') || NO_PAGE.test(address)) return address;
  const [path = '', query = ''] = splitAtQuery(address);
  const sound = path.replace(/(?:%[\da-f]{2})+|%/gi, (codes) =>
    isReadable(codes) ? codes : codes.replaceAll('%', '%25'),
  );
  return sound + query;
}

const splitAtQuery = (address: string): string[] => {
  const at = address.search(/[?#]/);
  return at < 0 ? [address] : [address.slice(0, at), address.slice(at)];
};

function isReadable(codes: string): boolean {
  try {
    return decodeURIComponent(codes) !== '';
  } catch {
    return false;
  }
}
