import { expect, test } from 'vitest';
import { textOf } from '#content/text-of.ts';

test.each([
  'One<p>Two</p>Three',
  'One<br>Two<hr>Three',
  '<details><summary>One</summary>Two</details>Three',
  '<table><caption>One</caption><tr><td>Two</td></tr><tr><td>Three</td></tr></table>',
  '<blockquote>One</blockquote>Two<pre>Three</pre>',
  '<ul><li>One</li><li>Two<ul><li>Three</li></ul></li></ul>',
  '<dl><dt>One</dt><dd>Two</dd></dl><h2>Three</h2>',
])('words of two blocks do not run together: %s', (html) => expect(textOf(html)).toBe('One Two Three'));

test('what stands within a line breaks no word', () => {
  expect(textOf('<p>S<b>I</b>P<sup>2</sup> &amp; <a href="/x">N</a>AV</p>')).toBe('SIP2 & NAV');
});
