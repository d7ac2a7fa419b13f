import type { FastifyInstance } from 'fastify';
import { countOpening, INVITATION_PATH, isInvitationCode } from '#account/referrals.ts';
import type { Database } from '#db/database.ts';
import type { Cookies } from '#http/cookies.ts';

export const INVITATION_COOKIE = 'invitation';
const DAYS = 30;
/** Programs that fetch a link to show a preview of it in a chat. */
const PREVIEW = /bot\b|crawl|spider|preview|whatsapp|facebookexternalhit|slack|telegram|discord|skype|curl|wget/i;

/** The personal links of referrals: counts each visitor once and leads to the home page, also with a code nobody has. */
export function invitationRoutes(app: FastifyInstance, db: Database, cookies: Cookies): void {
  app.get<{ Params: { code: string } }>(
    `${INVITATION_PATH}:code`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { code } = request.params;
      const { 'user-agent': agent = '', 'sec-purpose': purpose } = request.headers;
      const person = request.method === 'GET' && purpose === undefined && !PREVIEW.test(agent);
      const isNew = isInvitationCode(code) && cookies.read(request, INVITATION_COOKIE) !== code;
      if (person && isNew && (await countOpening(db, code))) cookies.write(reply, INVITATION_COOKIE, code, DAYS);
      return reply.header('x-robots-tag', 'noindex').redirect('/', 303);
    },
  );
}
