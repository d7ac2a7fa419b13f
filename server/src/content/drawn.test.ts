import { expect, test } from 'vitest';
import { sanitise } from '#content/sanitise.ts';

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

test('the firm’s own Markdown is left as it is', () => {
  const html = elementors('data-to-value="500" data-from-value="0"', '0');
  expect(sanitise(html)).toBe('<div><span>₹</span><span>0</span><span>+</span></div>');
});
