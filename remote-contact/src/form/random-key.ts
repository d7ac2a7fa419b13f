/** A key that makes a repeated call count once. Unlike `crypto.randomUUID` it also works on a page without TLS. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
