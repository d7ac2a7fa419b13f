import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { environment } from '#settings/environment.ts';
import { repositoryRoot } from '#settings/repository-root.ts';
import { runProgram, spawnOrigin } from '#testing/spawned-origin.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const root = temporaryFolder('checkout');
const write = (name: string, text: string) => {
  const file = path.join(root, name);
  fs.writeFileSync(file, text);
  return file;
};

describe('the file of settings', () => {
  test('adds what no variable says, and changes none', () => {
    const file = write('site.env', '# of the site\nPORT=4000\nDATA_DIR="/srv/my site"\nHOST=0.0.0.0\n');
    const variables = { ENV_FILE: file, PORT: '5000', HOST: '' };
    expect(environment(variables, root)).toBe(variables);
    expect(variables).toEqual({ ENV_FILE: file, PORT: '5000', HOST: '', DATA_DIR: '/srv/my site' });
  });

  test('is the checkout’s .env where none is named, and there need not be one', () => {
    const bare = temporaryFolder('bare');
    expect(environment({ PORT: '1' }, bare)).toEqual({ PORT: '1' });
    write('.env', 'PORT=4001\n');
    expect(environment({}, root)).toEqual({ PORT: '4001' });
    expect(environment({ ENV_FILE: '' }, root)).toEqual({ ENV_FILE: '', PORT: '4001' });
    expect(environment({ ENV_FILE: 'none' }, root)).toEqual({ ENV_FILE: 'none' });
  });

  test('is never in git', () => {
    expect(fs.readFileSync(path.join(repositoryRoot, '.gitignore'), 'utf8').split('\n')).toContain('.env');
  });
});

describe('a program', () => {
  const dataDir = path.join(root, 'data');
  const PROGRAMS: [program: string, words: string[]][] = [
    ['admin/admin.ts', ['enquiries']],
    ['keys/cli/keys.ts', ['rotate']],
    ['releases/cli/releases.ts', []],
    ['releases/cli/preview.ts', ['calculators@1.0.0']],
    ['main.ts', []],
  ];

  test.each(PROGRAMS)('%s %j says that the file is missing', async (program, words) => {
    const { code, stdout, stderr } = await runProgram(program, words, { ENV_FILE: path.join(root, 'no.env') });
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: '',
      stderr: `ENV_FILE names ${path.join(root, 'no.env')}, and there is no such file.\n`,
    });
  });

  test('of the admin and of the releases read the same file', async () => {
    const ENV_FILE = write('data.env', `DATA_DIR=${dataDir}\n`);
    expect((await runProgram('admin/admin.ts', ['enquiries'], { ENV_FILE })).stderr).toContain(`DATA_DIR ${dataDir},`);
    const other = path.join(root, 'other');
    const told = await runProgram('admin/admin.ts', ['enquiries'], { ENV_FILE, DATA_DIR: other });
    expect(told.stderr).toContain(`DATA_DIR ${other},`);
    const damaged = path.join(dataDir, 'releases/live.json');
    fs.mkdirSync(path.dirname(damaged), { recursive: true });
    fs.writeFileSync(damaged, '{');
    const { code, stderr } = await runProgram('releases/cli/releases.ts', [], { ENV_FILE });
    expect(code).toBe(1);
    expect(stderr).toContain(damaged);
  });

  test('of the origin reads it too, started by itself', async () => {
    const ENV_FILE = write('origin.env', 'METRICS_PORT=none\n');
    const origin = await spawnOrigin({ ENV_FILE, DATA_DIR: dataDir });
    expect(await origin.ended).toBe(1);
    expect(origin.output()).toContain('METRICS_PORT must be a port number');
  });

  test('that a test starts reads no file of whoever develops here', () => {
    expect(process.env.ENV_FILE).toBe('none');
  });
});
