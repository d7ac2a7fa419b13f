import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { type SpawnedOrigin, spawnOrigin } from '#testing/spawned-origin.ts';

/** Starts take a second each, or many of them on a machine that is busy with other things. */
export const patient = { timeout: 60_000, interval: 100 };

/** Real origins on a real folder, both of the running test alone: what it leaves is ended and removed after it. */
export function ownOrigins() {
  vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });
  let dataDir = '';
  const running: SpawnedOrigin[] = [];
  beforeEach(() => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'origin-'));
  });
  afterEach(async () => {
    for (const origin of running.splice(0)) {
      if (origin.child.exitCode === null) origin.child.kill('SIGTERM');
      await origin.ended;
    }
    fs.rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    /** The test's own data folder. */
    get dataDir() {
      return dataDir;
    },
    async start(variables: Record<string, string> = {}): Promise<SpawnedOrigin> {
      const origin = await spawnOrigin({ DATA_DIR: dataDir, ...variables });
      running.push(origin);
      return origin;
    },
    /** Process number of the folder's database, as PostgreSQL notes it. */
    databasePid: () =>
      Number(fs.readFileSync(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]),
  };
}
