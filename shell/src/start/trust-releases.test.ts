// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { trustReleases } from '#start/trust-releases.ts';

type Rules = Record<'createScriptURL' | 'createHTML', (text: string) => string | null>;

function rulesFor(file: string): Rules {
  let made: Rules | undefined;
  trustReleases(file, { createPolicy: (_, rules) => (made = rules) });
  if (made === undefined) throw new Error('no policy was made');
  return made;
}

test('scripts come from the releases and from nowhere else', () => {
  const { createScriptURL } = rulesFor(`${location.origin}/r/shell/1.0.0-1234abcd/early.1.js`);
  for (const text of ['/r/content/1.0.0-1/remoteEntry.js', `${location.origin}/r/shell/1.0.0-1/main.js`, '/sw.js'])
    expect(createScriptURL(text), text).toBe(text);
  const foreign = ['https://evil.example/r/x.js', '/r/../server/x.js', '/media/x.js', '/r', 'data:text/javascript,1'];
  for (const text of [...foreign, 'blob:https://evil.example/1', 'javascript:1', '//evil.example/r/x.js'])
    expect(createScriptURL(text), text).toBeNull();
});

test('scripts come from the CDN where the releases stand there, its own folders apart', () => {
  const { createScriptURL } = rulesFor('https://cdn.example/site/r/shell/1.0.0-1234abcd/early.1.js');
  expect(createScriptURL('https://cdn.example/site/r/content/1.0.0-1/a.js')).not.toBeNull();
  expect(createScriptURL('https://cdn.example/other/a.js')).toBeNull();
  expect(createScriptURL('/r/content/1.0.0-1/a.js')).toBeNull();
});

test('no text becomes an element, but one may be emptied or filled with words', () => {
  const { createHTML } = rulesFor(`${location.origin}/r/shell/1.0.0-1234abcd/early.1.js`);
  for (const text of ['', '.a{color:red}', 'a > b &lt;img&gt;']) expect(createHTML(text)).toBe(text);
  for (const text of ['<b>bold</b>', 'x<img src=x onerror=1>', '<']) expect(createHTML(text)).toBeNull();
});

test('a browser without the gate goes on as before', () => {
  expect(() => trustReleases(`${location.origin}/r/shell/1/early.js`, undefined)).not.toThrow();
});
