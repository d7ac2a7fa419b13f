import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startSite } from './site-process.ts';

/** Releases that the last run has built. Their names come from their sources, so that a run builds only what changed. */
const BUILT = path.resolve(import.meta.dirname, '../node_modules/.cache/journeys-built');

/** Starts the site as `npm start` does, on a free port with an empty data folder, for all journeys of a run. */
export default async function startForAll(): Promise<() => Promise<void>> {
  // A site that runs already is taken as it is, which saves time while writing a journey.
  if (process.env.SITE_URL !== undefined) return async () => {};
  // For every site that a journey starts: each opens its inbox with it.
  process.env.INBOX_KEY = randomUUID();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'site-journeys-'));
  const releases = path.join(dataDir, 'releases');
  if (existsSync(BUILT)) cpSync(BUILT, releases, { recursive: true });
  // A page is rendered when a journey asks for it: rendering all of them after each change would slow the journeys.
  process.env.WARM_UP = 'no';
  // All journeys come from one address, and those without scripts could only wait.
  const settings = { DATA_DIR: dataDir, FORM_LIMIT_PER_CLIENT: '1000', OTP_LIMIT_PER_CLIENT: '1000' };
  // What the last run has not left is built first.
  const site = await startSite(settings, undefined, { patienceMs: 600_000 });
  keepBuilt(releases);
  process.env.SITE_URL = site.url;
  // Tests about releases work on a copy of what was built for this site.
  process.env.SITE_RELEASES = releases;
  return async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Keeps what is live now, and what an earlier run has left is gone. */
function keepBuilt(releases: string): void {
  const live = JSON.parse(readFileSync(path.join(releases, 'live.json'), 'utf8')).releases as Record<
    string,
    { live: string }
  >;
  const draft = `${BUILT}.${process.pid}`;
  for (const [name, { live: release }] of Object.entries(live)) {
    mkdirSync(path.join(draft, name), { recursive: true });
    cpSync(path.join(releases, name, release), path.join(draft, name, release), { recursive: true });
  }
  rmSync(BUILT, { recursive: true, force: true });
  renameSync(draft, BUILT);
}
