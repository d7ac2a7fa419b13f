// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sanitise } from '#content/sanitise.ts';
import { numberedPicturesIn } from '#content/shortcodes.ts';
import { imageAddressOf } from '#content/wordpress-pictures.ts';
import { wordPressPost } from '#content/wordpress-post.ts';

const POST = 'https://wp.example/2026/02/post/';
const shown = (html: string) =>
  sanitise(html, { base: POST, imageAddress: imageAddressOf('https://wp.example', POST), plugins: true });

const post = (content: string, excerpt: string) =>
  wordPressPost(
    {
      ...{ id: 1, date: '2026-02-01T10:00:00', slug: 'post', link: POST, title: { rendered: 'Post' } },
      ...{ content: { rendered: content }, excerpt: { rendered: excerpt } },
    },
    'https://wp.example',
  );

test.each([
  '[vc_row full_width="stretch_row"][vc_column width="1/2"][vc_column_text]<p>First.</p>[/vc_column_text][/vc_column][/vc_row]',
  '<p>[vc_row full_width=&#8221;stretch_row&#8221; gap=&#8221;1/2&#8243;]</p>\n<p>First.</p>\n<p>[/vc_row]</p>',
  '<p>[et_pb_section fb_built="1" admin_label="section" _builder_version="4.1"]<br />\n[et_pb_row]</p><p>First.</p><p>[/et_pb_row][/et_pb_section]</p>',
  '[fusion_builder_container hundred_percent=&#8220;no&#8221; background_image=&#8220;https://wp.example/b.png&#8221;]<p>First.</p>[/fusion_builder_container]',
  '<p>[tatsu_section bg_color=\'{"d":"#fff"}\' id="a[b]"]First.[/tatsu_section]</p>',
  '<p>[cs_element_row _id=&#8217;3&#8217;]First.[/cs_element_row]</p>',
  '<p>[unheard-of colour="blue"]First.[/unheard-of]</p>',
  '<p>[unheard_of size=3]First.[another_one][/another_one][vc_separator][woocommerce_cart]</p>',
  '<p>[panel Some words here]First.[/panel]</p>',
  '<p>[dropcap]F[/dropcap]irst.</p>',
  '<p>[contact-form-7 id=&#8221;12&#8243; title=&#8221;Contact form 1&#8243;]</p><p>First.</p>',
  '<p>[contact-form-7 404 "Not Found"]</p><p>First.</p>',
  '<p>First.[product id=5][table id=1 /][elementor-template id="7"][ez-toc]</p>',
  '<p>[su_row class="<b>x</b>"]First.[/su_row]</p>',
  '<p>[vc_raw_html]JTNDZGl2JTNFJTNDJTJGZGl2JTNF[/vc_raw_html]</p><p>First.</p>',
  '<p>[av_section\nmin_height=""\ncolor="main_color"]First.[/av_section]</p>',
])('a builder’s brackets go, what is between them stays: %s', (html) => {
  const document = new DOMParser().parseFromString(shown(html), 'text/html');
  expect(document.body.textContent?.trim()).toBe('First.');
  expect(document.querySelectorAll('p')).toHaveLength(html.includes('<p>') ? 1 : 0);
});

test.each([
  '[see page 4] [1] [sic] [...] […] [Note: x] [₹5,000] [a, b] [ ] [] [and/or] [mid-cap] [Fund_Name] [emphasis mine]',
  'a[i] = b[i + 1], [x = 5], [rate r=8%], [he said “no”] [don’t] [/s] [see [note] below]',
  'Return = [end_value / start_value] - 1, Dear [first_name], Set [monthly_sip] to 5,000, [sip_amount x 12]',
  'Opened [and never closed',
])('brackets of a sentence stay: %s', (text) => expect(shown(`<p>${text}</p>`)).toBe(`<p>${text}</p>`));

test.each([
  ['[vc_column_text]One[/vc_column_text][vc_column_text]Two[/vc_column_text]', 'One<br />Two'],
  [
    '<div>[et_pb_row][et_pb_text]One[/et_pb_text] [/et_pb_row]\n[et_pb_row][et_pb_text]Two[/et_pb_text][/et_pb_row]</div>',
    '<div>One<br />Two</div>',
  ],
  ['[one_half]One[/one_half][one_half]Two <b>and</b> three[/one_half]', 'One<br />Two <b>and</b> three'],
  [
    '[su_box title="A"]One[/su_box][su_box title="B"]Two[/su_box]',
    '<strong>A</strong> One<br /><strong>B</strong> Two',
  ],
  ['<p>One[vc_row]</p><p>Two[/vc_row]</p>', '<p>One</p><p>Two</p>'],
  ['Save [su_highlight]ten[/su_highlight], [dropcap]t[/dropcap]wice', 'Save ten, twice'],
])('words of two blocks stand apart: %s', (html, text) => {
  expect(shown(html)).toBe(text);
});

test('brackets of code stay, and those that an author has doubled are shown', () => {
  const code = '<p><code>[vc_row width="1"]</code></p><pre>[gallery ids="1"]x[/gallery]</pre>';
  expect(shown(code)).toBe(code);
  expect(shown('<p>Type [[gallery]] or [[vc_row gap="1"]] here</p>')).toBe(
    '<p>Type [gallery] or [vc_row gap="1"] here</p>',
  );
});

test('the firm’s own Markdown keeps all its brackets', () => {
  expect(sanitise('<p>[vc_row a="b"]</p>')).toBe('<p>[vc_row a="b"]</p>');
});

test.each([
  ['[embed]https://youtu.be/aqz-KE-bpKQ[/embed]', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', null],
  ['[fusion_youtube id="aqz-KE-bpKQ" width="600"]', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', null],
  ['[vc_video link=&#8221;https://vimeo.com/7&#8243;]', 'https://vimeo.com/7', 'vimeo.com'],
  ['[video mp4="https://v.example/a.mp4"][/video]', 'https://v.example/a.mp4', 'a.mp4'],
  ['[audio src="/wp-content/uploads/a.mp3"]', 'https://wp.example/wp-content/uploads/a.mp3', 'a.mp3'],
  ['[pdf-embedder url="https://f.example/form.pdf" title="The form"]', 'https://f.example/form.pdf', 'The form'],
  ['[su_button url="https://b.example/"]Book a call[/su_button]', 'https://b.example/', 'Book a call'],
  ['[et_pb_button button_url="https://b.example/" button_text="Book a call"]', 'https://b.example/', 'Book a call'],
  ['[vc_btn title="Book a call" link="url:https%3A%2F%2Fb.example%2F|title:x"]', 'https://b.example/', 'Book a call'],
])('what a shortcode leads to is a link: %s', (html, href, words) => {
  const [link, ...more] = new DOMParser().parseFromString(shown(`<p>${html}</p>`), 'text/html').querySelectorAll('a');
  expect(more).toEqual([]);
  expect(link?.getAttribute('href')).toBe(href);
  if (words === null) expect(link?.className).toBe('video');
  else expect(link?.parentElement?.textContent?.trim()).toBe(words);
});

test('pictures and headings that a builder keeps in attributes are shown', () => {
  expect(shown('[et_pb_image src="https://wp.example/wp-content/uploads/a.png" alt="A"]')).toContain(
    '<img src="/media/wordpress/a.png" alt="A"',
  );
  expect(shown('[et_pb_toggle title="What is NAV?"]<p>A price.</p>[/et_pb_toggle]')).toBe(
    '<strong>What is NAV?</strong> <p>A price.</p>',
  );
  expect(
    shown('[caption id="attachment_5" width="300"]<img src="/wp-content/uploads/a.png"> The words[/caption]'),
  ).toMatch(/^<img [^>]*> The words$/);
});

test('the picture between the brackets is a picture, once', () => {
  const picture = 'https://wp.example/wp-content/uploads/a.png';
  expect(shown(`[fusion_imageframe image_id="12|full"]${picture}[/fusion_imageframe]`)).toMatch(
    /^<img src="\/media\/wordpress\/a.png"[^>]*>$/,
  );
});

test.each([
  ['[vc_single_image image="77" img_size="full"]', [77]],
  ['[gallery ids="3, 5,8" columns="2"]', [3, 5, 8]],
  ['[vc_media_grid include="3,5"] [et_pb_gallery gallery_ids="5,9"]', [3, 5, 5, 9]],
  ['[fusion_imageframe image_id="12|full"]x[/fusion_imageframe]', [12]],
  ['[contact-form-7 id="12"] [vc_row bg_image="4"] [table id=1 /] [gallery ids="all"] [image 7]', []],
])('pictures by number in %s', (html, numbers) => expect(numberedPicturesIn(`<p>${html}</p>`)).toEqual(numbers));

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/&quot; onclick=&quot;x'])(
  'a shortcode brings in nothing that acts: %s',
  (address) => {
    const html = `[su_button url="${address}"]x[/su_button][embed src="${address}" title="&lt;script&gt;1&lt;/script&gt;"]`;
    expect(shown(html)).not.toMatch(/<script|onclick="|href="(?:javascript|data)/);
  },
);

test('the lead and the description have no brackets either', () => {
  const content =
    '[vc_row full_width="stretch_row"][vc_column width="1/2"][vc_column_text]<p>First.</p>[/vc_column_text][/vc_column][/vc_row]';
  const article = post(content, '<p>[vc_row full_width=&#8221;stretch_row&#8221;][vc_column] First. [&hellip;]</p>');
  expect(article?.content.rendered).toBe('<p>First.</p>');
  expect(article?.excerpt).toMatchObject({ text: 'First.', rendered: '<p>First.</p>' });
});

test.each([
  ['First. [vc_column width=&#8221;1/2&#8243; [&hellip;]', 'First.…'],
  ['First. [unheard-of colour=&#8221;bl [&hellip;]', 'First.…'],
  ['[panel] First. [panel [&hellip;]', 'First.…'],
  ['First [see page 4]. [&hellip;]', 'First [see page 4].…'],
  ['First [see page [&hellip;]', 'First [see page…'],
  ['First, dear [first_name [&hellip;]', 'First, dear [first_name…'],
  ['First. [vc_col [&hellip;]', 'First.…'],
  ['[vc_column]First.[/vc_column][vc_column]Second. [&hellip;]', 'First. Second.…'],
  ['[vc_row][vc_column][&hellip;]', 'First. [a] Second. Third.'],
  ['First. <a class="more-link" href="/x">Continue reading</a>', 'First.'],
  // Astra, GeneratePress, Neve, and a theme that says nothing of its link.
  [
    'First. [&hellip;]</p><p class="read-more"><a href="LINK"><span class="screen-reader-text">Post</span> Read More »</a>',
    'First.…',
  ],
  ['First. &hellip; <a title="Post" class="read-more" href="LINK" aria-label="Read more">Read more</a>', 'First.…'],
  [
    'First. &hellip;&nbsp;<a href="LINK" rel="bookmark">Read More »<span class="screen-reader-text">Post</span></a>',
    'First.…',
  ],
  ['First. <a href="http://wp.example/2026/02/post#more-1">Continue reading</a>', 'First.'],
  ['First, as <a href="https://wp.example/2026/02/other/">said before</a>.', 'First, as said before.'],
  ['Written by hand.', 'Written by hand.'],
])('an excerpt of %s', (excerpt, lead) => {
  const content = '<p>[panel]First. [a][/panel] Second. Third.</p>';
  expect(post(content, `<p>${excerpt.replace('LINK', POST)}</p>`)?.excerpt.text).toBe(lead);
});

test('what a theme or plugin puts around the words goes', () => {
  const added =
    '<div class="sharedaddy sd-sharing-enabled"><h3>Share this:</h3><a href="https://x.example/share">X</a></div>' +
    '<div id="jp-relatedposts" class="jp-relatedposts"><h3>Related</h3></div><div class="addtoany_share_save_container">Share</div>' +
    '<div class="post-views content-post post-7"><span>Post Views: 1,234</span></div><div class="wp-block-spacer" style="height:9px"></div>';
  expect(shown(`<p>First.</p>${added}<p>Last.</p>`)).toBe('<p>First.</p><p>Last.</p>');
});

test.each([
  '<span class="span-reading-time rt-reading-time"><span class="rt-label">Reading Time: </span> <span class="rt-time"> 3</span> minutes</span>',
  '<p class="post-modified-info">Last Updated on February 3, 2026 by <a href="/author/a/">A</a></p>',
  '<div class="printfriendly pf-button pf-alignleft"><a href="#">Print</a></div>',
  '<div class="code-block code-block-1">Advertisement</div>',
])('a plugin’s line before the text is in neither the text nor its lead: %s', (added) => {
  const line = added
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const article = post(`${added}<p>First. Second.</p>`, `<p>${line} First. [&hellip;]</p>`);
  expect(article?.content.rendered).toBe('<p>First. Second.</p>');
  expect(article?.excerpt.text).toBe('First. Second.');
});

test('of a file’s name and its button, which lead to the same file, one stays', () => {
  const button = '<a href="/wp-content/uploads/f.pdf" class="wp-block-file__button" download>Download</a>';
  const name = '<a href="/wp-content/uploads/f.pdf">Fact sheet</a>';
  const links = (html: string) => shown(html).match(/(?<=>)[\w ]+(?=<\/a>)/g);
  expect(links(`<div class="wp-block-file">${name}${button}</div>`)).toEqual(['Fact sheet']);
  expect(links(`<div class="wp-block-file">${button}</div>`)).toEqual(['Download']);
});

test('a plugin’s table of contents stays, as links', () => {
  const toc =
    '<div id="ez-toc-container"><p class="ez-toc-title">Contents</p><a href="#" class="ez-toc-toggle">Toggle</a><ul><li><a class="ez-toc-link" href="#nav">NAV</a></li></ul></div>';
  const html = shown(
    `${toc}<h2><span class="ez-toc-section" id="nav"></span>NAV<span class="ez-toc-section-end"></span></h2>`,
  );
  expect(html).toContain('<a href="#article-nav">NAV</a>');
  expect(html).toContain('<span id="article-nav"></span>NAV');
  expect(html).not.toContain('Toggle');
});

test.each([
  ['[a b="', 200_000],
  ['[a_b c=1 ', 200_000],
  ["[a b='x' ", 150_000],
  ['[a]', 300_000],
  ['[a_', 400_000],
  ['[[a', 400_000],
  ['<b>[vc_row]', 25_000],
])(
  '%s a great many times is over soon',
  (text, times) => {
    expect(shown(`<p>before</p>${text.repeat(times)}`)).toContain('before');
  },
  30_000,
);
