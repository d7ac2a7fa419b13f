interface Told {
  /** The firm's address for mail. */
  email: string;
  /** Absolute address of the site. */
  origin: string;
}

/** So many months a reader may rely on the file, by RFC 9116 less than twelve. */
const MONTHS = 6;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a hole. It expires at the beginning of a month, half a year ahead. */
export function securityText({ email, origin }: Told, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1));
  return `Contact: mailto:${email}
Expires: ${expires.toISOString().replace('.000Z', 'Z')}
Preferred-Languages: en, hi
Canonical: ${origin}/.well-known/security.txt
`;
}
