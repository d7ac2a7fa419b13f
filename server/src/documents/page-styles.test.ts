import { createHash } from 'node:crypto';
import type { LivePage } from 'shared/snapshot';
import { expect, test } from 'vitest';
import { stylesInside, stylesLinked, withLook } from '#documents/page-styles.ts';
import type { LiveSite } from '#releases/live-site.ts';

const files = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { integrity: `sha384-${name}` }]));
const shell = {
  ...{ name: 'shell', release: '1.0.0-aaaaaaaa', styles: ['main.2.css'] },
  files: files('main.2.css'),
};
const calculators = {
  ...{ name: 'calculators', release: '2.0.0-bbbbbbbb', files: files('routes.3.css', 'sip.4.css') },
  chunks: { routes: { styles: ['routes.3.css'] }, sip: { styles: ['routes.3.css', 'sip.4.css'] } },
};
const live = { shell, remotes: { calculators }, filesUrl: '/r' } as unknown as LiveSite;
const sip = { remote: 'calculators', chunk: 'sip' } as LivePage;
const css: Record<string, string> = {
  'main.2.css': '.site{color:red}',
  ...{ 'routes.3.css': '.calc{background:url("data:image/svg+xml,x")}', 'sip.4.css': '.sip{fill:url(#grid)}' },
};
const inside = (changed: Record<string, string> = {}, page: LivePage | null = sip) =>
  stylesInside(live, page, (_, file) => ({ ...css, ...changed })[file] ?? '');
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the page’s styles stand in the document, each once and in order, and its policy allows exactly them', () => {
  const { tags, hashes } = inside();
  expect(tags).toBe(
    `<style data-href="/r/shell/1.0.0-aaaaaaaa/main.2.css">${css['main.2.css']}</style>
<style data-href="/r/calculators/2.0.0-bbbbbbbb/routes.3.css">${css['routes.3.css']}</style>
<style data-href="/r/calculators/2.0.0-bbbbbbbb/sip.4.css">${css['sip.4.css']}</style>
`,
  );
  expect(hashes).toEqual(['main.2.css', 'routes.3.css', 'sip.4.css'].map((file) => sha256(css[file] ?? '')));
});

test('a page that nobody owns has the shell’s styles alone', () => {
  expect(inside({}, null).hashes).toEqual([sha256(css['main.2.css'] ?? '')]);
});

test.each([
  ['an end tag', '.a::after{content:"</STYLE><script>"}'],
  ['a file beside it', '.a{background:url(picture.png)}'],
  ['a quoted file beside it', ".a{background:url( 'picture.png')}"],
  ['another stylesheet', '@import "other.css";'],
  ['a character that the reader of a document changes', '.a{}\r\n.b{}'],
  ['more than a file is worth', `.a{--long:"${'x'.repeat(80_000)}"}`],
])('styles with %s stay files', (_, text) => {
  const styles = inside({ 'routes.3.css': text });
  expect(styles).toEqual(stylesLinked(live, sip));
  expect(styles.hashes).toEqual([]);
  expect(styles.tags.match(/<link rel="stylesheet"/g)).toHaveLength(3);
  expect(styles.tags).not.toContain('<style');
});

test('styles that cannot be read just now are left to be asked for', () => {
  const unreadable = () => {
    throw new Error('EIO');
  };
  expect(stylesInside(live, sip, unreadable)).toEqual(stylesLinked(live, sip));
});

test('a firm’s own colours come last and are allowed, and a firm without carries nothing of them', () => {
  const own = ':root{--primary:#1f3a8a}';
  const { tags, hashes } = withLook(own, inside());
  expect(tags).toBe(`${inside().tags}<style>${own}</style>\n`);
  expect(hashes).toEqual([...inside().hashes, sha256(own)]);
  expect(withLook('', inside())).toEqual(inside());
});
