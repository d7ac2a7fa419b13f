import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { startSite } from './site-process.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * A site of its own that sends its codes to a stand-in for the firm's SMS gateway, as in production, and whose log,
 * database and messages can be looked at.
 */
export async function startWatchedSite() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-watched-'));
  const dataDir = path.join(folder, 'data');
  const releases = process.env.SITE_RELEASES;
  if (releases !== undefined && existsSync(releases))
    cpSync(releases, path.join(dataDir, 'releases'), { recursive: true });
  const codes = new Map<string, string>();
  const gateway = http.createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { to, code } = JSON.parse(text) as { to: string; code?: string };
    if (code !== undefined) codes.set(to, code);
    response.end();
  });
  await new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready));
  const site = await startSite({
    ...{ DATA_DIR: dataDir, LOG_LEVEL: 'debug', OTP_PROVIDER: 'webhook' },
    OTP_WEBHOOK_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`,
    OTP_WEBHOOK_SECRET: 'a secret of the journey',
  });

  /** Runs a program of the server beside the running origin. */
  const run = async (program: string, ...words: string[]) =>
    (
      await promisify(execFile)(process.execPath, [`server/src/${program}`, ...words], {
        cwd: root,
        env: { ...process.env, DATA_DIR: dataDir },
      })
    ).stdout;

  return {
    url: site.url,
    /** Everything that the origin wrote to its terminal so far. */
    log: site.output,
    /** The newest code that went to a number (E.164). */
    async codeFor(phone: string): Promise<string> {
      await expect.poll(() => codes.get(phone)).toBeDefined();
      const code = codes.get(phone) ?? '';
      codes.delete(phone);
      return code;
    },
    /** Where each text stands in the database: 'Nothing.' when nowhere. Side by side: each starts a program. */
    traces: (texts: string[]) => Promise.all(texts.map((text) => run('admin/admin.ts', 'traces', text))),
    /** Makes every session that many minutes older. */
    ageSessions: (minutes: number) => run('testing/age-sessions.ts', String(minutes)),
    async stop() {
      await site.stop();
      gateway.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type WatchedSite = Awaited<ReturnType<typeof startWatchedSite>>;

/** All that a browser keeps for the site, wherever it could, as one text. */
export async function allStored(context: BrowserContext, page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        return Promise.all(requests.map(async (one) => [one.url, await (await cache.match(one))?.text()]));
      }),
    );
    return { local: { ...localStorage }, session: { ...sessionStorage }, databases, cached, history: history.state };
  });
  return JSON.stringify([kept, await context.cookies()]);
}
