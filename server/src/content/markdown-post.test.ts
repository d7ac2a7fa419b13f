import { expect, test } from 'vitest';
import { markdownPost } from '#content/markdown-source.ts';

const file = (head: string, body = 'Text.') => `---\n${head}\n---\n\n${body}`;
const head =
  'title: "Raise it: by 10%"\ndescription: What a step-up adds.\ndate: 2026-03-02\nreviewed: 2026-11-02\ncalculators: /stepupsipcalculator?monthly=5000&stepUpPct=10, /goals\ntopics: SIP, Saving more,\nauthor: Meera Sample, founder, and more';

test('a file becomes an article', () => {
  const post = markdownPost('raise-it', file(head, '## One\n\nA **bold** start.\n\n| a | b |\n|---|--:|\n| 1 | 2 |'));
  expect(post).toMatchObject({
    slug: 'raise-it',
    link: '/blogs/raise-it',
    date: '2026-03-02T09:00:00',
    title: { text: 'Raise it: by 10%' },
    reviewed: '2026-11-02',
    calculator: '/stepupsipcalculator',
    calculators: ['/stepupsipcalculator?monthly=5000&stepUpPct=10', '/goals'],
    topics: ['SIP', 'Saving more'],
    author: { name: 'Meera Sample', role: 'founder, and more' },
    picture: null,
  });
  expect(post.content.rendered).toContain('<h2>One</h2>');
  expect(post.content.rendered).toContain('<table>');
});

test.each(['/dreamcar', '/dreamhouse', '/childmarriage', '/goals'])('an article leads to %s', (calculator) => {
  const text = file(head.replace(/\/stepup[^,]+/, calculator));
  expect(markdownPost('x', text).calculator).toBe(calculator);
});

test('markup that an editor pastes is cleaned here too', () => {
  const post = markdownPost(
    'x',
    file(head, '<p class="formula main" onclick="x()">a</p><script>x()</script>\n\n[b](javascript:x)'),
  );
  expect(post.content.rendered).toContain('<p class="formula">a</p>');
  expect(post.content.rendered).not.toMatch(/script|onclick/);
});

test.each([
  ['no head', 'Text.'],
  ['an unknown name', file(`${head}\neditor: Somebody`)],
  ['an author who does nothing', file(head.replace(', founder, and more', ''))],
  ['more topics than six', file(head.replace('SIP', 'a, b, c, d, e, f'))],
  ['no date', file('title: A\ndescription: B')],
  ['a date that does not exist', file(head.replace('2026-03-02', '2026-02-30'))],
  ['a calculator elsewhere', file(head.replace('/stepupsipcalculator', '//evil.example/sip'))],
  ['figures that are markup', file(head.replace('monthly=5000', 'monthly="><b>'))],
  ['a picture from elsewhere', file(`${head}\npicture: https://evil.example/x.png`)],
])('%s is an error', (_, text) => {
  expect(() => markdownPost('x', text)).toThrow();
});
