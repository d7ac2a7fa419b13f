import { expect, test } from 'vitest';
import { isOnItsWay, type KeptCode, readKept, typedAgain, writeKept } from '#forms/sent-code.ts';

const blank = { channel: 'phone', contact: '' };
const kept: KeptCode<typeof blank> = {
  ...{ challengeId: 'first', sentTo: '98765 43210', step: '', digits: 6, resendAt: 30_000, expiresAt: 300_000 },
  ...{ isOpen: true, typed: { channel: 'phone', contact: '98765 43210' } },
};

test('what is kept is read as it was, but that it is back', () => {
  const email = { ...kept, sentTo: 'asha@example.in', typed: { channel: 'email', contact: 'asha@example.in' } };
  expect(readKept(writeKept({ ...email, isBack: true }), blank)).toEqual(email);
});

test.each(['98765 43210', '+91 98765-43210', '09876543210'])('of %s the storage gets four digits', (contact) => {
  const stored = writeKept({ ...kept, sentTo: contact, typed: { channel: 'phone', contact } });
  expect(stored.replace(/[^\d,:]/g, '')).not.toContain('76543');
  const read = readKept(stored, blank);
  expect(read?.sentTo).toBe('•••••• 3210');
  expect(typedAgain(read?.typed ?? blank)).toEqual({ channel: 'phone' });
  expect(writeKept(read ?? kept)).toBe(stored);
  expect(isOnItsWay(read ?? kept, { channel: 'phone', contact: '98765 43210' }, 0)).toBe(true);
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
