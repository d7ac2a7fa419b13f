import type { FastifyRequest } from 'fastify';
import { HttpError } from '#http/http-error.ts';
import { publicAddress } from '#http/public-address.ts';
import { messages } from '#identity/messages.en.ts';

/** The site as an authenticator knows it. */
export interface RelyingParty {
  /** The site's host name: a passkey works under it and nowhere else. */
  id: string;
  /** What a browser says of the page that asked. */
  origin: string;
  /** The firm's, shown beside the passkey. */
  name: string;
}

const NUMERIC = /^(\d+(\.\d+){3}|\[.*\])$/;

/**
 * Both by `PUBLIC_URL`, and never by a name from somebody's Host header.
 *
 * @throws HttpError 400 for an address without a name, such as 127.0.0.1, under which browsers keep no passkeys
 */
export function relyingParty(
  request: FastifyRequest,
  site: { publicUrl: string | undefined; firm: string },
): RelyingParty {
  const { hostname, origin } = new URL(publicAddress(request, site.publicUrl));
  if (NUMERIC.test(hostname)) throw new HttpError(400, messages.passkeysWorkUnderSites);
  return { id: hostname, origin, name: site.firm };
}
