import { expect, test } from 'vitest';
import { linkWords } from '#documents/link-words.ts';

test('the words of a link are read as the page has written them', () => {
  const html =
    '<div class="calc" data-linked="drawn" data-title="₹7,000 a month: ₹20,96,885.12" data-description="Child&#x27;s &amp; more."><p>';
  expect(linkWords(html)).toEqual({ title: '₹7,000 a month: ₹20,96,885.12', description: "Child's & more." });
  expect(linkWords('<div class="calc" data-linked="drawn"></div>')).toBeNull();
});
