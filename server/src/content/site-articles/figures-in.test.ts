import { expect, test } from 'vitest';
import { figuresIn, spansIn } from '#content/site-articles/figures-in.ts';

test('amounts, numbers with commas and numbers with a point are figures; years and per cents are not', () => {
  const text = '₹5,000 for 10 years at 12%, in 2026: 11,61,695 or ₹99. 12.68% a year, 24 instalments, ₹1,00,00,000.';
  expect(figuresIn(text)).toEqual([5_000, 1_161_695, 99, 12.68, 10_000_000]);
});

test('a span is read in months', () => {
  expect(spansIn('after 13 years and 8 months, or 1 year and 1 month, or 5 years')).toEqual([164, 13]);
});
