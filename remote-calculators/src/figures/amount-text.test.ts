import { describe, expect, it } from 'vitest';
import { fieldText, groupWhileTyping, readTyped, withoutStuckSeparator } from '#figures/amount-text.ts';

describe('readTyped', () => {
  it.each([
    ['5000', 5000],
    ['₹ 5,00,000', 500000],
    ['5L', 500000],
    ['5 lakh', 500000],
    ['1.2cr', 12000000],
    ['1.15cr', 11500000],
    ['1.23456789 crore', 12345678.9],
    ['.5l', 50000],
    ['20k', 20000],
    ['12.75%', 12.75],
    ['-5', -5],
    ['५०००', 5000],
    ['೧೨', 12],
  ])('reads %s as %d', (text, value) => {
    expect(readTyped(text)).toEqual({ state: 'figure', value });
  });

  it.each(['abc', '1e5', '1.2.3', '.', '5x', '--5', 'cr'])('does not guess at %s', (text) => {
    expect(readTyped(text)).toEqual({ state: 'unreadable' });
  });

  it.each(['', '  ', '₹'])('takes "%s" as nothing yet', (text) => {
    expect(readTyped(text)).toEqual({ state: 'empty' });
  });
});

describe('groupWhileTyping', () => {
  it.each([
    ['12345', 5, '12,345', 6],
    ['1234567', 7, '12,34,567', 9],
    ['9,1234', 2, '91,234', 1],
    ['100000.5', 8, '1,00,000.5', 10],
    ['5L', 2, '5L', 2],
    ['', 0, '', 0],
    ['\u200e12345\u200b', 7, '12,345', 6],
    ['12\u200b345', 3, '12,345', 2],
    ['\u200e5L', 3, '5L', 2],
    ['५००००', 5, '50,000', 6],
  ])('%s with the caret at %d becomes %s at %d', (text, caret, grouped, moved) => {
    expect(groupWhileTyping({ text, caret })).toEqual({ text: grouped, caret: moved });
  });

  it('keeps the number of digits before the caret for every caret', () => {
    const text = '1234567890';
    for (let caret = 0; caret <= text.length; caret += 1) {
      const moved = groupWhileTyping({ text, caret });
      expect(moved.text.slice(0, moved.caret).replaceAll(',', '')).toHaveLength(caret);
    }
  });
});

describe('withoutStuckSeparator', () => {
  it('takes the digit before a separator that Backspace removed', () => {
    expect(withoutStuckSeparator('12,345', { text: '12345', caret: 2 }, false)).toEqual({ text: '1345', caret: 1 });
  });

  it('takes the digit after a separator that Delete removed', () => {
    expect(withoutStuckSeparator('12,345', { text: '12345', caret: 2 }, true)).toEqual({ text: '1245', caret: 2 });
  });

  it.each(['5,000', '10,000', '50,000', '9,99,999'])('leaves the same figure pasted over %s as it is', (before) => {
    const text = before.replaceAll(',', '');
    expect(withoutStuckSeparator(before, { text, caret: text.length }, false)).toEqual({ text, caret: text.length });
  });

  it('leaves ordinary deletions alone', () => {
    expect(withoutStuckSeparator('12,345', { text: '12,34', caret: 5 }, false)).toEqual({ text: '12,34', caret: 5 });
  });
});

describe('fieldText', () => {
  it.each([
    [5000, '5,000'],
    [100000, '1,00,000'],
    [12.75, '12.75'],
    [1e12, '10,00,00,00,00,000'],
    [Number.POSITIVE_INFINITY, ''],
  ])('%d stands as %s', (value, text) => {
    expect(fieldText(value)).toBe(text);
  });
});
