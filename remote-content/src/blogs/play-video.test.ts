// @vitest-environment jsdom
import type { MouseEvent } from 'react';
import { afterEach, expect, test } from 'vitest';
import { playVideo } from '#blogs/play-video.ts';

afterEach(() => document.body.replaceChildren());

/** Presses the first element of `selector` in an article of this HTML; tells whether the browser may follow the link. */
function followed(html: string, selector: string): boolean {
  document.body.innerHTML = html;
  document.body.addEventListener('click', (event) => playVideo(event as unknown as MouseEvent<HTMLElement>), {
    once: true,
  });
  const event = new Event('click', { bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return !event.defaultPrevented;
}

test.each([
  '<sup><a href="#article-a1">1</a></sup>',
  '<a href="#article-nav"><b>NAV</b></a>',
  '<a href="https://player.vimeo.com/video/7">Our plan</a>',
])('a link that is no film is the browser’s own: %s', (html) => expect(followed(html, 'a > *, a')).toBe(true));

test('a film’s link becomes its player', () => {
  expect(followed('<a class="video" href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">Play</a>', 'a')).toBe(false);
  expect(document.querySelector('iframe')?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/);
  expect(document.querySelector('a')).toBeNull();
});
