import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainWords, wordsOf } from '#find/words.ts';

describe('words', () => {
  it.each([
    ['Step-up SIP calculator', ['step', 'up', 'sip', 'calculator']],
    ['Crème de “la” crème!', ['creme', 'de', 'la', 'creme']],
    ['80C, 12%', ['80c', '12']],
    ['', []],
    [' — ', []],
  ])('of %j are %j', (text, words) => expect(plainWords(text)).toEqual(words));

  it.each([
    ['पढ़ाई', 'पढाई'],
    ['महँगाई', 'महंगाई'],
    ['ಕ್ಯಾಲ್ಕುಲೇಟರ್‌ಗಳು', 'ಕ್ಯಾಲ್ಕುಲೇಟರ್ಗಳು'],
    ['SIP', 'sip'],
  ])('%s is %s, however it is written', (one, other) => {
    expect(plainWords(one)).toHaveLength(1);
    expect(plainWords(one)).toEqual(plainWords(other));
  });

  it('stand where the text has them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { plain, from, to } of wordsOf(text)) expect(plainWords(text.slice(from, to))).toEqual([plain]);
      }),
    );
  });
});
