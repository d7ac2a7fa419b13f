import type { FastifyRequest } from 'fastify';

/** The site's address as its visitors know it, without a slash at its end. */
export const publicAddress = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? `${request.protocol}://${request.host}`;
