import { createHash } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type ColourToken, dark, light } from 'shared/ui/tokens';

/** What the firm is known by where its name does not fit: in tabs, on home screens, beside search results. */
export interface FirmMark {
  /** An SVG that follows the theme of whatever shows it. */
  favicon: string;
  /** The same as an SVG for the icon of an app, and the colour of what it stands on. */
  onTile: { svg: string; ground: string };
}

type Colours = Partial<Record<ColourToken, string>>;

/** Rising steps and where they lead, as in the header (`shell/src/layout/layout.tsx`). */
const steps = (style: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><style>${style}</style><path d="M3 27H9.500V22H16V14.500H22.500V6" stroke-width="3"/><circle cx="22.500" cy="5" r="3.600"/></svg>\n`;

const coloured = (line: string, point: string) => `path{stroke:${line}}circle{fill:${point}}`;

/** The mark of a firm that has no logo of its own, in the colours of its themes. */
export function markOf(own: { light: Colours; dark: Colours } = { light: {}, dark: {} }): FirmMark {
  const [inLight, inDark] = [
    { ...light, ...own.light },
    { ...dark, ...own.dark },
  ];
  const dimmed = `@media (prefers-color-scheme:dark){${coloured(inDark.primary, inDark.mark)}}`;
  return {
    favicon: steps(coloured(inLight.primary, inLight.mark) + dimmed),
    onTile: { svg: steps(coloured(inLight['on-primary'], inDark.mark)), ground: inLight.primary },
  };
}

const SIDE = 512;

/** The shape of an icon: how round its corners are, and how much of its side the mark may take. */
interface Shape {
  corner: number;
  share: number;
}

/** Shown as it is. */
const ROUNDED: Shape = { corner: 112, share: 0.62 };
/** Cut by an iPhone, which rounds the corners itself and shows what is transparent as black. */
const SQUARE: Shape = { corner: 0, share: 0.62 };
/** Cut by an Android phone to any shape: what stands within four fifths of the side, as a circle, is never cut away. */
const MASKABLE: Shape = { corner: 0, share: 0.8 / Math.SQRT2 };

/** @returns the firm's mark on a tile, as an SVG */
function tile({ svg, ground }: FirmMark['onTile'], { corner, share }: Shape): string {
  const side = Math.floor(SIDE * share);
  const from = (SIDE - side) / 2;
  const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="${ground}"/><image href="${picture}" x="${from}" y="${from}" width="${side}" height="${side}"/></svg>\n`;
}

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

/** Milliseconds that a drawing may take on a machine that is busy. */
const DRAW_MS = 10_000;

/**
 * Draws an SVG as a square PNG, in a thread of its own.
 *
 * @throws Error when the drawing fails, or takes too long
 */
async function drawIcon(svg: string, side: number): Promise<Buffer> {
  const worker = new Worker(path.join(import.meta.dirname, 'icon-worker.ts'), {
    env: {},
    workerData: { svg, side },
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
  });
  // It never keeps the origin alive.
  worker.unref();
  try {
    const [png] = (await once(worker, 'message', { signal: AbortSignal.timeout(DRAW_MS) })) as [Uint8Array];
    return Buffer.from(png);
  } finally {
    void worker.terminate();
  }
}
