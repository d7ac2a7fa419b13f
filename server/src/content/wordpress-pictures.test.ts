import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { WordPressPictures } from '#content/wordpress-pictures.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function wordPress(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a picture is fetched once, however many ask for it', async () => {
  let asked = 0;
  const base = await wordPress((_, response) => {
    asked += 1;
    response.setHeader('content-type', 'image/png').end('PNG');
  });
  const pictures = new WordPressPictures();
  const got = await Promise.all(Array.from({ length: 50 }, () => pictures.get(`${base}/a.png`)));
  expect(got.map(String)).toEqual(Array.from({ length: 50 }, () => 'PNG'));
  expect(String(await pictures.get(`${base}/a.png`))).toBe('PNG');
  expect(asked).toBe(1);
});

test('one that is not there is asked for once a minute', async () => {
  let asked = 0;
  const base = await wordPress((_, response) => {
    asked += 1;
    response.writeHead(404).end();
  });
  const pictures = new WordPressPictures();
  for (let time = 0; time < 5; time += 1) expect(await pictures.get(`${base}/none.png`)).toBeNull();
  expect(asked).toBe(1);
});

test('WordPress is asked for four at a time; what is too many is told at once, and readers go on after it', async () => {
  let running = 0;
  let most = 0;
  const release: (() => void)[] = [];
  const base = await wordPress((_, response) => {
    running += 1;
    most = Math.max(most, running);
    release.push(() => {
      running -= 1;
      response.setHeader('content-type', 'image/png').end('PNG');
    });
  });
  const pictures = new WordPressPictures();
  const flood = Array.from({ length: 200 }, (_, index) => pictures.get(`${base}/${index}.png`));
  const refused = flood.slice(28);
  expect(new Set(await Promise.all(refused))).toEqual(new Set(['busy']));
  await vi.waitFor(() => expect(running).toBe(4), 20_000);
  const timer = setInterval(() => release.shift()?.(), 1);
  expect((await Promise.all(flood.slice(0, 28))).map(String)).toEqual(Array.from({ length: 28 }, () => 'PNG'));
  expect(String(await pictures.get(`${base}/reader.png`))).toBe('PNG');
  clearInterval(timer);
  expect(most).toBe(4);
});

test('what is kept is bounded: a flood of large pictures leaves less than 64 MiB', async () => {
  const large = Buffer.alloc(7 * 1024 * 1024);
  let asked = 0;
  const base = await wordPress((_, response) => {
    asked += 1;
    response.setHeader('content-type', 'image/png').end(large);
  });
  const pictures = new WordPressPictures();
  for (let index = 0; index < 12; index += 1) await pictures.get(`${base}/${index}.png`);
  await pictures.get(`${base}/11.png`);
  expect(asked).toBe(12);
  await pictures.get(`${base}/0.png`);
  expect(asked).toBe(13);
});

test.each<[string, string, string, boolean]>([
  ['called a stream of bytes', 'application/octet-stream', '\x89PNG\r\n', true],
  ['called nothing', '', 'GIF89a', true],
  ['in lines, called text', 'text/plain', '<?xml version="1.0"?>\n<svg>', true],
  ['of lines behind many remarks', 'text/plain', `${'<!---->'.repeat(100)}<svg>`, true],
  ['that begins with remarks alone', 'text/html', '<!---->'.repeat(200), false],
  ['that is a page, called a page', 'text/html', '<html>', false],
])('a picture %s: the bytes decide', async (_, type, bytes, isShown) => {
  const base = await wordPress((request, response) => {
    if (request.url === '/a.png') return response.writeHead(301, { location: '/b.png' }).end();
    return response.writeHead(200, type === '' ? {} : { 'content-type': type }).end(Buffer.from(bytes, 'latin1'));
  });
  expect((await new WordPressPictures().get(`${base}/a.png`))?.toString('latin1')).toBe(isShown ? bytes : undefined);
});
