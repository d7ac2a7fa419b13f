import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startSite } from './site-process.ts';

/** Starts the site as `npm start` does, on a free port with an empty data folder, for all journeys of a run. */
export default async function startForAll(): Promise<() => Promise<void>> {
  // A site that runs already is taken as it is, which saves time while writing a journey.
  if (process.env.SITE_URL !== undefined) return async () => {};
  // For every site that a journey starts: each opens its inbox with it.
  process.env.INBOX_KEY = randomUUID();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'site-journeys-'));
  // All journeys come from one address, and those without scripts could only wait.
  const site = await startSite({ DATA_DIR: dataDir, FORM_LIMIT_PER_CLIENT: '1000' });
  process.env.SITE_URL = site.url;
  // Tests about releases work on a copy of what was built for this site.
  process.env.SITE_RELEASES = path.join(dataDir, 'releases');
  // The sites that journeys start show few of their pages: rendering all of them after each change would slow the others.
  process.env.WARM_UP = 'no';
  return async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
