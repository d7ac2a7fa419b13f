import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { markOf } from '#brand/icons.ts';
import { openLook } from '#brand/look.ts';
import { StartError } from '#settings/start-error.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const accent = { light: '#1f3a8a', dark: '#93b4ff' };
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 0h64v32H0z"/></svg>';

function folderWithLogo(svg = logo): string {
  const folder = temporaryFolder('site');
  writeFileSync(path.join(folder, 'own.svg'), svg);
  return folder;
}

test('a firm without logo and colour has the sample’s mark, and its pages carry nothing', () => {
  expect(openLook(temporaryFolder('site'), {})).toEqual({ mark: markOf(), styles: '' });
});

test('a colour takes the green’s place in both themes, for more contrast, on paper, and in the mark', () => {
  const { mark, styles } = openLook(temporaryFolder('site'), { accent });
  expect(styles).toContain('@media screen{:root{--primary:#1f3a8a;--on-primary:#ffffff;--focus:#1f3a8a;');
  expect(styles).toContain(':root[data-theme="dark"]{--primary:#93b4ff;--on-primary:#10201c;');
  expect(styles).toContain('(prefers-color-scheme:dark){:root:not([data-theme="light"]){--primary:#93b4ff;');
  expect(styles).toMatch(
    /prefers-contrast:more\)\{:root:root\{--primary:#[0-9a-f]{6};--primary-hover:#[0-9a-f]{6};--focus:var\(--ink\)\}/,
  );
  expect(styles).toContain(
    '@media print{:root,:root:not([data-theme="light"]),:root[data-theme="dark"]{--primary:#1f3a8a;',
  );
  expect(mark.onTile.ground).toBe('#1f3a8a');
  expect(mark.favicon).not.toMatch(/0b6353|74c3af/);
});

test('a logo takes the mark’s place, as wide as it is drawn, under an address that changes with it', () => {
  const site = { logo: 'own.svg' };
  const { mark, styles } = openLook(folderWithLogo(), site);
  expect(mark.favicon).toBe(logo);
  expect(mark.onTile).toEqual({ svg: logo, ground: '#ffffff' });
  expect(styles).toMatch(
    /^\.brand svg\{display:none\}\.brand::before\{.*width:64px;height:32px;background:url\(\/favicon\.svg\?[0-9a-f]{8}\)/,
  );
  expect(openLook(folderWithLogo(logo.replace('h64', 'h60')), site).styles).not.toBe(styles);
  expect(openLook(folderWithLogo(logo.replace('64 32', '640 32')), site).styles).toContain('width:128px');
});

test('the origin does not start with a colour that cannot be read', () => {
  const open = () => openLook(temporaryFolder('site'), { accent: { ...accent, light: '#93b4ff' } });
  expect(open).toThrow(StartError);
  expect(open).toThrow(
    /^site\.json: accent\.light #93b4ff: --primary #93b4ff on --surface #e7ebe2 has 1\.\d+ to 1, and needs 4\.5\./,
  );
});
