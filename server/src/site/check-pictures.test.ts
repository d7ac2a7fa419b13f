import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFacts } from 'shared/site';
import { expect, test } from 'vitest';
import { StartError } from '#settings/start-error.ts';
import { checkPictures } from '#site/check-pictures.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const picture = (file: string) => ({ file, alt: 'A' });

test('the origin starts with the pictures that are there, and names each that is not', () => {
  const folder = temporaryFolder('site');
  mkdirSync(path.join(folder, 'media'));
  writeFileSync(path.join(folder, 'media/kiran.svg'), '<svg/>');
  const about = (file: string) =>
    ({
      leaders: [{ portrait: picture('kiran.svg') }, {}],
      certificates: [{ picture: picture('kiran.svg') }],
      partners: [{ picture: picture('kiran.svg') }, { picture: picture(file) }],
    }) as unknown as SiteFacts['about'];
  expect(() => checkPictures(folder, { about: about('kiran.svg') })).not.toThrow();
  const check = () => checkPictures(folder, { about: about('fund.png') });
  expect(check).toThrow(StartError);
  expect(check).toThrow(`site.json: about.partners[1].picture: ${path.join(folder, 'media/fund.png')} does not exist.`);
});
