import { expect, test } from 'vitest';
import { languageOfText } from '#content/language-of-text.ts';

test.each([
  ['What a SIP is', undefined],
  ['SIP क्या है? हर महीने एक तय राशि का निवेश, 5,000 रुपये से।', 'hi-IN'],
  ['SIP म्हणजे काय? ही दर महिन्याची गुंतवणूक आहे.', 'mr-IN'],
  ['SIP ಎಂದರೇನು? ಪ್ರತಿ ತಿಂಗಳ ಹೂಡಿಕೆ.', 'kn-IN'],
  // A word of another language among English ones.
  ['The Hindi word निवेश means investment', undefined],
  ['5,000 × 12 = 60,000', undefined],
  ['', undefined],
])('%j is in %s', (text, tag) => expect(languageOfText(text)).toBe(tag));
