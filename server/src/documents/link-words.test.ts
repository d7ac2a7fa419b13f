import { expect, test } from 'vitest';
import { leadsTo, linkWords } from '#documents/link-words.ts';

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

test('a page leads to another one of this site alone, and only by its own mark', () => {
  const html = '<div class="calc" data-linked="drawn" data-leads-to="/corpus?target=1&amp;years=2"><p>';
  expect(leadsTo(html)).toBe('/corpus?target=1&years=2');
  for (const other of ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', ''])
    expect(leadsTo(html.replace('/corpus?target=1&amp;years=2', other))).toBeNull();
  expect(leadsTo('<input value=" data-leads-to=&quot;/corpus&quot;"><p> data-leads-to=&quot;/corpus&quot;')).toBeNull();
});
