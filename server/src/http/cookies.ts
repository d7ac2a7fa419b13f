import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The origin's own cookies: HttpOnly, for this host alone, never sent with calls from other sites; those that are `lax` go
 * along where somebody follows a link from another site. By https they are
 * Secure and carry the `__Host-` prefix. By plain http (development) they are neither: Safari and programs drop Secure
 * cookies there, also on loopback.
 */
export interface Cookies {
  read(request: FastifyRequest, name: string): string | undefined;
  write(reply: FastifyReply, name: string, value: string, days: number, sameSite?: 'strict' | 'lax'): void;
  clear(reply: FastifyReply, name: string): void;
}

const DAY_SECONDS = 86_400;

export function cookies(https: boolean): Cookies {
  const fullName = (name: string) => (https ? `__Host-${name}` : name);
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: https } as const;
  return {
    read: (request, name) => request.cookies[fullName(name)],
    write(reply, name, value, days, sameSite = 'strict') {
      reply.setCookie(fullName(name), value, { ...attributes, sameSite, maxAge: days * DAY_SECONDS });
    },
    clear(reply, name) {
      reply.clearCookie(fullName(name), attributes);
    },
  };
}
