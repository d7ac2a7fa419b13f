import { expect, test } from 'vitest';
import { sanitise } from '#content/sanitise.ts';

const base = 'https://wp.example/2026/02/post/';
const shown = (html: string) => sanitise(`<p>First.</p>${html}`, { base, plugins: true });
const casino = '<a href="https://casino.example/">Best casino</a>';

test.each([
  '<p hidden>Draft: the old rate.</p>',
  '<div hidden="hidden"><p>Draft</p></div>',
  `<div style="position:absolute; left:-9999px">${casino}</div>`,
  '<span style="left: -5000.5px;position:absolute">words</span>',
  '<p style="color:red;text-indent:-9999em">words</p>',
  `<div style="display: none;"><p>${casino}</p></div>`,
  `<section><div style="display:none">${casino}</div></section>`,
])('what is hidden on the WordPress is hidden here: %s', (html) => {
  expect(shown(html).replace('<div></div>', '')).toBe('<p>First.</p>');
});

test.each([
  '<div class="accordion-content" style="display:none"><p>An answer with <a href="https://x.example/">a source</a>.</p></div>',
  '<div class="et_pb_toggle"><div style="display:none">A <a href="https://x.example/">source</a></div></div>',
  '<div role="tabpanel" hidden>The second tab</div>',
  '<div class="elementor-tab-content" hidden="hidden">An answer</div>',
  '<div style="display:none">Words that a script shows, with <a href="https://www.wp.example/other/">a link</a></div>',
  '<p style="text-indent:-20px;margin-left:-999px">A list</p>',
  '<table class="table" style="left:0"><tr><td>1</td></tr></table>',
  '<div hidden>The text goes on behind what was never closed',
])('what readers can come to see stays: %s', (html) => {
  const words = (text: string) => text.replace(/<[^>]*>/g, '');
  expect(words(shown(html))).toBe(`First.${words(html)}`);
});

test('the firm’s own Markdown hides what it likes', () => {
  expect(sanitise('<p hidden>x</p>')).toBe('<p>x</p>');
});
