import type { FastifyRequest } from 'fastify';

interface Who {
  accountId: string;
  sessionId?: string | undefined;
}

const known = new WeakMap<FastifyRequest, Who>();

/** Notes whose request it has turned out to be, for the security log. */
export const noteWho = (request: FastifyRequest, who: Who): void => void known.set(request, who);

export const whoOf = (request: FastifyRequest): Who | undefined => known.get(request);
