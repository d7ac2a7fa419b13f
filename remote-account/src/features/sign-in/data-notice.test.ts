import { RETENTION } from 'shared/legal/retention';
import { expect, test } from 'vitest';
import { notice } from '#features/sign-in/data-notice.tsx';

// The list itself would be 2 kB of a page that says two of its spans.
test('the notice tells the spans by which the origin removes', () => {
  const texts = notice.map(({ text }) => text);
  expect(texts[0]).toContain(`${RETENTION.account.span} after your last sign-in`);
  expect(texts[1]).toContain(`kept for ${RETENTION.record.span}.`);
});
