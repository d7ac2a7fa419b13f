import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stopOrphan } from '#db/embedded/orphan.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

test.runIf(process.platform === 'linux')('a server of a folder whose path ends alike is left alone', async () => {
  const data = path.join(temporaryFolder('orphan'), 'data');
  fs.mkdirSync(data);
  const other = spawn('sh', ['-c', 'echo runs; read line', 'postgres', '-D', `/mnt${data}`]);
  const ended = new Promise((resolve) => other.once('exit', (code, signal) => resolve(signal ?? code)));
  onTestFinished(() => void other.kill());
  await new Promise((resolve) => other.stdout.once('data', resolve));
  const file = path.join(data, 'postmaster.pid');
  fs.writeFileSync(file, `${other.pid}\n/mnt${data}\n`);
  await stopOrphan(data);
  // What the copy says of a server that runs elsewhere is gone, and the server goes on until it is told.
  expect(fs.existsSync(file)).toBe(false);
  other.stdin.write('end\n');
  expect(await ended).toBe(0);
});
