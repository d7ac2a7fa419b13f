import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressIn, LANGUAGES, type Language, languageIn, prefixOf } from '#language/languages.ts';

test.each([
  ['hi', '/sipcalculator?years=5', '/hi/sipcalculator?years=5'],
  ['kn', '/', '/kn'],
  ['kn', '/?a=1', '/kn?a=1'],
  ['en', '/goals', '/goals'],
  ['hi', 'https://example.in/', 'https://example.in/'],
] as const)('in %s %s is %s', (language, address, own) => {
  expect(addressIn(language, address)).toBe(own);
});

test.each([
  ['/hi/sipcalculator?years=5', 'hi', '/sipcalculator?years=5'],
  ['/kn', 'kn', '/'],
  ['/kn/', 'kn', '/'],
  ['/kn?a=1', 'kn', '/?a=1'],
  // Nobody is led to another host by an address of this one.
  ['/hi//evil.example?preview=x', 'hi', '/evil.example?preview=x'],
  ['/hi/\\evil.example', 'hi', '/evil.example'],
  ['/kn///evil.example', 'kn', '/evil.example'],
  ['/hire', 'en', '/hire'],
  ['/en/goals', 'en', '/en/goals'],
  ['/zz/goals', 'en', '/zz/goals'],
  ['/', 'en', '/'],
] as const)('%s is %s of %s', (asked, language, address) => {
  expect(languageIn(asked)).toEqual({ language, address });
});

test('what an address becomes in a language is taken apart again', () => {
  const languages = fc.constantFrom(...(Object.keys(LANGUAGES) as Language[]));
  const paths = fc.array(fc.stringMatching(/^[a-z]{3,9}$/)).map((parts) => `/${parts.join('/')}`);
  fc.assert(
    fc.property(languages, paths, (language, path) => {
      expect(languageIn(addressIn(language, path))).toEqual({ language, address: path });
      expect(addressIn(language, path).startsWith(prefixOf(language))).toBe(true);
    }),
  );
});
