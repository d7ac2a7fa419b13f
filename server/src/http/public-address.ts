import type { FastifyRequest } from 'fastify';
import { plainAddress } from '#http/client-address.ts';

const LOOPBACK_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The site's address as its visitors know it, without a slash at its end: `PUBLIC_URL`, which production requires.
 * Without it the Host header counts only as a name of this machine itself: anybody can send another one, and the links
 * in somebody's mail would lead there. Whoever came by another name gets the address that the call really arrived at.
 */
export function publicAddress(
  { protocol, host, socket }: Pick<FastifyRequest, 'protocol' | 'host' | 'socket'>,
  publicUrl: string | undefined,
): string {
  if (publicUrl !== undefined) return publicUrl;
  if (LOOPBACK_NAMES.test(host)) return `${protocol}://${host}`;
  const { localAddress, localPort } = socket;
  if (localAddress === undefined || localPort === undefined) return `${protocol}://localhost`;
  const address = plainAddress(localAddress);
  return `${protocol}://${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}
