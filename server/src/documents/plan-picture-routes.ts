import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReadLink } from '#documents/link-words.ts';
import { PlanPictures } from '#documents/plan-pictures/plan-pictures.ts';

/** Where the pictures of links stand, with the link as `?link=`. */
const PLAN_PICTURE = '/plan-picture.png';

/** The address of the picture of a link. */
export const planPicture = (origin: string, link: string): string =>
  `${origin}${PLAN_PICTURE}?link=${encodeURIComponent(link)}`;

/** A link says the same for a day where it does not name its own. */
const DAY_SECONDS = 86_400;

/** The picture that messengers show beside a link: what was asked, and the figure of that very link. */
export function planPictureRoutes(
  app: FastifyInstance,
  readLink: ReadLink,
  originOf: (request: FastifyRequest) => string,
): void {
  const pictures = new PlanPictures();
  app.addHook('onClose', async () => pictures.stop());
  app.get(PLAN_PICTURE, async (request, reply) => {
    const { link } = request.query as { link?: unknown };
    const page = typeof link === 'string' ? await readLink(link, originOf(request)) : null;
    if (page === null) return reply.callNotFound();
    const { title, words } = page;
    const png = words && (await pictures.get({ title: words.title, line: `${title}. ${words.basis}` }));
    reply.header('x-content-type-options', 'nosniff');
    if (png === null) return reply.code(503).header('cache-control', 'no-store').header('retry-after', '10').send();
    return reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).type('image/png').send(png);
  });
}
