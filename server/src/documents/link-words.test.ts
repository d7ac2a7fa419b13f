import { expect, test } from 'vitest';
import { linkWords } from '#documents/link-words.ts';

test('the words of a link are read as the page has written them', () => {
  const html =
    '<div class="calc" data-linked="drawn" data-title="₹7,000 a month: ₹20,96,885.12" data-description="Child&#x27;s &amp; more."><p>';
  const words = { title: '₹7,000 a month: ₹20,96,885.12', description: "Child's & more." };
  expect(linkWords(html)).toEqual({ ...words, figures: [], basis: '' });
  const more = html.replace(
    '><p>',
    ' data-figures="Invested\t₹1.00\nA &amp; B\t₹2.00\nMissing\t" data-basis="Monthly."><p>',
  );
  const figures = [
    { label: 'Invested', text: '₹1.00' },
    { label: 'A & B', text: '₹2.00' },
  ];
  expect(linkWords(more)).toEqual({ ...words, figures, basis: 'Monthly.' });
  expect(linkWords('<div class="calc" data-linked="drawn"></div>')).toBeNull();
});
