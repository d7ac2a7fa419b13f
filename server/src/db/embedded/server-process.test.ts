import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startCluster } from '#db/embedded/cluster.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

test.runIf(process.platform === 'linux')('the database gets none of the settings of the origin', async () => {
  vi.stubEnv('MASTER_KEYS', '1:secret');
  vi.stubEnv('SMTP_URL', 'smtps://site:secret@mail.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  const folder = temporaryFolder('environment');
  const cluster = await startCluster(folder, () => {});
  onTestFinished(() => cluster.stop());
  const [pid] = fs.readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n');
  const variables = fs.readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  expect(variables).toContain(`PATH=${process.env.PATH}`);
  expect(variables.filter((line) => /^(MASTER_KEYS|SMTP_URL)=|secret/.test(line))).toEqual([]);
});
