import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { markOf, openIcons } from '#brand/icons.ts';

const sampleMark = markOf();
const PNG = Buffer.from([137, 80, 78, 71]);
const other = { ...sampleMark, onTile: { ...sampleMark.onTile, ground: '#123456' } };

test('every icon of the manifest is there, of its size, and for good', async () => {
  const app = Fastify();
  const icons = openIcons(app, sampleMark);
  expect(icons.map(({ type, sizes, purpose }) => [type, sizes, purpose])).toEqual([
    ['image/svg+xml', 'any', 'any'],
    ['image/png', '192x192', 'any'],
    ['image/png', '512x512', 'any'],
    ['image/png', '512x512', 'maskable'],
  ]);
  for (const { src, type, sizes } of icons) {
    const answer = await app.inject(src);
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
    expect(answer.headers['content-type']).toContain(type);
    if (type === 'image/png') expect(sizeOf(answer.rawPayload)).toBe(sizes);
    else expect(answer.payload).toMatch(/^<svg /);
  }
  expect((await app.inject('/icons/none.png')).statusCode).toBe(404);
});

test('an iPhone, which asks for a fixed name, gets its own size, and the tab its mark', async () => {
  const app = Fastify();
  openIcons(app, sampleMark);
  const apple = await app.inject('/apple-touch-icon.png');
  expect(sizeOf(apple.rawPayload)).toBe('180x180');
  expect(apple.headers['cache-control']).toBe('public, max-age=86400');
  expect((await app.inject('/favicon.svg')).payload).toBe(sampleMark.favicon);
  expect((await app.inject('/favicon.ico')).headers.location).toBe('/favicon.svg');
});

test('another mark has other addresses', () => {
  const [one, two] = [sampleMark, other].map((mark) => openIcons(Fastify(), mark).map(({ src }) => src));
  expect(one?.filter((src) => two?.includes(src))).toEqual([]);
});

test('an icon is drawn once for all who ask, and again only where that failed', async () => {
  const draw = vi.fn(async (): Promise<Buffer> => PNG);
  draw.mockRejectedValueOnce(new Error('no memory'));
  const app = Fastify();
  const src = openIcons(app, sampleMark, draw)[1]?.src ?? '';
  const failed = await app.inject(src);
  expect(failed.statusCode).toBe(503);
  expect(failed.headers['cache-control']).toBe('no-store');
  const answers = await Promise.all([app.inject(src), app.inject(src), app.inject(src)]);
  for (const answer of answers) expect(answer.rawPayload).toEqual(PNG);
  expect(draw).toHaveBeenCalledTimes(2);
});

/** Width and height as a PNG's first chunk says them. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
