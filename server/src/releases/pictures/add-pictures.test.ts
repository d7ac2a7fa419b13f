import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { addPictures } from '#releases/pictures/add-pictures.ts';
import { addRelease } from '#releases/release-fixture.ts';
import { ReleaseStore } from '#releases/store.ts';

const folders: string[] = [];
const folder = () => {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) fs.rmSync(made, { recursive: true, force: true });
});

const page = (path: string, more = {}) => ({
  path,
  title: 'SIP calculator',
  description: 'At ₹5,000 a month.',
  ...more,
});

test('draws one picture for each page that may be listed, and the same words once', async () => {
  const client = folder();
  const pages = [
    ...[page('/a'), page('/b'), page('/c', { title: 'Other' })],
    ...[page('/d', { indexable: false }), page('/e', { access: 'signed-in' }), page('/f/:id')],
  ];
  const pictures = await addPictures(pages, client, [], new ReleaseStore(folder()));
  expect(Object.keys(pictures)).toEqual(['/a', '/b', '/c']);
  expect(pictures['/a']).toBe(pictures['/b']);
  expect(fs.readdirSync(client).sort()).toEqual([...new Set(Object.values(pictures))].sort());
  const png = fs.readFileSync(path.join(client, pictures['/a'] ?? ''));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('takes over what an earlier release has drawn with the same words', async () => {
  const store = new ReleaseStore(folder());
  const first = folder();
  const { '/a': file = '' } = await addPictures([page('/a')], first, [], store);
  const facts = { integrity: '', bytes: 1, brotli: 1 };
  const earlier = addRelease(store, 'calculators', '1.0.0-a', { files: { [file]: facts } });
  fs.writeFileSync(path.join(store.folder('calculators', '1.0.0-a'), 'client', file), 'drawn before');

  const second = folder();
  expect(await addPictures([page('/a')], second, [earlier], store)).toEqual({ '/a': file });
  expect(fs.readFileSync(path.join(second, file), 'utf8')).toBe('drawn before');
});
