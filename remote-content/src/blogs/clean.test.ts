// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { clean } from '#blogs/clean.ts';

test.each([
  '<img src=x onerror=alert(1)>',
  '<form action="https://evil.example"><input name="pan"><button>Pay</button></form>',
  '<style>body{display:none}</style>',
  '<iframe src="https://evil.example"></iframe>',
  '<svg onload=alert(1)></svg>',
  '<p style="position:fixed" id="main" name="x">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
])('%s leaves nothing that acts', async (attack) => {
  const html = await clean(`<p>kept</p>${attack}`);
  expect(html).toContain('<p>kept</p>');
  expect(html).not.toMatch(
    /onerror=|onload=|<form|<input|<button|<style|<iframe|<svg|<math|style=|id=|name=|javascript:|data:/,
  );
});

test('what the origin sends stays as it is', async () => {
  const html =
    '<h2>A</h2><p lang="hi">एक</p><a class="video" href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" rel="noopener noreferrer">Play</a>' +
    '<img src="/media/sip.svg" alt="x" width="640" height="360" loading="lazy" decoding="async"><a href="/sipcalculator">SIP</a>' +
    '<table><tbody><tr><td align="right" colspan="2">1</td></tr></tbody></table>' +
    '<sup><a id="article-a1-link" href="#article-a1">1</a></sup><p id="article-a1">Note</p><p id="article-न">न</p>';
  expect(await clean(html)).toBe(html);
});
