import { expect, test } from 'vitest';
import { isOnItsWay, type KeptCode, readKept, writeKept } from '#forms/sent-code.ts';

const blank = { channel: 'phone', contact: '' };
const kept: KeptCode<typeof blank> = {
  ...{ challengeId: 'first', sentTo: '98765 43210', step: '', digits: 6, resendAt: 30_000, expiresAt: 300_000 },
  ...{ isOpen: true, typed: { channel: 'phone', contact: '98765 43210' } },
};

test('what is kept is read as it was, but that it is back', () => {
  expect(readKept(writeKept({ ...kept, isBack: true }), blank)).toEqual(kept);
});

test.each([null, '', '{', '[]', '{}', '{"challengeId":1}', 'null'])('%o is no code', (stored) =>
  expect(readKept(stored, blank)).toBeNull(),
);

test('what was typed keeps the names and kinds that the form has', () => {
  const stored = writeKept({ ...kept, typed: { channel: 7, contact: 'x', more: 'y' } });
  expect(readKept(stored, blank)?.typed).toEqual({ channel: 'phone', contact: 'x' });
});

test.each([
  [{ channel: 'phone', contact: '98765 43210' }, 299_999, true],
  [{ channel: 'phone', contact: '98765-43210' }, 0, true],
  [{ channel: 'phone', contact: '98765 43211' }, 0, false],
  [{ channel: 'email', contact: '98765 43210' }, 0, false],
  [{ channel: 'phone', contact: '98765 43210' }, 300_000, false],
])('asked for by %o after %i ms it is on its way: %o', (typed, now, isIt) =>
  expect(isOnItsWay(kept, typed, now)).toBe(isIt),
);
