import { expect, test } from 'vitest';
import { spamReason } from '#enquiries/store.ts';

test.each([
  [{}, null],
  [{ blank: '', elapsedMs: 20_000 }, null],
  [{ blank: ' ' }, null],
  [{ blank: 'https://casino.example' }, 'hidden field filled'],
  [{ elapsedMs: 200 }, 'sent 200 ms after the first input'],
  [{ elapsedMs: 1000 }, null],
])('%o → %s', (signs, reason) => {
  expect(spamReason(signs)).toBe(reason);
});
