import { expect, test } from 'vitest';
import { imageAttributes } from '#content/images.ts';

const srcsetOf = (srcset: string) => imageAttributes({ src: '/media/a.png', srcset }, {}).srcset;

test.each([
  '/media/a.png 640w, /media/b.png 320w',
  '/media/a.png 640w,/media/b.png 320w',
  ' /media/a.png 640w ,\n/media/b.png 320w',
])('the sizes of a picture are known however they are written: %j', (srcset) => {
  expect(srcsetOf(srcset)).toBe('/media/a.png 640w, /media/b.png 320w');
});

test('a comma may be part of an address', () => {
  const imageAddress = (src: string) => src;
  const srcset = 'https://x.example/w_400x,h_300/a.png 1.5x,https://x.example/w_800x,h_600/a.png 2x';
  expect(imageAttributes({ src: '/a.png', srcset }, { imageAddress }).srcset).toBe(
    srcset.replace('x,https', 'x, https'),
  );
});
