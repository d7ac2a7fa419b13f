// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type Rules, sanitise } from '#content/sanitise.ts';
import { imageAddressOf } from '#content/wordpress-pictures.ts';

const POST = 'https://wp.example/2026/02/post/';
const rules: Rules = { base: POST, imageAddress: imageAddressOf('https://wp.example', POST) };
const shown = (html: string) => new DOMParser().parseFromString(sanitise(html, rules), 'text/html').body;
const pictures = (html: string) => [...shown(html).querySelectorAll('img')].map((img) => img.getAttribute('src'));
const links = (html: string) =>
  [...shown(html).querySelectorAll('a')].map((a) => [a.getAttribute('href'), a.textContent]);

const BLANK = 'data:image/svg+xml;base64,AAAA';
const FILE = '/wp-content/uploads/a.png';
const NOSCRIPT = `<noscript><img src="${FILE}" alt="A"></noscript>`;

test.each([
  `<p><img class="lazyload" src="${BLANK}" data-src="${FILE}" alt="A" width="640" height="360">${NOSCRIPT}</p>`,
  `<img src="${BLANK}" data-src="${FILE}" alt="A">`,
  `<img src="${BLANK}" data-lazy-src="${FILE}" alt="A">`,
  `<img src="${BLANK}" data-original="https://wp.example${FILE}" alt="A">`,
  `<img data-srcset="${FILE} 640w, /wp-content/uploads/b.png 320w" alt="A">`,
  `<img src="${BLANK}" data-lazy-srcset="${FILE} 1x" alt="A">${NOSCRIPT}`,
  `<img srcset="${FILE} 640w" alt="A">`,
  `<img class="lazy" src="https://cdn.example/blank.gif" alt="A">${NOSCRIPT}`,
  `${NOSCRIPT}<img class="lazyload" src="${BLANK}" data-src="${FILE}" alt="A">`,
  `<div>${NOSCRIPT}</div>`,
  `<noscript><p>Turn scripts on</p><a href="/x"><img src="${FILE}" alt="A"></a></noscript>`,
  `<img src="${BLANK}" data-src="/wp-content/uploads/a-300x169.png" alt="A">${NOSCRIPT}`.replace('-300x169', ''),
  `<picture><source srcset="/wp-content/uploads/a.webp" type="image/webp"><img src="${FILE}" alt="A"></picture>`,
  `<picture><source data-srcset="${FILE} 1x"><img src="${BLANK}" alt="A"></picture>`,
  `<picture><source srcset="${FILE}"></picture>`,
  `<div class="wp-block-cover" style="background-image:url(${FILE});min-height:300px"></div>`,
  `<div class="wp-block-cover" style="background: url('${FILE}')"><img src="${FILE}" alt="A"></div>`,
])('one picture, by its own address: %s', (html) => {
  const body = shown(html);
  expect(pictures(html)).toEqual(['/media/wordpress/a.png']);
  expect(body.textContent?.trim()).toBe('');
});

test('a late picture keeps its words, size and other sizes', () => {
  const html = `<img src="${BLANK}" data-src="${FILE}" data-srcset="${FILE} 640w, /wp-content/uploads/b.png 320w" alt="A" width="640" height="360">`;
  expect(shown(html).innerHTML).toBe(
    '<img src="/media/wordpress/a.png" srcset="/media/wordpress/a.png 640w, /media/wordpress/b.png 320w" alt="A" width="640" height="360" loading="lazy" decoding="async">',
  );
});

test.each(['0', '1'])(
  'a drawing of the library whose size WordPress does not know, and writes as %s, is shown',
  (size) => {
    const html = `<img src="/wp-content/uploads/a.svg" alt="A" width="${size}" height="${size}">`;
    expect(shown(html).innerHTML).toBe('<img src="/media/wordpress/a.svg" alt="A" loading="lazy" decoding="async">');
  },
);

test.each(['heic', 'jfif', 'bmp', 'tiff'])('a picture of the kind %s is a link to the file, words or none', (kind) => {
  const file = `https://wp.example/wp-content/uploads/a.${kind}`;
  expect(links(`<p><img src="${file}"></p>`)).toEqual([[file, `a.${kind}`]]);
});

test('the copy of a smaller size is the same picture, another picture is not', () => {
  const late = `<img src="${BLANK}" data-src="/wp-content/uploads/a-300x169.png">`;
  expect(pictures(`${late}${NOSCRIPT}`)).toEqual(['/media/wordpress/a-300x169.png']);
  expect(pictures(`${late}${NOSCRIPT.replace('a.png', 'c.png')}`)).toHaveLength(2);
});

test.each([
  '<img src="https://counter.example/p.gif" width="1" height="1">',
  '<noscript><img height="1" width="1" style="display:none" src="https://counter.example/tr?id=1"></noscript>',
  '<noscript><iframe src="https://counter.example/ns.html" height="0" width="0" style="display:none"></iframe></noscript>',
  '<iframe src="https://counter.example/" hidden></iframe>',
  '<img src="https://wp.example/wp-content/plugins/share/f.png" alt="Share">',
  '<img src="/wp-includes/images/rss.png" alt="RSS">',
  '<iframe src="about:blank"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<embed src="data:text/html,x"><object data="javascript:x"></object>',
  '<form action="/wp-comments-post.php"><input name="x"></form>',
  '<form action="javascript:x"><button>Go</button></form>',
])('no content: %s', (html) => expect(sanitise(html, rules)).toBe(''));

test.each([
  [
    '<iframe src="https://player.vimeo.com/video/7" title="Our plan"></iframe>',
    'https://player.vimeo.com/video/7',
    'Our plan',
  ],
  ['<iframe src="//www.google.com/maps/embed?pb=1"></iframe>', 'https://www.google.com/maps/embed?pb=1', 'google.com'],
  [
    '<iframe data-lazy-src="https://open.spotify.example/e/1" src="about:blank"></iframe><noscript><iframe src="https://open.spotify.example/e/1"></iframe></noscript>',
    'https://open.spotify.example/e/1',
    'open.spotify.example',
  ],
  ['<audio controls src="https://pod.example/1.mp3">No player</audio>', 'https://pod.example/1.mp3', '1.mp3'],
  [
    '<video style="visibility:hidden"><source src="https://v.example/a%20b.mp4"><a href="https://v.example/a.mp4">x</a></video>',
    'https://v.example/a%20b.mp4',
    'a b.mp4',
  ],
  [
    '<object data="https://f.example/form.pdf"><embed src="https://f.example/form.pdf"></object>',
    'https://f.example/form.pdf',
    'form.pdf',
  ],
  ['<object><param name="movie" value="https://f.example/m"></object>', 'https://f.example/m', 'f.example'],
  ['<embed src="https://f.example/x">', 'https://f.example/x', 'f.example'],
  [
    '<form action="https://list.example/join"><input name="mail"><button>Join</button></form>',
    'https://list.example/join',
    'list.example',
  ],
  ['<p><img src="http://old.example/chart.png" alt="Chart"></p>', 'http://old.example/chart.png', 'Chart'],
  [
    '<blockquote class="instagram-media" data-instgrm-permalink="https://pictures.example/p/1/"></blockquote>',
    'https://pictures.example/p/1/',
    'pictures.example',
  ],
  [
    '<div class="fb-post" data-href="https://friends.example/posts/1"></div>',
    'https://friends.example/posts/1',
    'friends.example',
  ],
])('what cannot be shown becomes one link to itself: %s', (html, href, words) => {
  expect(links(`<p>before</p>${html}<p>after</p>`)).toEqual([[href, words]]);
  expect(shown(`<p>before</p>${html}<p>after</p>`).textContent?.replace(/\s/g, '')).toBe(
    `before${words}after`.replace(/\s/g, ''),
  );
});

test.each([
  '<object data="https://f.example/form.pdf"></object><a href="https://f.example/form.pdf">The form</a>',
  '<blockquote><a href="https://f.example/form.pdf">Form</a></blockquote><iframe src="https://f.example/form.pdf/embed/#?secret=x"></iframe>',
  '<a href="https://f.example/form.pdf"><iframe src="https://other.example/"></iframe></a>',
])('no link twice, and none in a link: %s', (html) => expect(links(html)).toHaveLength(1));

test.each([
  [
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://vimeo.com/7?a=1&amp;b=2\n</div></figure>',
    'https://vimeo.com/7?a=1&b=2',
  ],
  ['<p>https://pod.example/1</p>', 'https://pod.example/1'],
  [
    '<iframe src="https://www.youtube.com/embed/videoseries?list=PL1"></iframe>',
    'https://www.youtube.com/embed/videoseries?list=PL1',
  ],
  [
    '<iframe src="https://www.youtube.com/embed/live_stream?channel=U1"></iframe>',
    'https://www.youtube.com/embed/live_stream?channel=U1',
  ],
])('an address that nobody makes a player of is an ordinary link: %s', (html, href) => {
  expect(links(html).map(([to]) => to)).toEqual([href]);
  expect(shown(html).querySelector('.video')).toBeNull();
});

test('a picture beside the library of its WordPress is shown', () => {
  const html = '<p><img src="/files/2019/chart.png" alt="Chart"></p>';
  expect(shown(html).querySelector('img')?.getAttribute('src')).toBe('/media/wordpress/~/files/2019/chart.png');
});

test('an address in a sentence, or in code, stays text', () => {
  const text =
    '<p>See https://pod.example/1 for it</p><pre>https://pod.example/1</pre><p><code>https://pod.example/1</code></p>';
  expect(sanitise(text, rules)).toBe(text);
});

test('a late frame of YouTube is a film', () => {
  const html = '<iframe data-src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>';
  expect(sanitise(html)).toContain('<a class="video" href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
});

test('a frame that is never closed takes no text away', () => {
  expect(shown('<p>a</p><iframe src="https://x.example/"><p>b</p><script>c</script>').textContent).toBe('ax.exampleb');
});

test('the words of an emoji, and of a picture inside the text, stay', () => {
  expect(sanitise('<p>Up <img class="emoji" alt="📈" src="https://s.example/1.svg"> it goes</p>', rules)).toBe(
    '<p>Up 📈 it goes</p>',
  );
  expect(sanitise(`<p><img alt="Growth" src="data:image/png;base64,${'A'.repeat(3_000)}"></p>`, rules)).toBe(
    '<p>Growth</p>',
  );
  expect(sanitise('<figure><figcaption>Only words</figcaption></figure>', rules)).toContain('Only words');
});

test('the heading of a text that opens stays; other buttons go', () => {
  const html =
    '<h3><button aria-expanded="false" aria-controls="a">What is NAV?</button></h3><div id="a"><p>A price.</p></div><button>Buy</button>';
  expect(sanitise(html, rules)).toBe('<h3>What is NAV?</h3><div><p>A price.</p></div>');
});

test.each([
  [
    'a button within a link',
    '<p><a href="https://x.example/open"><button>Open an account</button></a></p>',
    'Open an account',
  ],
  ['a link within a button', '<p><button><a href="https://x.example/open">Open</a></button></p>', 'Open'],
])('%s is a link', (_, html, words) => {
  expect(sanitise(html, rules)).toContain(`<a href="https://x.example/open" rel="noopener noreferrer">${words}</a>`);
});

test.each([
  [
    'a button in a heading',
    '<h3><button type="button"><span>What is SIP?</span></button></h3>',
    ['<h3>', 'What is SIP?'],
  ],
  [
    'a form that nobody closed',
    '<p>One</p><form action="https://x.example/j"><input><p>Two</p><h2>Three</h2>',
    ['Two', 'Three'],
  ],
  ['a form that closes itself', '<p>One</p><form action="/x" /><p>Two</p>', ['One', 'Two']],
  ['a button that nobody closed', '<p>One</p><button>Hi<p>Two</p><h2>Three</h2>', ['Two', 'Three']],
  [
    'a form around a whole page',
    '<form><input type="hidden" name="__STATE"><h3>Title</h3><p>Words</p></form>',
    ['Title', 'Words'],
  ],
])('%s swallows no words', (_, html, words) => {
  const clean = sanitise(html, rules);
  for (const word of words) expect(clean).toContain(word);
  expect(clean).not.toMatch(/<(?:form|button|input)/);
});

test.each([
  [
    '<img src="/wp-content/uploads/a.png" usemap="#m"><map name="m"><area shape="rect" coords="0,0,9,9" href="/plans" alt="Plans"><area href="https://f.example/form.pdf"></map>',
    [
      ['https://wp.example/plans', 'Plans'],
      ['https://f.example/form.pdf', 'form.pdf'],
    ],
  ],
  [
    '<iframe srcdoc="&lt;style&gt;p{}&lt;/style&gt;&lt;a href=&quot;https://f.example/x&quot;&gt;Our form&lt;/a&gt;"></iframe>',
    [['https://f.example/x', 'Our form']],
  ],
  [
    '<iframe src="https://f.example/y" title="Y" srcdoc="&lt;a href=&quot;https://f.example/x&quot;&gt;Our form&lt;/a&gt;"></iframe>',
    [['https://f.example/y', 'Y']],
  ],
])('places of a picture and a frame’s own document keep their links: %s', (html, expected) => {
  expect(links(html)).toEqual(expected);
  expect(shown(html).textContent?.replace(/\s+/g, ' ').trim()).toBe(expected.map(([, words]) => words).join(' '));
});

test.each([
  [
    '<svg viewBox="0 0 90 90" width="90"><title>Growth</title><text>2 lakh</text><g><text>3 <tspan>lakh</tspan></text></g></svg>',
    'Growth 2 lakh 3 lakh',
  ],
  ['<svg role="img" aria-label="Growth"><title>Growth</title><path d="M0 0"/></svg>', 'Growth'],
  ['<canvas aria-label="Growth by year"></canvas>', 'Growth by year'],
  ['<canvas>Rises from <b>2</b> to 3 lakh</canvas>', 'Rises from 2 to 3 lakh'],
  ['<svg aria-hidden="true"><title>Growth</title></svg>', ''],
  ['<svg class="icon icon-tick" aria-label="Tick"></svg>', ''],
  ['<svg width="24" height="24"><title>Phone</title></svg>', ''],
  ['<svg width="1em"><title>Phone</title></svg>', ''],
])('the words of a drawing stay, an icon’s do not: %s', (html, words) => {
  expect(shown(`<p>a${html}b</p>`).textContent?.replace(/\s+/g, ' ')).toBe(words === '' ? 'ab' : `a ${words} b`);
});
