import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import type { Language } from 'shared/language';
import { expect, test } from 'vitest';
import { repositoryRoot } from '#settings/repository-root.ts';
import { StartError } from '#settings/start-error.ts';
import { readSite } from '#site/read-site.ts';
import { openTypeface } from '#site/typeface.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const typeface = { file: 'own.woff2', ascentPct: 90, descentPct: 20, standIns: [] };

function folderWith(content: string | Buffer): string {
  const folder = temporaryFolder('site');
  mkdirSync(path.join(folder, 'fonts'));
  writeFileSync(path.join(folder, 'fonts/own.woff2'), content);
  return folder;
}

test('the sample’s typeface is declared with its stand-ins, and served under a name of its content', async () => {
  const site = readSite(path.join(repositoryRoot, 'site.json'));
  const app = Fastify();
  const opened = openTypeface(app, path.join(repositoryRoot, 'site'), site);
  const url = /url\((\/fonts\/[0-9a-f]{12}\.woff2)\)/.exec(opened?.own('en').rules ?? '')?.[1] ?? '';
  const answer = await app.inject(url);
  expect(answer.headers).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(answer.rawPayload).toEqual(readFileSync(path.join(repositoryRoot, 'site/fonts/anek-latin.woff2')));
  // 90% of the size, of a face that is drawn at 94.8% of it.
  expect(opened?.standIns).toContain(
    'src:local("Arial"),local("Liberation Sans"),local("Roboto");size-adjust:94.8%;ascent-override:94.94%;descent-override:21.1%;',
  );
  expect((await app.inject('/fonts/another.woff2')).statusCode).toBe(404);
});

test('a firm without a typeface declares none', async () => {
  const app = Fastify();
  expect(openTypeface(app, folderWith('wOF2'), {})).toBeNull();
  expect((await app.inject('/fonts/own.woff2')).statusCode).toBe(404);
});

test('a file that another one replaces has another address', () => {
  const declared = ['wOF2 a', 'wOF2 b'].map(
    (content) => openTypeface(Fastify(), folderWith(content), { typeface })?.own('en').rules,
  );
  expect(new Set(declared).size).toBe(2);
});

test.each([
  ['is missing', temporaryFolder('site'), 'cannot be read'],
  ['is no font', folderWith('<svg/>'), 'is not a WOFF2 file'],
  ['is too large', folderWith(Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(60_000)])), 'may have 60000'],
])('the origin does not start with a typeface that %s', (_what, folder, message) => {
  const open = () => openTypeface(Fastify(), folder, { typeface });
  expect(open).toThrow(StartError);
  expect(open).toThrow(message);
});

test('a page in a language with letters of its own declares these too, and an English one does not', async () => {
  const folder = folderWith('wOF2 latin');
  writeFileSync(path.join(folder, 'fonts/letters.woff2'), 'wOF2 letters');
  const app = Fastify();
  const scripts = { hi: { file: 'letters.woff2', letters: 'U+900-97F' } };
  const opened = openTypeface(app, folder, { typeface: { ...typeface, scripts } });
  const files = (language: Language) => opened?.own(language).files ?? [];
  expect(files('en')).toHaveLength(1);
  expect(files('kn')).toEqual(files('en'));
  const [latin, letters = ''] = files('hi');
  expect(latin).toBe(files('en')[0]);
  expect(opened?.own('hi').rules).toContain(`src:url(${letters})`);
  expect(opened?.own('hi').rules).toContain('unicode-range:U+900-97F');
  expect((await app.inject(letters)).payload).toBe('wOF2 letters');
});
