import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { files } from '#releases/gate/manifest-checks.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { integrityOf, TOOLS_FILE } from '#releases/release-manifest.ts';
import { ReleaseStore } from '#releases/store.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const store = new ReleaseStore(temporaryFolder('gate-files'));
const tools = 'exports.list = () => [];';
const stated = { tools: integrityOf(Buffer.from(tools)) };

const checked = (release: string, manifest: Parameters<typeof addRelease>[3], written?: string) => {
  const candidate = addRelease(store, 'calculators', release, manifest);
  const file = path.join(store.folder('calculators', release), TOOLS_FILE);
  if (written !== undefined) fs.writeFileSync(file, written);
  return files({ store, candidate, before: undefined, shell: undefined, others: [] });
};

test('a release without tools, and one whose tools are what it says, pass', async () => {
  expect(await checked('1.0.0-aaaaaaaa', {})).toEqual([]);
  expect(await checked('1.0.0-bbbbbbbb', stated, tools)).toEqual([]);
});

test.each([
  ['changed', '1.0.0-cccccccc', `${tools}\n`],
  ['missing', '1.0.0-dddddddd', undefined],
])('tools that are %s are stopped', async (_, release, written) => {
  expect(await checked(release, stated, written)).toEqual(['Files: server/tools.cjs is not what its hash says.']);
});
