import { expect, test } from 'vitest';
import { sanitise } from '#content/sanitise.ts';

const base = 'https://wp.example/2026/02/post/';
const elementors = (attributes: string, inside: string) =>
  `<div><span>₹</span><span class="elementor-counter-number" data-duration="2000" ${attributes}>${inside}</span><span>+</span></div>`;

test.each([
  [elementors('data-to-value="500" data-from-value="0"', '0'), '500'],
  [elementors('data-to-value="1250000" data-from-value="0" data-delimiter=","', ' 0 '), '1,250,000'],
  [elementors('data-to-value="12.75" data-from-value="5" data-delimiter=","', '5'), '12.75'],
  ['<div><span>₹</span><span class="counter" data-endnumber="98">0</span><span>+</span></div>', '98'],
  // Counted already, or written by an author.
  [elementors('data-to-value="500" data-from-value="0"', '412'), '412'],
  [elementors('data-to-value="many" data-from-value="0"', '0'), '0'],
  [elementors('data-from-value="0"', '0'), '0'],
])('%s shows %s', (html, figure) => {
  const shown = `<div><span>₹</span><span>${figure}</span><span>+</span></div>`;
  expect(sanitise(html, { plugins: true }).replace(/\s+(\d)\s+/, '$1')).toBe(shown);
});

const settings = (read: object) => JSON.stringify(read).replaceAll('"', '&quot;');
const FILM = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

test.each([
  `<div class="elementor-widget elementor-widget-video" data-settings="${settings({ vimeo_url: 'https://vimeo.com/235215203', youtube_url: FILM, video_type: 'youtube' })}"><div class="elementor-video"></div></div>`,
  `<div class="elementor-widget-video" data-settings="${settings({ youtube_url: FILM })}"><div><i class="eicon-play"></i></div></div>`,
  '<div class="brxe-video"><div data-iframe-src="https://www.youtube.com/embed/aqz-KE-bpKQ?wmode=opaque"></div></div>',
  '<lite-youtube videoid="aqz-KE-bpKQ"></lite-youtube>',
  '<div class="rll-youtube-player" data-src="https://www.youtube.com/embed/aqz-KE-bpKQ" data-id="aqz-KE-bpKQ"></div>',
  '<amp-youtube data-videoid="aqz-KE-bpKQ"></amp-youtube>',
  '<object><param name="movie" value="https://www.youtube.com/v/aqz-KE-bpKQ?fs=1"><embed src="https://www.youtube.com/v/aqz-KE-bpKQ"></object>',
])('a film that a script would put there is a link to click: %s', (html) => {
  expect(sanitise(html, { plugins: true, base }).match(/href="[^"]*"/g)).toEqual([`href="${FILM}"`]);
});

test.each([
  [
    `<div class="elementor-widget-video" data-settings="${settings({ youtube_url: FILM, vimeo_url: 'https://vimeo.com/235215203', video_type: 'vimeo' })}"></div>`,
    'https://vimeo.com/235215203',
  ],
  [
    `<div class="elementor-widget-video" data-settings="${settings({ hosted_url: { url: 'https://wp.example/f.mp4', id: 7 }, video_type: 'hosted' })}"></div>`,
    'https://wp.example/f.mp4',
  ],
  [
    '<div class="calendly-inline-widget" data-url="https://calendly.com/firm/30min" style="height:700px"></div>',
    'https://calendly.com/firm/30min',
  ],
  [
    '<div class="infogram-embed" data-id="3b2f0d1c-aaaa" data-title="Flows"></div>',
    'https://infogram.com/3b2f0d1c-aaaa',
  ],
  [
    '<div class="flourish-embed flourish-chart" data-src="visualisation/123"></div>',
    'https://public.flourish.studio/visualisation/123/',
  ],
])('what a script of elsewhere would draw is a link to itself: %s', (html, address) => {
  expect(sanitise(html, { plugins: true, base })).toContain(`href="${address}"`);
});

test.each([
  '<div class="share" data-url="https://wp.example/2026/02/post/"></div>',
  '<div class="lazy" data-bg-src="https://cdn.example/wave.png"></div>',
  `<section data-settings="${settings({ background_video_link: FILM, youtube_url: 7 })}"></section>`,
  '<div class="video" data-settings="{&quot;"></div>',
  '<div class="video" data-settings="null" data-src="javascript:alert(1)"></div>',
])('no content: %s', (html) => expect(sanitise(html, { plugins: true, base })).toBe('<div></div>'));

test.each([
  ['<table><tr><td><i class="fas fa-check"></i></td></tr></table>', '<table><tr><td>✓ </td></tr></table>'],
  [
    '<table><tr><td><span class="dashicons dashicons-no-alt"></span></td></tr></table>',
    '<table><tr><td>✗ </td></tr></table>',
  ],
  [
    '<ul><li><svg aria-hidden="true" class="e-font-icon-svg e-fas-times-circle"><path d="M0 0"/></svg>Lock-in</li></ul>',
    '<ul><li>✗ Lock-in</li></ul>',
  ],
  [
    '<ul><li><input type="checkbox" checked disabled>Done</li><li><input type="checkbox">Open</li></ul>',
    '<ul><li>☑ Done</li><li>☐ Open</li></ul>',
  ],
  // An icon beside words, of a network, and one to close something with.
  ['<ul><li><i class="fab fa-x-twitter"></i>X</li></ul>', '<ul><li><i></i>X</li></ul>'],
  ['<p><i class="fa fa-times"></i>Close</p>', '<p><i></i>Close</p>'],
])('ticks and crosses that a font would draw: %s', (html, signs) => {
  expect(sanitise(html, { plugins: true, base })).toBe(signs);
});

test('the firm’s own Markdown is left as it is', () => {
  const html = elementors('data-to-value="500" data-from-value="0"', '0');
  expect(sanitise(html)).toBe('<div><span>₹</span><span>0</span><span>+</span></div>');
});
