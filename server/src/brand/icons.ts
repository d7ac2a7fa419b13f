import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { drawIcon } from '#brand/draw-icon.ts';
import type { FirmMark } from '#brand/firm-mark.ts';
import { MASKABLE, ROUNDED, SQUARE, tile } from '#brand/tile.ts';

/** An icon as the manifest of the app names it. */
export interface Icon {
  src: string;
  type: string;
  sizes: string;
  purpose: 'any' | 'maskable';
}

/** iPhones ask for it by this name at every site; pages name it as well (`shell/src/layout/use-home-screen-icon.ts`). */
const APPLE = '/apple-touch-icon.png';
const APPLE_SIDE = 180;

/** A firm's logo that is opened by itself may run nothing. */
const ALONE = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
};

/**
 * Puts the icons of the site as an app on the air. Each stands at an address that changes with it, and is drawn when it is
 * first asked for.
 *
 * @param draw an SVG as a PNG of this side
 */
export function openIcons(app: FastifyInstance, { onTile, favicon }: FirmMark, draw = drawIcon): Icon[] {
  const rounded = tile(onTile, ROUNDED);
  const maskable = tile(onTile, MASKABLE);
  const made = new Map<string, () => string | Promise<Buffer>>();

  const place = (svg: string, side: number | null, purpose: Icon['purpose'] = 'any'): Icon => {
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 12);
    const name = side === null ? `${hash}.svg` : `${hash}-${side}.png`;
    made.set(name, side === null ? () => svg : drawnOnce(() => draw(svg, side)));
    const sizes = side === null ? 'any' : `${side}x${side}`;
    return { src: `/icons/${name}`, type: side === null ? 'image/svg+xml' : 'image/png', sizes, purpose };
  };

  const send = async (reply: FastifyReply, icon: string | Promise<Buffer>, seconds: string) => {
    const type = typeof icon === 'string' ? 'image/svg+xml; charset=utf-8' : 'image/png';
    const content = await Promise.resolve(icon).catch((error: unknown) => {
      app.log.error({ err: error }, 'An icon could not be drawn.');
      return null;
    });
    if (content === null) return reply.code(503).header('cache-control', 'no-store').header('retry-after', '10').send();
    return reply
      .headers({ 'cache-control': `public, max-age=${seconds}`, 'x-content-type-options': 'nosniff', ...ALONE })
      .type(type)
      .send(content);
  };

  app.get<{ Params: { file: string } }>('/icons/:file', (request, reply) => {
    const make = made.get(request.params.file);
    return make === undefined ? reply.callNotFound() : send(reply, make(), '31536000, immutable');
  });
  const apple = drawnOnce(() => draw(tile(onTile, SQUARE), APPLE_SIDE));
  app.get(APPLE, (_, reply) => send(reply, apple(), '86400'));
  app.get('/favicon.svg', (_, reply) => send(reply, favicon, '86400'));
  // Browsers that ask for the old name get the same drawing.
  app.get('/favicon.ico', (_, reply) => reply.redirect('/favicon.svg', 301));

  return [place(rounded, null), place(rounded, 192), place(rounded, 512), place(maskable, 512, 'maskable')];
}

/** Makes it when it is first asked for, and again only when that failed. */
function drawnOnce<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () => {
    made ??= make();
    made.catch(() => {
      made = null;
    });
    return made;
  };
}
