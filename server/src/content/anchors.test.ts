// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sanitise } from '#content/sanitise.ts';

const POST = 'https://wp.example/2026/02/post/';
const shown = (html: string) => new DOMParser().parseFromString(sanitise(html, { base: POST }), 'text/html').body;

/** Each link of an article with the text of the element that it leads to, or with what else it is. */
const ways = (html: string) => {
  const body = shown(html);
  return [...body.querySelectorAll('a')].map((link) => {
    const href = link.getAttribute('href') ?? '';
    if (!href.startsWith('#')) return href;
    const id = href.slice(1);
    expect(id).toMatch(/^article-[\p{L}\p{M}\p{N}._:~-]+$/u);
    const places = [...body.querySelectorAll('[id]')].filter((place) => place.id === id);
    return places.length === 1 ? places[0]?.textContent?.trim() : `${places.length} places`;
  });
};

test('a table of contents and notes in both directions lead to their places', () => {
  const html =
    '<ul><li><a href="#nav">What NAV is</a></li></ul><h2><span id="nav">What NAV is</span></h2>' +
    '<p>Text<sup><a id="a1-link" href="#a1">1</a></sup></p><ol><li id="a1">Note <a href="#a1-link">back</a></li></ol>';
  expect(ways(html)).toEqual(['What NAV is', 'Note back', '1']);
  expect(shown(html).querySelector('sup')?.innerHTML).toBe('<a id="article-a1-link" href="#article-a1">1</a>');
});

test.each([
  ['<h1 id="x">Place</h1>', '#x'],
  ['<section id="x">Place</section>', '#x'],
  ['<center id="x">Place</center>', '#x'],
  ['<a name="x">Place</a>', '#x'],
  ['<p><a name="x"></a></p><p>Place</p>', '#x'],
  ['<p id="x"></p><p>Place</p>', '#x'],
  ['<p id="y"><a name="x"></a>Place</p><a href="#y">y</a>', '#x'],
  ['<p><img id="x" src="/media/a.png"></p>', '#x'],
  ['<button><b id="x">Gone</b></button><p>Place</p>', '#x'],
  ['<p id="कर">Place</p>', '#%E0%A4%95%E0%A4%B0'],
  ['<p id="%E0%A4%95%E0%A4%B0">Place</p>', '#%E0%A4%95%E0%A4%B0'],
  ['<p id="कर">Place</p>', '#कर'],
  ['<p id="100%">Place</p>', '#100%'],
  ['<p id="what is &quot;it&quot;?">Place</p>', '#what%20is%20%22it%22?'],
  ['<p id="__proto__">Place</p>', '#__proto__'],
  ['<p id="constructor">Place</p>', '#constructor'],
  ['<p id="x">Place</p>', POST.replace('https', 'http').slice(0, -1).concat('#x')],
  ['<p id="x">Place</p>', `${POST}#x`],
  ['<p id="x">Place</p>', '/2026/02/post/#x'],
])('%s is reached by %s', (place, href) => {
  const [first] = ways(`<a href="${href}">Link</a>${place}`);
  expect(first).toMatch(/^(?:Place)?$/);
});

test.each(['#', '#top', '#none', `${POST}#comments`])('%s leads nowhere and is no link', (href) => {
  expect(shown(`<p>a <a href="${href}" onclick="x()"><b>word</b></a> c</p>`).innerHTML).toBe('<p>a <b>word</b> c</p>');
});

test('links elsewhere keep what follows their sign', () => {
  const others = [
    'https://wp.example/2026/02/other/#x',
    'https://wp.example/#x',
    'https://other.example/2026/02/post/#x',
  ];
  expect(
    ways(
      others
        .map((href) => `<a href="${href}">x</a>`)
        .join('')
        .concat('<p id="x">Place</p>'),
    ),
  ).toEqual(others);
});

test('two places of one name, or of names that look alike, are told apart', () => {
  expect(ways('<a href="#x">a</a><p id="x">First</p><p id="x">Second</p>')).toEqual(['First']);
  expect(ways('<a href="#a(b">a</a><a href="#a)b">a</a><p id="a(b">One</p><p id="a)b">Two</p>')).toEqual([
    'One',
    'Two',
  ]);
});

test('a place to which nothing leads has no name, and no article names a part of the page', () => {
  const html = '<p id="unused" name="n">a</p><form id="token"></form><a href="#main">b</a><p id="main">c</p>';
  expect(sanitise(html)).toBe('<p>a</p><a href="#article-main">b</a><p id="article-main">c</p>');
});

test.each(['javascript:alert(1)#x', 'data:text/html,x#x', ' java\nscript:alert(1)//#x', '"><script>1</script>#x'])(
  '%j stays no way to run anything',
  (href) => {
    const body = shown(`<a href="${href.replaceAll('"', '&quot;')}">x</a><p id="x">Place</p>`);
    expect(body.innerHTML).not.toMatch(/script:|data:|<script/);
    expect(body.textContent).toBe('xPlace');
  },
);

test('hostile names do not leave their attribute', () => {
  const html = '<a href="#x&quot; onclick=&quot;y">a</a><p id="x&quot; onclick=&quot;y">b</p>';
  for (const element of shown(html).querySelectorAll('*')) expect(element.hasAttribute('onclick')).toBe(false);
  expect(ways(html)).toEqual(['b']);
});
